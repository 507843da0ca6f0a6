"""Questions in languages that are not ours: told from ours, answered in English."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from assistant.understanding.understand import understand

CASES = yaml.safe_load((Path(__file__).with_name("foreign.yaml")).read_text("utf-8"))
OURS = [
    (path.stem, row["q"])
    for path in Path(__file__).parent.glob("cases/*.yaml")
    for row in yaml.safe_load(path.read_text("utf-8"))["rows"]
    if "language" not in row
]


@pytest.mark.parametrize(
    ("code", "question"), [(code, question) for code, asked in CASES.items() for question in asked]
)
def test_a_language_that_is_not_ours_is_told(code, question, knowledge):
    frame = understand(question, knowledge=knowledge)
    assert frame.foreign is not None
    assert frame.language == "en"


@pytest.mark.parametrize("code", CASES)
def test_the_language_of_the_conversation_is_kept(code, knowledge):
    before = understand("Welches Netzteil brauche ich für zwei RTX 3090?", knowledge=knowledge)
    frame = understand(CASES[code][0], previous=before, knowledge=knowledge)
    assert (frame.language, frame.foreign is not None) == ("de", True)


def test_a_question_in_ours_is_never_taken_for_a_neighbour(knowledge):
    taken = [(tag, q) for tag, q in OURS if understand(q, knowledge=knowledge).foreign is not None]
    assert taken == []
