"""One processor through a conversation: said once, or chosen with a machine, it is kept by every rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.computing import Outcome, compute
from assistant.understanding.frame import Frame
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
KEPT = "machine-assume-same-cpu"


def talk(*questions: str) -> Outcome:
    """The outcome of the last question of a conversation."""
    frame: Frame | None = None
    outcome = Outcome()
    for question in questions:
        frame = understand(question, previous=frame, knowledge=KNOWLEDGE)
        outcome = compute(frame, KNOWLEDGE)
        frame = replace(frame, processor=outcome.processor or frame.processor)
    return outcome


def assumed(outcome: Outcome) -> dict[str, object]:
    (computation,) = outcome.computations
    return {note.id: dict(note.arguments) for note in computation.assumptions}


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("PSU for two 3090 with a 14900K?", "What does electricity for two 3090 cost in Germany?"),
        ("两张3090配14900K要多大电源", "两张3090在德国一个月电费多少"),
        ("兩張3090配14900K要多大的電源供應器", "兩張3090在德國一個月電費多少"),
        ("İki 3090 ve 14900K için güç kaynağı?", "İki 3090 Almanya'da ne kadar elektrik yakar?"),
    ],
)
def test_a_processor_that_was_said_is_kept(first: str, then: str) -> None:
    outcome = talk(first, then)
    assert assumed(outcome)[KEPT] == {"processor": "Intel Core i9-14900K"}
    # (2 × 350 + 253 + 100) / 0.90 × 720 h / 1000
    assert outcome.computations[0].value == pytest.approx(842.4)


def test_the_processor_of_a_planned_machine_is_kept() -> None:
    build = talk("Build a machine with four RTX 3090").computations[0]
    later = talk("Build a machine with four RTX 3090", "What power supply do four RTX 3090 need?")
    assert KEPT in assumed(later)
    assert later.computations[0].value == build.value


def test_another_processor_takes_its_place() -> None:
    outcome = talk(
        "PSU for two 3090 with a 14900K?", "PSU for two 3090 with a 300 W CPU", "PSU for one RTX 4090?"
    )
    # (450 + 300 + 100) × 1.1
    assert outcome.computations[0].value == pytest.approx(935)


def test_a_clean_sheet_forgets_it() -> None:
    outcome = talk("PSU for two 3090 with a 300 W CPU", "start over", "PSU for one RTX 4090?")
    assert KEPT not in assumed(outcome)


def test_a_rule_that_asks_for_no_processor_power_says_nothing_of_it() -> None:
    assert KEPT not in assumed(talk("PSU for two 3090 with a 14900K?", "How fast is Llama 3.1 8B on a 3090?"))


def test_without_a_processor_all_rules_assume_the_same_one() -> None:
    sizing = assumed(talk("PSU for two 3090?"))["psu-assume-cpu"]
    running = assumed(talk("What does electricity for two 3090 cost in Germany?"))
    assert running["machine-assume-running-cpu"]["full"].value == sizing["power"].value  # type: ignore[index]
