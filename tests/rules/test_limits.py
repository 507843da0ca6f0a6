"""What every rule refuses, says of old constants, and takes no longer than."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from rules import registry
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from tests.rules.case_tables import cases

LATE = Knowledge(date(2031, 1, 1))
IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a 24 GB GTX 1060": {"name": "GTX 1060", "memory_gb": 24},
    "a card of 5 kW": {"name": "RTX 3090", "board_power_w": 5000},
    "-2 cards": {"name": "RTX 3090", "count": -2},
    "a card of 0 W": {"name": "RTX 3090", "board_power_w": 0},
    "10^9 cards": {"name": "RTX 3090", "count": 10**9},
    "a card that never was": {"name": "RTX 9999"},
    "a count inside the name": {"name": "4x RTX 3090"},
    "a count after the name": {"name": "RTX 3090 x4"},
    "cards beyond writing out": {"name": "RTX 3090", "count": 10**400},
}
COMPARED = {"gpu_compare"}
"""Rules that ask for a second card beside it."""


def with_cards() -> list[str]:
    return [name for name in registry.names() if "gpus" in registry.get(name).schema()["properties"]]


@pytest.mark.parametrize("card", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
@pytest.mark.parametrize("rule", with_cards())
def test_impossible_cards_get_one_clear_error(rule: str, card: dict[str, Any], knowledge: Knowledge) -> None:
    gpus = [card, {"name": "RTX 4090"}] if rule in COMPARED else [card]
    with pytest.raises(RuleInputError) as caught:
        registry.get(rule)({"gpus": gpus}, knowledge)
    assert caught.value.field.startswith("gpus")
    assert caught.value.message.id.startswith("error-")


@pytest.mark.parametrize("number", [-2, 0, 10**9])
@pytest.mark.parametrize("rule", ["cpu", "pcie", "storage", "build"])
def test_impossible_numbers_of_cards(rule: str, number: int, knowledge: Knowledge) -> None:
    budget = {"budget": {"amount": 5000}} if rule == "build" else {}
    with pytest.raises(RuleInputError) as caught:
        registry.get(rule)({"gpu_count": number, **budget}, knowledge)
    assert caught.value.field == "gpu_count"


@pytest.mark.parametrize("rule", registry.names())
def test_old_constants_are_named_with_their_age(rule: str) -> None:
    """By a case whose answer does not hang on prices, which are too old by then to be used at all."""
    for case in cases(rule):
        try:
            late = registry.get(rule)(case.inputs, LATE)
        except RuleInputError:
            continue
        if any(note.id == "warning-stale-parameter" for note in late.warnings):
            return
    pytest.fail("no case warns of an old constant")
