"""A row of a table of the user's own that a question names, and the column that it asks for in other words.

"Who owns Zephyr?" shares no word but the name with a row of which the column is called "Owner".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from corpus.languages import base_language
from corpus.model import Document, Paragraph, Section
from corpus.sources import load_yaml

COLUMNS_FILE = Path(__file__).with_name("data") / "columns.yaml"
_ANYWHERE = "en"
"""Language that names of columns are in anywhere."""
_SHORTEST = 3
"""Least length of a cell that names a row [characters]; where words are not parted by spaces, one less."""
_EASTERN = "\u3040"
_Patterns = Mapping[str, Mapping[str, re.Pattern[str]]]


def asks_for_cell(question: str, language: str, document: Document, section: Section, number: int) -> bool:
    """Whether a question names a row of a table, and one of its columns by another word.

    Args:
        question: as the user wrote it.
        language: its base language.
        number: of the paragraph with the rows.
    """
    asked = asked_for(question, language)
    part = section.paragraphs[number]
    if not (asked and part.header):
        return False
    own = base_language(document.language)
    columns = [asked_for(cell, own) | asked_for(cell, _ANYWHERE) for cell in _cells(part.header)]
    return any(
        any(asked & column for place, column in enumerate(columns) if place != named)
        for named in _named(question, document, section, part)
    )


def asked_for(text: str, language: str) -> frozenset[str]:
    """The kinds of columns that the words of a text speak of.

    >>> sorted(asked_for("How expensive is Borealis?", "en"))
    ['price']
    """
    folded = text.casefold()
    patterns = ((kind, words.get(language)) for kind, words in _kinds().items())
    return frozenset(kind for kind, pattern in patterns if pattern and pattern.search(folded))


def _named(question: str, document: Document, section: Section, part: Paragraph) -> set[int]:
    """The places of cells, in any row, that a question names."""
    folded = question.casefold()
    rows = (each for each in section.sentences_in(part.start, part.end) if each.kind == "row")
    return {
        place
        for row in rows
        for place, cell in enumerate(_cells(document.text[row.start : row.end]))
        if _is_in(cell.casefold(), folded)
    }


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _is_in(cell: str, folded: str) -> bool:
    """Whether a question holds a cell that is a name, and no number."""
    is_eastern = cell >= _EASTERN
    if len(cell) < _SHORTEST - is_eastern or not any(character.isalpha() for character in cell):
        return False
    return cell in folded if is_eastern else bool(re.search(rf"(?<!\w){re.escape(cell)}", folded))


@cache
def _kinds() -> _Patterns:
    lists: Mapping[str, Mapping[str, str]] = load_yaml(COLUMNS_FILE.read_text(encoding="utf-8"))
    return {
        kind: {language: _pattern(words) for language, words in languages.items()}
        for kind, languages in lists.items()
    }


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile("|".join(_piece(word.strip().casefold()) for word in words.split(",")))


def _piece(word: str) -> str:
    if word >= _EASTERN:
        return re.escape(word.removesuffix("*"))
    return rf"\b{re.escape(word[:-1])}" if word.endswith("*") else rf"\b{re.escape(word)}\b"
