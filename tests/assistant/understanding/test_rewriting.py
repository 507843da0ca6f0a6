"""A question reads with its new numbers as it would have been asked with them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.answering.wording import wording
from assistant.understanding.frame import Frame, Money
from assistant.understanding.rewriting import Change, Phrases, rewritten
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

ROWS = yaml.safe_load((Path(__file__).parent / "rewriting.yaml").read_text(encoding="utf-8"))["rows"]


def change_of(row: dict[str, Any]) -> Change:
    return Change(row.get("card", row.get("slot")), row["value"])


def changed_by(row: dict[str, Any], frame: Frame, knowledge: Knowledge) -> Frame:
    words = wording(frame.language)
    phrases = Phrases(
        daily=lambda number: words("fact-hours-a-day", number=number),
        at_most=lambda number: words("fact-at-most", number=number),
    )
    return rewritten(frame, [change_of(row)], knowledge, phrases)


def facts(frame: Frame) -> tuple[object, ...]:
    """What a frame says, wherever and in however many words."""
    slots = {
        name: (
            slot.low,
            *((slot.value.amount, slot.value.currency) if isinstance(slot.value, Money) else [slot.value]),
        )
        for name, slot in frame.slots.items()
    }
    return frame.rules, [(card.name, card.count) for card in frame.cards], slots


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["then"])
def test_a_changed_question_reads_as_one_that_was_asked_so(row: dict[str, Any], knowledge: Knowledge) -> None:
    frame = understand(row["q"], knowledge=knowledge)
    changed = changed_by(row, frame, knowledge)
    assert changed.question == row["then"]
    assert facts(understand(row["then"], knowledge=knowledge)) == facts(changed)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["then"])
def test_facts_stand_where_the_changed_question_says_them(row: dict[str, Any], knowledge: Knowledge) -> None:
    changed = changed_by(row, understand(row["q"], knowledge=knowledge), knowledge)
    for card in changed.cards:
        assert card.span and changed.question[card.span.start : card.span.end].endswith(card.asked)
    if "slot" in row:
        span = changed.slots[row["slot"]].span
        assert span and changed.question[span.start : span.end].strip() in row["then"]
        assert any(sign.isdigit() for sign in changed.question[span.start : span.end])


def test_several_changes_at_once_and_the_last_of_a_place_holds(knowledge: Knowledge) -> None:
    frame = understand("PSU for two RTX 3090 and a 150 W CPU", knowledge=knowledge)
    changes = [Change(0, 3), Change("cpu_power_w", 220.0), Change(0, 12)]
    assert rewritten(frame, changes, knowledge).question == "PSU for 12 RTX 3090 and a 220 W CPU"


def test_fact_of_an_earlier_message_changes_without_words(knowledge: Knowledge) -> None:
    first = understand("PSU for two RTX 3090 and a 150 W CPU", knowledge=knowledge)
    second = understand("and with four?", previous=first, knowledge=knowledge)
    changed = rewritten(second, [Change(0, 5), Change("cpu_power_w", 220.0)], knowledge)
    assert changed.question == "and with 5?"
    assert changed.cards == (replace(second.cards[0], count=5),)
    assert changed.get("cpu_power_w") == 220.0
