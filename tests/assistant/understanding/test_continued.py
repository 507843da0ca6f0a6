"""Follow-ups on cards: one behind an article, a number for one of several, choices that are not added up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.computing import compute
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.assistant.understanding.test_cases import check

TABLE = yaml.safe_load((Path(__file__).parent / "continued.yaml").read_text(encoding="utf-8"))["chains"]
CHAINS = [(tag, chain) for tag, chains in TABLE.items() for chain in chains]


@pytest.mark.parametrize("tag, chain", CHAINS, ids=[f"{tag}: {chain[-1]['q']}" for tag, chain in CHAINS])
def test_a_conversation_goes_on(tag: str, chain: list[dict[str, Any]], knowledge: Knowledge) -> None:
    frame = None
    for row in chain:
        frame = understand(row["q"], previous=frame, knowledge=knowledge)
        check(frame, row, tag)
        assert (frame.is_choice, frame.untold) == (row.get("choice", False), row.get("untold", False))


def test_each_of_two_choices_has_a_supply_of_its_own(knowledge: Knowledge) -> None:
    frame = understand("which psu for 2x3090 or a 5090?", knowledge=knowledge)
    found = compute(frame, knowledge).computations
    assert [(each.subject, each.value) for each in found] == [
        ("2 × GeForce RTX 3090", pytest.approx((2 * 350 + 253 + 100) * 1.1)),
        ("GeForce RTX 5090", pytest.approx((575 + 253 + 100) * 1.1)),
    ]


def test_a_number_that_may_be_of_either_card_is_asked_back(knowledge: Knowledge) -> None:
    first = understand("psu for a 3090 and a 4090", knowledge=knowledge)
    outcome = compute(understand("and with four?", previous=first, knowledge=knowledge), knowledge)
    assert not outcome.computations
    assert outcome.missing[0].options == (
        "4 × GeForce RTX 3090 + GeForce RTX 4090",
        "GeForce RTX 3090 + 4 × GeForce RTX 4090",
    )
