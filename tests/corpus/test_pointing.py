"""Sentences that point at a table: told apart in every language; no section of a guide begins with one."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from corpus.guides import load_guides
from corpus.languages import LANGUAGES
from corpus.pointing import points_at_table

TABLE = yaml.safe_load((Path(__file__).parent / "cases" / "pointing.yaml").read_text("utf-8"))
ROWS = [
    (language, sentence, kind == "points")
    for kind, languages in TABLE.items()
    for language, sentences in languages.items()
    for sentence in sentences
]


@pytest.mark.parametrize(("language", "sentence", "points"), ROWS, ids=[row[1] for row in ROWS])
def test_what_points_at_a_table_is_told_apart(language: str, sentence: str, points: bool) -> None:
    assert points_at_table(sentence, language) is points


def test_every_language_has_cases() -> None:
    assert set(LANGUAGES) <= set(TABLE["points"])


def test_no_section_of_a_guide_begins_with_one() -> None:
    for guide in load_guides():
        for section in guide.sections:
            first = section.sentences[0]
            assert not points_at_table(guide.text[first.start : first.end], guide.language), section.heading
