"""An answer held against what its row expects."""

from __future__ import annotations

from datetime import date

import pytest

from assistant.answer import Answer, Citation, Computation, Option, Recommendation, SourceCard
from assistant.evaluation.asking import faults
from assistant.evaluation.checking import differences
from assistant.evaluation.rows import Expected, Options, RetrievalRow
from corpus.guides import section


def answer(**changes: object) -> Answer:
    computation = Computation(
        rule="psu",
        title="Power supply",
        headline="Take 1500 W.",
        value=1375.0,
        unit="W",
        recommendation=Recommendation(value=1500, unit="W", label="Buy 1500 W"),
        inputs={"gpus": [{"count": 4, "board_power_w": 250.0}], "cpu_power_w": 150.0, "method": "2018"},
        options=(Option(name="280 W"), Option(name="245 W")),
        as_of=date(2026, 11, 30),
    )
    made = Answer(
        id="1",
        conversation_id="1",
        language="en",
        kind="answer",
        lead="Take 1500 W.",
        text="",
        computations=(computation,),
    )
    return made.model_copy(update=changes)


RIGHT = {
    "rule": "psu",
    "value": 1375,
    "unit": "W",
    "recommendation": 1500,
    "inputs": {"gpus": [{"count": 4}], "cpu_power_w": 150, "method": "2018"},
    "options": Options(first="280 W", include=("245 W",), exclude=("350 W",)),
    "answer_language": "en",
}


def test_an_answer_as_expected_has_no_differences() -> None:
    assert differences(Expected(**RIGHT), answer()) == ()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"kind": "abstention"}, "kind: expected abstention, got answer"),
        ({"answer_language": "tr"}, "language: expected tr, got en"),
        ({"says": ("Take", "850 W")}, "says: expected '850 W', got 'Take 1500 W.'"),
        ({"cites": "ram"}, "cites: expected 'ram', got []"),
        ({"rule": "ram"}, "rule: expected ram, got psu"),
        ({"value": 1265}, "value: expected 1265, got 1375"),
        ({"unit": "kW"}, "unit: expected kW, got W"),
        ({"recommendation": 1600}, "recommendation: expected 1600, got 1500"),
        ({"inputs": {"cpu_power_w": 151}}, "inputs.cpu_power_w: expected 151, got 150.0"),
        ({"inputs": {"gpus": [{"count": 3}]}}, "inputs.gpus"),
        ({"inputs": {"gpus": [{"count": 4, "name": "x"}]}}, "inputs.gpus"),
        ({"options": Options(first="245 W")}, "options: expected '245 W' first"),
        ({"options": Options(include=("210 W",))}, "options: '210 W' is missing"),
        ({"options": Options(exclude=("280 W",))}, "options: '280 W' must not be"),
    ],
)
def test_each_difference_is_told(wrong: dict[str, object], told: str) -> None:
    found = differences(Expected(**{**RIGHT, **wrong}), answer())
    assert len(found) == 1
    assert told in found[0]


def test_a_missing_recommendation_is_a_difference() -> None:
    bare = answer().computations[0].model_copy(update={"recommendation": None})
    assert "got None" in differences(Expected(**RIGHT), answer(computations=(bare,)))[0]


@pytest.mark.parametrize(
    ("expected", "got", "same"),
    [
        (1375, 1375.0, True),
        (1375, 1375.4, False),
        (72.7, 72.7273, True),
        (72.7, 72.78, False),
        (0.926, 0.92585, True),
        (0.926, 0.9271, False),
        (1.0, 1.0000000001, True),
        (-4.5, -4.54, True),
        (12.459, 12.461, True),
    ],
)
def test_expected_values_may_be_rounded(expected: float, got: float, same: bool) -> None:
    changed = answer().computations[0].model_copy(update={"value": got})
    found = differences(Expected(rule="psu", value=expected), answer(computations=(changed,)))
    assert (found == ()) is same


def quoting(guide: str, section_id: str) -> Citation:
    found = section(guide, section_id, "en")
    start, end = found.opening
    return Citation(
        number=1,
        passage_id="1",
        document_id=f"en/{guide}",
        document_title=found.document.title,
        section=found.section.heading,
        quote=found.document.text[start:end],
        start=start,
        end=end,
        language="en",
        source=SourceCard(id="dettmers-2018", title="A Full Hardware Guide"),
    )


def test_a_guide_question_needs_a_right_section_or_a_rule_that_answers_it_too() -> None:
    row = RetrievalRow(where="here", language="en", question="?", sections=("ram#prices",))
    right, wrong = (answer(citations=(quoting("ram", name),)) for name in ("prices", "kaggle"))
    assert not list(faults(row, right))
    assert "expected one of ram#prices, got psu, ram#kaggle" in next(faults(row, wrong))
    assert not list(faults(row.model_copy(update={"computed_by": ("psu",)}), wrong))
    assert "got clarification" in next(faults(row, answer(kind="clarification")))
