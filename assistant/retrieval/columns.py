"""A row of a table of the user's own that a question names, and the column that it asks for in other words.

"Who owns Zephyr?" shares no word but the name with a row of which the column is called "Owner".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from corpus.languages import LANGUAGES, base_language
from corpus.model import Document, Paragraph, Section, Sentence
from corpus.sources import load_yaml

_DATA = Path(__file__).with_name("data")
COLUMNS_FILE = _DATA / "columns.yaml"
PARTS_FILE = _DATA / "parts.yaml"
SEEKING_FILE = _DATA / "seeking.yaml"
ANYWHERE = "en"
"""Language that names of columns are in anywhere."""
_SHORTEST = 3
"""Least length of a cell that names a row [characters]; where words are not parted by spaces, one less."""
_SHORT = 40
"""Length of a text that tells its language [characters]."""
_EASTERN = "\u3040"
_LETTER = r"[^\W\u1100-\u11ff\u3040-\uffdc]"
"""Of a script whose words are parted: beside one of another script, a word ends."""


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
    columns = columns_of(part, document)
    return any(
        any(asked & column for place, column in enumerate(columns) if place != named)
        for named in _named(question, document, section, part)
    )


def asked_for(text: str, language: str) -> frozenset[str]:
    """The kinds of columns that the words of a text speak of.

    >>> sorted(asked_for("How expensive is Borealis?", "en"))
    ['price']
    """
    return _spoken_of(COLUMNS_FILE, text, language)


def asked_with_parts(text: str, language: str) -> frozenset[str]:
    """The same, with parts of machines and machines themselves.

    >>> sorted(asked_with_parts("Where is the machine with the GPU?", "en"))
    ['card', 'machine', 'place']
    """
    return asked_for(text, language) | _spoken_of(PARTS_FILE, text, language)


def asked_in(text: str, language: str) -> dict[str, frozenset[str]]:
    """The kinds of columns that a text speaks of, with parts, in its language; in each other one where the
    words of its own speak of none, since a short text does not always tell its language."""
    found = asked_with_parts(text, language)
    if found or len(text) > _SHORT:
        return {language: found} if found else {}
    others = {base: asked_with_parts(text, base) for base in map(base_language, LANGUAGES)}
    return {base: kinds for base, kinds in others.items() if kinds}


def has_something(text: str, language: str) -> bool:
    """Whether a text says that something has something, and wishes for nothing.

    >>> has_something("Which machine has the H100?", "en"), has_something("Which should I buy?", "en")
    (True, False)
    """
    said = _spoken_of(SEEKING_FILE, text, language)
    return "has" in said and "wishes" not in said


def without_columns(text: str, language: str) -> str:
    """A text in small letters without the words that speak of columns and of having.

    >>> without_columns("Who has the card of Zephyr?", "en").split()
    ['the', 'of', 'zephyr?']
    """
    folded = text.casefold()
    for file in (COLUMNS_FILE, PARTS_FILE, SEEKING_FILE):
        for kind, pattern in _patterns(file, language).items():
            folded = folded if kind == "wishes" else pattern.sub(" ", folded)
    return folded


def columns_of(part: Paragraph, document: Document) -> list[frozenset[str]]:
    """The kinds of the columns of a table, with parts, by the words of its header."""
    own = base_language(document.language)
    return [asked_with_parts(cell, own) | asked_with_parts(cell, ANYWHERE) for cell in cells(part.header)]


def rows_of(part: Paragraph, document: Document, section: Section) -> Iterator[tuple[Sentence, list[str]]]:
    """The rows of a table with their cells."""
    for each in section.sentences_in(part.start, part.end):
        if each.kind == "row":
            yield each, cells(document.text[each.start : each.end])


def cells(row: str) -> list[str]:
    """The cells of a row as it is written."""
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def is_named(cell: str, question: str) -> bool:
    """Whether a question holds a cell that is a name, and no number.

    >>> is_named("host8", "the RAM of host81"), is_named("host81", "在host81上")
    (False, True)
    """
    cell, folded = cell.casefold(), question.casefold()
    is_eastern = cell >= _EASTERN
    if len(cell) < _SHORTEST - is_eastern or not any(character.isalpha() for character in cell):
        return False
    end = r"(?!\d)" if cell[-1].isdigit() else ""
    return cell in folded if is_eastern else bool(re.search(rf"(?<!{_LETTER}){re.escape(cell)}{end}", folded))


def _named(question: str, document: Document, section: Section, part: Paragraph) -> set[int]:
    """The places of cells, in any row, that a question names."""
    return {
        place
        for _, row in rows_of(part, document, section)
        for place, cell in enumerate(row)
        if is_named(cell, question)
    }


def _spoken_of(file: Path, text: str, language: str) -> frozenset[str]:
    folded = text.casefold()
    return frozenset(kind for kind, pattern in _patterns(file, language).items() if pattern.search(folded))


@cache
def _patterns(file: Path, language: str) -> Mapping[str, re.Pattern[str]]:
    """What finds the words of each kind in one language."""
    kinds = _kinds(file).items()
    return {kind: _pattern(words[language]) for kind, words in kinds if language in words}


@cache
def _kinds(file: Path) -> Mapping[str, Mapping[str, str]]:
    lists: Mapping[str, Mapping[str, str]] = load_yaml(file.read_text(encoding="utf-8"))
    return lists


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile("|".join(_piece(word.strip().casefold()) for word in words.split(",")))


def _piece(word: str) -> str:
    bare = re.escape(word.removesuffix("*"))
    if word >= _EASTERN:
        return bare
    return rf"(?<!{_LETTER}){bare}" + ("" if word.endswith("*") else rf"(?!{_LETTER})")
