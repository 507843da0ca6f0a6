"""Cards as an input: names as people write them, figures of their own, variants, and what does not exist."""

from __future__ import annotations

import pytest

from rules.cards import Card, CardRequest, find_gpu, resolve
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.psu.parameters import PsuParameters


def look_up(knowledge: Knowledge, **request: object) -> tuple[Card, list[str]]:
    limits = knowledge.parameters(PsuParameters, "psu")
    cards, notes = resolve([CardRequest.model_validate(request)], knowledge, limits)
    return cards[0], [note.id for note in notes]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("3090ti", "GeForce RTX 3090 Ti"),
        ("RTX 3090", "GeForce RTX 3090"),
        ("1080ti", "GeForce GTX 1080 Ti"),
        ("RX7900XTX", "Radeon RX 7900 XTX"),
        ("geforce rtx 4090", "GeForce RTX 4090"),
        ("3060 12GB", "GeForce RTX 3060 12 GB"),
    ],
)
def test_names_as_people_write_them(written: str, name: str, knowledge: Knowledge) -> None:
    card, notes = look_up(knowledge, name=written)
    assert card.name == name
    assert notes == []


def test_figures_of_the_asker_go_before_the_catalogs(knowledge: Knowledge) -> None:
    card, _ = look_up(knowledge, name="RTX 3090", board_power_w=390)
    assert card.board_power_w == 390
    assert card.memory_gb == 24


def test_card_without_a_name_is_its_figures(knowledge: Knowledge) -> None:
    card, notes = look_up(knowledge, board_power_w=250, count=4)
    assert (card.name, card.gpu, card.board_power_w, card.count) == (None, None, 250, 4)
    assert notes == []
    assert card.references == ()


def test_variant_is_chosen_by_memory(knowledge: Knowledge) -> None:
    gpu, notes = find_gpu("GTX 1060", 3, "gpus.0.name", knowledge)
    assert gpu.name == "GeForce GTX 1060 3 GB"
    assert notes == ()


def test_variant_is_assumed_aloud(knowledge: Knowledge) -> None:
    _, notes = look_up(knowledge, name="3060")
    assert notes == ["card-assume-variant"]


def test_memory_in_the_name_is_checked_too(knowledge: Knowledge) -> None:
    with pytest.raises(RuleInputError) as caught:
        look_up(knowledge, name="GTX 1060 24GB")
    assert caught.value.message.id == "error-card-memory"


def test_memory_of_the_whole_board_is_right(knowledge: Knowledge) -> None:
    card, _ = look_up(knowledge, name="Tesla K80", memory_gb=24)
    assert card.name == "Tesla K80"


def test_unified_memory_comes_in_any_size(knowledge: Knowledge) -> None:
    card, _ = look_up(knowledge, name="M3 Ultra", memory_gb=256)
    assert card.gpu is not None
    assert card.gpu.unified_memory


def test_card_that_does_not_exist_offers_real_ones(knowledge: Knowledge) -> None:
    with pytest.raises(RuleInputError) as caught:
        look_up(knowledge, name="RTX 4095")
    assert caught.value.options
    assert all(knowledge.gpus.get(name) for name in caught.value.options)
