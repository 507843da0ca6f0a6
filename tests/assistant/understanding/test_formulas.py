"""Questions how something is calculated: the section with the formula, unless a rule can compute."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from assistant.understanding.understand import understand
from corpus.guides import load_guide
from rules.knowledge import Knowledge

TABLE = yaml.safe_load((Path(__file__).parent / "formulas.yaml").read_text("utf-8"))
ROWS = [(section, question) for section, questions in TABLE["calculated"].items() for question in questions]


@pytest.mark.parametrize(("section", "question"), ROWS, ids=[question for _, question in ROWS])
def test_the_way_of_calculating_is_told_by_a_section(
    section: str, question: str, knowledge: Knowledge
) -> None:
    frame = understand(question, knowledge=knowledge)
    assert (frame.section, frame.rules, frame.readings) == (section, (), ())


@pytest.mark.parametrize("question", TABLE["not_calculated"])
def test_other_questions_with_such_words_are_not(question: str, knowledge: Knowledge) -> None:
    assert understand(question, knowledge=knowledge).section == ""


@pytest.mark.parametrize(("before", "question"), TABLE["after_cards"])
def test_after_a_question_with_cards_it_is_left_to_the_rules(
    before: str, question: str, knowledge: Knowledge
) -> None:
    frame = understand(question, previous=understand(before, knowledge=knowledge), knowledge=knowledge)
    assert frame.section == ""


@pytest.mark.parametrize("section", TABLE["calculated"])
def test_the_section_is_in_the_guides(section: str) -> None:
    guide, _, name = section.partition("#")
    assert load_guide(guide, "en").section(name).heading
