"""Questions that one section of the guides answers outright, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

TABLE = yaml.safe_load((Path(__file__).parent / "outright.yaml").read_text("utf-8"))
ROWS = [(section, question) for section, questions in TABLE["answered"].items() for question in questions]


@pytest.mark.parametrize(("section", "question"), ROWS, ids=[question for _, question in ROWS])
def test_the_section_is_known_and_no_rule_beside_it(
    section: str, question: str, knowledge: Knowledge
) -> None:
    frame = understand(question, knowledge=knowledge)
    assert (frame.section, frame.rules, frame.readings) == (section, (), ())


@pytest.mark.parametrize("question", TABLE["not_answered"])
def test_other_questions_with_such_words_are_not(question: str, knowledge: Knowledge) -> None:
    assert understand(question, knowledge=knowledge).section == ""


@pytest.mark.parametrize("question", [*TABLE["lasting"], *TABLE["idle"], *TABLE["noise"]])
def test_what_no_guide_tells_of_a_part_is_left_to_documents(question: str, knowledge: Knowledge) -> None:
    frame = understand(question, knowledge=knowledge)
    assert (frame.untold, frame.rules, frame.readings, frame.section) == (True, (), (), "")


@pytest.mark.parametrize("question", [*TABLE["not_lasting"], *TABLE["not_idle"], *TABLE["not_noise"]])
def test_other_questions_with_the_same_words_are_not(question: str, knowledge: Knowledge) -> None:
    assert not understand(question, knowledge=knowledge).untold


@pytest.mark.parametrize("chain", TABLE["chains"], ids=[chain[-1] for chain in TABLE["chains"]])
def test_how_long_it_takes_is_asked_after_a_question_on_training(
    chain: list[str], knowledge: Knowledge
) -> None:
    frame = None
    for question in chain:
        frame = understand(question, previous=frame, knowledge=knowledge)
    assert frame is not None and frame.section == "fine-tuning-memory#time"


@pytest.mark.parametrize("chain", TABLE["untold_chains"], ids=["; ".join(c) for c in TABLE["untold_chains"]])
def test_what_no_guide_tells_is_asked_after_another_question(chain: list[str], knowledge: Knowledge) -> None:
    frame = None
    for question in chain:
        frame = understand(question, previous=frame, knowledge=knowledge)
    assert frame is not None and (frame.untold, frame.rules) == (True, ())
