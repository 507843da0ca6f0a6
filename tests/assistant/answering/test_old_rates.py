"""An exchange rate of long ago is told in the first lines; the last one of the rouble is of 1 March 2022."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from assistant.answering.compose import compose, localised
from assistant.computing import compute
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

OLD = {
    "best gpu for 60000 rubles": "March 1, 2022",
    "3090 price in rubles": "March 1, 2022",
    "лучшая видеокарта за 60000 рублей": "1 марта 2022",
}
NEW = ("best gpu for 600 euros", "3090 price in euros")


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    return Knowledge(date(2026, 11, 30))


@pytest.mark.parametrize(("question", "day"), OLD.items(), ids=OLD)
def test_an_old_rate_is_told_with_the_direct_answer(question: str, day: str, knowledge: Knowledge) -> None:
    assert day in lead(question, knowledge)


@pytest.mark.parametrize("question", NEW)
def test_a_rate_of_these_months_is_not(question: str, knowledge: Knowledge) -> None:
    assert "exchange rate" not in lead(question, knowledge)


def lead(question: str, knowledge: Knowledge) -> str:
    """The first lines of the answer."""
    frame = understand(question, knowledge=knowledge)
    outcome = compute(frame, knowledge)
    worded = localised(outcome, frame.language)
    return compose(outcome, worded, (), frame.language, may_ask=True).lead


def test_any_message_that_is_marked_goes_with_the_direct_answer(knowledge: Knowledge) -> None:
    """Which one it is, the rule says: an assumption is of the first lines with the mark."""
    frame = understand("What PSU do I need for two RTX 3090?", knowledge=knowledge)
    outcome = compute(frame, knowledge)
    (computation,) = outcome.computations
    note, *others = computation.assumptions
    worded = localised(outcome, "en")
    text = worded[0].assumptions[0]
    assert text not in compose(outcome, worded, (), "en", may_ask=True).lead
    marked = note.model_copy(update={"with_answer": True})
    told = computation.model_copy(update={"assumptions": (marked, *others)})
    marking = replace(outcome, computations=(told,))
    assert text in compose(marking, worded, (), "en", may_ask=True).lead
