"""An amount without a currency is in the one that the conversation named, and that is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.computing import compute
from assistant.understanding.frame import Frame, Money
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

TALKS: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "currencies.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", TALKS, ids=lambda case: " – ".join(case["talk"]))
def test_an_amount_is_in_the_currency_of_the_conversation(case: dict[str, Any], knowledge: Knowledge) -> None:
    frame: Frame | None = None
    for message in case["talk"]:
        frame = understand(message, previous=frame, knowledge=knowledge)
    assert frame is not None
    amount, currency = case["budget"].split()
    assert frame.get("budget") == Money(float(amount), currency)
    (computation,) = compute(frame, knowledge).computations
    notes = [note.arguments for note in computation.assumptions if note.id == "money-assume-before"]
    assert notes == ([{"currency": currency}] if case["is_said"] else [])
