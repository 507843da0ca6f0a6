"""Sentences that point at a table: told apart in every language; no section of a guide begins with one."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from corpus.guides import load_guides
from corpus.languages import LANGUAGES
from corpus.pointing import is_caption, points_at_table

TABLE = yaml.safe_load((Path(__file__).parent / "cases" / "pointing.yaml").read_text("utf-8"))


def rows(*kinds: str) -> list[tuple[str, str, bool]]:
    """Language and sentence of some kinds, and whether the kind is the first of them."""
    return [
        (language, sentence, kind == kinds[0])
        for kind in kinds
        for language, sentences in TABLE[kind].items()
        for sentence in sentences
    ]


ROWS = rows("points", "stands_alone")
CAPTIONS = rows("captions", "no_captions")


@pytest.mark.parametrize(("language", "sentence", "points"), ROWS, ids=[row[1] for row in ROWS])
def test_what_points_at_a_table_is_told_apart(language: str, sentence: str, points: bool) -> None:
    assert points_at_table(sentence, language) is points


@pytest.mark.parametrize(("language", "sentence", "is_one"), CAPTIONS, ids=[row[1] for row in CAPTIONS])
def test_what_is_written_below_a_picture_is_told_apart(language: str, sentence: str, is_one: bool) -> None:
    assert is_caption(sentence, language) is is_one


@pytest.mark.parametrize("kind", ["points", "captions"])
def test_every_language_has_cases(kind: str) -> None:
    assert set(LANGUAGES) <= set(TABLE[kind])


def test_no_section_of_a_guide_begins_with_one() -> None:
    for guide in load_guides():
        for section in guide.sections:
            first = section.sentences[0]
            assert not points_at_table(guide.text[first.start : first.end], guide.language), section.heading
