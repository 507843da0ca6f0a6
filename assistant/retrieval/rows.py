"""Rows of tables of the user's own that a question asks for; found by words alone, without a model.

"What GPU does Zephyr have?" names a row and a column. "Which machine has the H100?" names what a row holds,
and asks which one that is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from assistant.retrieval.collection import GUIDES
from assistant.retrieval.columns import cells as cells_of
from assistant.retrieval.columns import columns_of, is_named, rows_of
from assistant.retrieval.lexical.decisive import decisive
from assistant.retrieval.lexical.identifiers import identifiers, terms_of
from assistant.retrieval.lexical.postings import term_key
from assistant.retrieval.lexical.tokens import tokens
from assistant.retrieval.seeking import Wanted
from assistant.retrieval.things import Thing, is_held
from corpus.languages import base_language
from corpus.script import has_han, to_simplified

if TYPE_CHECKING:
    from assistant.retrieval.collection import Collection
    from assistant.retrieval.hits import Library
    from assistant.retrieval.scoring import Within
    from corpus.model import Document, Paragraph, Section, Sentence

OWN = 1
MOST = 3
"""Rows that are quoted at most."""
_LOOKED_AT = 4
"""Parts of tables that are read at most."""
_EASTERN = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_BORDER = re.compile(rf"(?<=[{_EASTERN}])(?=[^\W{_EASTERN}])|(?<=[^\W{_EASTERN}])(?=[{_EASTERN}])")
"""Between scripts of which only one parts its words: "ZephyrのGPU"."""
_NAMES = 8
"""Names of letters and digits in a question that are looked up."""
_OWNERS = frozenset({"person"})
"""Kinds of columns that are asked for by what stands in them: "What does Marta Lind own?"."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row that is asked for.

    Args:
        number: of the part of a table in its section.
        original: its span in the stored original.
        settles: whether the question asks which row holds something, which no rule can tell.
    """

    document: Document
    section: Section
    number: int
    span: tuple[int, int]
    original: tuple[int, int] | None
    settles: bool


class _Part(NamedTuple):
    """A part of a table, opened."""

    document: Document
    section: Section
    number: int

    @property
    def paragraph(self) -> Paragraph:
        return self.section.paragraphs[self.number]

    def rows(self) -> Iterator[tuple[Sentence, list[str]]]:
        return rows_of(self.paragraph, self.document, self.section)


def find_rows(
    wanted: Wanted, collections: Sequence[Collection], library: Library, scope: Within | None
) -> list[Row]:
    """The rows that a question asks for, at most three; those that it names before those that it seeks.

    Args:
        collections: the guides first; without documents of the user's own nothing is found.
        scope: the only paragraphs that are looked at.
    """
    if len(collections) == 1:
        return []
    whole = wanted._replace(question=wanted.context)
    for each in dict.fromkeys((wanted, whole)) if wanted.by_name else ():
        found = _by_name(each, collections, library, scope)
        if found:
            return found
    return _by_content(wanted, collections, library, scope) if wanted.seeks else []


def _by_name(
    wanted: Wanted, collections: Sequence[Collection], library: Library, scope: Within | None
) -> list[Row]:
    own = collections[OWN]
    strange = {base: _strange(wanted, base, collections[GUIDES]) for base in own.section_rows}
    parts = _parts(strange, own, library, scope)
    found = (
        (part, row)
        for part in parts
        for row, cells in part.rows()
        if _names(wanted, cells, part, strange[base_language(part.document.language)])
        and not _leaves_more(wanted, part, cells, own)
    )
    return _rows(found, library, settles=False)


def _by_content(
    wanted: Wanted, collections: Sequence[Collection], library: Library, scope: Within | None
) -> list[Row]:
    own, things, holders = collections[OWN], wanted.things, wanted.holders
    terms = {term for thing in things for term in thing.terms}
    parts = _parts(dict.fromkeys(own.section_rows, terms), own, library, scope)
    found = (
        (part, row)
        for part in parts
        for row, cells in part.rows()
        if any(_tells(thing, cells, part, wanted.columns, holders) for thing in things)
    )
    return _rows(found, library, settles=True)


def _rows(found: Iterator[tuple[_Part, Sentence]], library: Library, *, settles: bool) -> list[Row]:
    """The first of the rows that were found, with their places in the stored originals."""
    made = []
    for part, row in found:
        span = (row.start, row.end)
        original = library.original(OWN, part.document, span)
        made.append(Row(part.document, part.section, part.number, span, original, settles))
        if len(made) == MOST:
            break
    return made


def _strange(wanted: Wanted, base: str, guides: Collection) -> set[str]:
    """The terms of the question, as texts of a language have them, that no guide holds."""
    words = guides.segment.section_words
    named = (way for name in identifiers(wanted.question)[:_NAMES] for way in name.spellings)
    apart = _BORDER.sub(" ", wanted.question)
    said = (*tokens(apart, base), *(terms_of(way)[0] for way in named))
    return {term for term in said if not words.find(term_key(term))[0].size}


def _parts(
    terms: dict[str, set[str]], own: Collection, library: Library, scope: Within | None
) -> Iterator[_Part]:
    """The parts of tables that hold the most of some terms of their language."""
    words, counts = own.segment.paragraph_words, np.zeros(len(own.segment.paragraph_sections), np.int32)
    words.ask([term_key(term) for each in terms.values() for term in each])
    for base, rows in own.paragraph_rows.items():
        for term in terms.get(base, ()):
            held = words.find(term_key(term))[0]
            counts[held[rows[held]]] += 1
    allowed = scope[OWN] if scope is not None else None
    if allowed is not None:
        counts[~allowed] = 0
    best = np.argsort(-counts, kind="stable")[:_LOOKED_AT] if counts.any() else ()
    for row in best:
        if not counts[row]:
            return
        part = _opened(int(row), own, library)
        if part.paragraph.header:
            yield part


def _opened(row: int, own: Collection, library: Library) -> _Part:
    segment = own.segment
    section = int(segment.paragraph_sections[row])
    document = library.document(OWN, segment.documents[int(segment.section_documents[section])])
    number = int(segment.paragraph_numbers[row])
    return _Part(document, document.section(segment.section_ids[section]), number)


def _names(wanted: Wanted, cells: list[str], part: _Part, strange: set[str]) -> bool:
    """Whether a question names a row by a cell, and another column of it, or nothing besides."""
    base, own = wanted.base, part.document.language
    question, context = _plain(wanted.question, base), _plain(wanted.context, base)
    named = [
        place
        for place, cell in enumerate(cells)
        if not strange.isdisjoint(tokens(cell, own)) and is_named(_plain(cell, base_language(own)), question)
    ]
    if not named:
        return False
    said = {term for place in named for term in tokens(cells[place], wanted.language)}
    if wanted.rest <= said and not wanted.columns:
        return True
    asked, headers = wanted.columns, cells_of(part.paragraph.header)
    return any(
        asked & (kinds & _OWNERS if place in named else kinds)
        or (place not in named and is_named(headers[place], context))
        for place, kinds in enumerate(columns_of(part.paragraph, part.document))
    )


def _leaves_more(wanted: Wanted, part: _Part, cells: list[str], own: Collection) -> bool:
    """Whether other texts of the user's own hold a word of the question that a row leaves open.

    "Who installed the driver on Zephyr?" has an owner for an answer only where no text tells of drivers.
    """
    base, words = wanted.base, own.segment.paragraph_words
    if base not in own.paragraph_rows:
        return False
    row = tokens(" ".join((part.paragraph.header, *cells)), wanted.language)
    open_terms = [term for term in decisive(tuple(wanted.rest), base) if term not in row]
    held = (words.find(term_key(term))[0] for term in open_terms)
    return any(own.paragraph_rows[base][rows].any() for rows in held)


def _tells(
    thing: Thing, cells: list[str], part: _Part, asked: frozenset[str], holders: frozenset[str]
) -> bool:
    """Whether a row holds a thing, in a column of its kind, and tells whose or where it is in another one."""
    columns = columns_of(part.paragraph, part.document)
    return any(
        is_held(thing, cell, part.document.language)
        and (thing.is_product or asked & columns[place] - holders)
        and any(kinds & holders for other, kinds in enumerate(columns) if other != place)
        for place, cell in enumerate(cells[: len(columns)])
    )


def _plain(text: str, base: str) -> str:
    return to_simplified(text) if base == "zh" and has_han(text) else text
