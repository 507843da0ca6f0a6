"""Scores of the paragraphs that may answer a question: by its vector and by its words, in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from assistant.retrieval.closest import closest_sentences
from assistant.retrieval.collection import GUIDES, Collection
from assistant.retrieval.fusion import Views, excess
from assistant.retrieval.lexical.bm25 import Weigher
from assistant.retrieval.lexical.carried import CarriedWeigher
from assistant.retrieval.lexical.glossary import Carrier, load_glossary
from assistant.retrieval.question import Question
from assistant.retrieval.vector_index import NarrowedIndex

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

Within = Sequence["NDArray[np.bool_] | None"]
"""Which paragraphs of each collection are looked at; ``None`` for all of one."""


class LevelWeigher(NamedTuple):
    """BM25 over the texts of one level: by the same terms for all, and by those of each text's language."""

    same: Weigher
    carried: CarriedWeigher


class Weighers(NamedTuple):
    """BM25 over the paragraphs, and over the sections, of some collections."""

    paragraphs: LevelWeigher
    sections: LevelWeigher


def weighers_of(collections: Sequence[Collection]) -> Weighers:
    """The weighers of some collections, worth keeping as long as these are searched."""
    segments = [collection.segment for collection in collections]
    paragraphs = Weigher([segment.paragraph_words for segment in segments])
    sections = Weigher([segment.section_words for segment in segments])
    return Weighers(
        LevelWeigher(paragraphs, CarriedWeigher(paragraphs, [each.paragraph_rows for each in collections])),
        LevelWeigher(sections, CarriedWeigher(sections, [each.section_rows for each in collections])),
    )


@dataclass(frozen=True, slots=True)
class Scored:
    """Scores of some paragraphs of one collection.

    Args:
        number: of the collection.
        rows: the paragraphs, in ascending order.
        lexical: BM25 of each by the question's own words, in [0, 1].
        fused: for ordering only.
    """

    number: int
    collection: Collection
    rows: NDArray[np.int64]
    lexical: FloatArray
    fused: FloatArray


class _Lexical(NamedTuple):
    """BM25 of all texts of one level: by the question's own words, and by those of each text's language."""

    plain: Sequence[FloatArray]
    across: Sequence[FloatArray]


def score(
    collections: Sequence[Collection], question: Question, within: Within, weighers: Weighers
) -> list[Scored]:
    """The scores of the paragraphs of each collection that may be among the best.

    Args:
        within: the only paragraphs that are looked at, for each collection.
        weighers: those of the collections.
    """
    carrier = load_glossary().carrier(question.terms, question.base_language)
    paragraphs = _lexical(
        weighers.paragraphs, question, carrier, [each.paragraph_rows for each in collections]
    )
    sections = _lexical(weighers.sections, question, carrier, [each.section_rows for each in collections])
    return [
        _score_one(
            number,
            collection,
            _rows_to_score(collection, question.ranking, paragraphs.across[number], within[number]),
            question,
            paragraphs,
            sections,
        )
        for number, collection in enumerate(collections)
        if len(collection.paragraph_languages) and (within[number] is None or np.any(within[number]))
    ]


def _rows_to_score(
    collection: Collection, query: FloatArray, lexical: FloatArray, allowed: NDArray[np.bool_] | None
) -> NDArray[np.int64]:
    """All paragraphs that are allowed; of many, those that the vectors or the words put first."""
    index = collection.paragraphs
    if allowed is None:
        rows = index.candidates(query)
    elif isinstance(index, NarrowedIndex):
        rows, lexical = index.among(query, allowed), np.where(allowed, lexical, 0.0)
    else:
        return np.flatnonzero(allowed)
    if len(rows) < len(lexical):
        return np.union1d(rows, _first_by_words(lexical, len(rows)))
    return np.arange(len(lexical))


def _first_by_words(lexical: FloatArray, count: int) -> NDArray[np.int64]:
    """The paragraphs that the words put first, as far as they hold any."""
    rows = np.flatnonzero(lexical)
    best = np.argpartition(-lexical[rows], count)[:count] if len(rows) > count else slice(None)
    first: NDArray[np.int64] = rows[best]
    return first


def _lexical(
    weigher: LevelWeigher,
    question: Question,
    carrier: Carrier,
    languages: Sequence[Mapping[str, NDArray[np.bool_]]],
) -> _Lexical:
    """The scores of one level.

    Args:
        languages: which texts of each collection are in a base language.
    """
    own = question.base_language
    plain = weigher.same.scores(question.terms)
    carried = {target: carrier.into(target) for target in weigher.carried.names if target != own}
    across = weigher.carried.scores(carrier.kept, carried)
    for scores, same, rows in zip(across, plain, languages, strict=True):
        if own in rows:
            np.copyto(scores, same, where=rows[own])
    return _Lexical(plain, across)


def _score_one(
    number: int,
    collection: Collection,
    rows: NDArray[np.int64],
    question: Question,
    paragraphs: _Lexical,
    sections: _Lexical,
) -> Scored:
    parents, query = collection.segment.paragraph_sections[rows], question.ranking
    views = Views(
        dense=collection.paragraphs.scores(query, rows),
        excess=excess(paragraphs.across[number], collection.paragraph_rows)[rows],
        section_dense=collection.sections.scores(query, parents),
        section_excess=excess(sections.across[number], collection.section_rows)[parents],
        heading=collection.headings.scores(query, parents),
    )
    fused = _fused(number, collection, question, parents, views)
    return Scored(number, collection, rows, paragraphs.plain[number][rows], fused)


def _fused(
    number: int, collection: Collection, question: Question, parents: NDArray[np.int32], views: Views
) -> FloatArray:
    first = views.fused()
    if number == GUIDES or collection.centres is None:
        return first
    closest = closest_sentences(collection, collection.centres, question.ranking, parents, first)
    foreign = collection.section_languages[parents] != question.base_language
    return views.fused_with(closest, foreign=foreign, several=len(collection.section_rows) > 1)
