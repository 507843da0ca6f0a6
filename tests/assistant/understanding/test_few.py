"""Cards in a number that nobody can know count as three, and the words for it are kept to be told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.computing import compute
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.assistant.understanding.test_cases import check

TABLE = yaml.safe_load((Path(__file__).parent / "few.yaml").read_text(encoding="utf-8"))["rows"]
ROWS = [(tag, row) for tag, rows in TABLE.items() for row in rows]


@pytest.mark.parametrize("tag, row", ROWS, ids=[f"{tag}: {row['q']}" for tag, row in ROWS])
def test_few_are_three(tag: str, row: dict[str, Any], knowledge: Knowledge) -> None:
    frame = understand(row["q"], knowledge=knowledge)
    check(frame, {"rules": ["psu"], "any_reason": True, **row}, tag)
    assert [card.few for card in frame.cards] == row["few"]


def test_the_number_assumed_is_told(knowledge: Knowledge) -> None:
    """No power supply fits a number that was never given, unless the answer says which."""
    computation = compute(understand("PSU for a few 3090s", knowledge=knowledge), knowledge).computations[0]
    note = next(each for each in computation.assumptions if each.id == "card-assume-few")
    assert note.arguments == {"said": "a few", "count": 3}


def test_a_number_told_afterwards_is_no_assumption(knowledge: Knowledge) -> None:
    before = understand("PSU for a few 3090s", knowledge=knowledge)
    now = understand("and for four?", previous=before, knowledge=knowledge)
    computation = compute(now, knowledge).computations[0]
    assert [card.count for card in now.cards] == [4]
    assert "card-assume-few" not in {each.id for each in computation.assumptions}
