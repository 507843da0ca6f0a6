"""From a question to ranked groups of parallel sections, each with its best paragraph per language."""

from __future__ import annotations

from collections.abc import Collection as Names
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from assistant.retrieval.closest import closest_sentences
from assistant.retrieval.collection import Collection
from assistant.retrieval.fusion import Views, excess
from assistant.retrieval.lexical.bm25 import Weigher
from assistant.retrieval.lexical.glossary import load_glossary
from assistant.retrieval.question import Question
from assistant.retrieval.translations import LOOKED_AT, own_language_first
from assistant.retrieval.vector_index import NarrowedIndex

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

PREFERRED = "en"
FOREIGN = 0.02
"""How much better a guide that the asker's language lacks must score than one that it has."""
GUIDES = 0
"""Number of the collection that holds the guides."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One paragraph of one language version of a group.

    Args:
        collection, paragraph, section: numbers in their lists.
        score: fused score, for ordering only.
        lexical: BM25 of the paragraph, in [0, 1].
    """

    collection: int
    paragraph: int
    section: int
    language: str
    score: float
    lexical: float


@dataclass(frozen=True, slots=True)
class Group:
    """Parallel versions of one section, best first by language.

    Args:
        score: best fused score of any version; decides the order of groups.
        shown: the version for the asker: their own language, or else English, or else the best.
        best: the version with the best score.
    """

    work_id: str
    section_id: str
    score: float
    shown: Candidate
    best: Candidate
    same_language: bool


Within = Sequence["NDArray[np.bool_] | None"]
"""Which paragraphs of each collection are looked at; ``None`` for all of one."""


class Weighers(NamedTuple):
    """BM25 over the paragraphs, and over the sections, of some collections."""

    paragraphs: Weigher
    sections: Weigher


def weighers_of(collections: Sequence[Collection]) -> Weighers:
    """The weighers of some collections, worth keeping as long as these are searched."""
    segments = [collection.segment for collection in collections]
    return Weighers(
        Weigher([segment.paragraph_words for segment in segments]),
        Weigher([segment.section_words for segment in segments]),
    )


@dataclass(frozen=True, slots=True)
class _Scored:
    """Scores of some paragraphs of one collection."""

    number: int
    collection: Collection
    rows: NDArray[np.int64]
    lexical: FloatArray
    fused: FloatArray


def rank(
    collections: Sequence[Collection],
    question: Question,
    *,
    limit: int,
    without: Names[str] = (),
    within: Within | None = None,
    weighers: Weighers | None = None,
) -> list[Group]:
    """The best groups, best first; a guide that the asker's language lacks counts a little less.

    Args:
        limit: how many groups.
        without: base languages whose passages are left out (to measure search across languages).
        within: the only paragraphs that are looked at, for each collection; by default all.
        weighers: those of the collections, if they were kept.
    """
    left_out = frozenset(without)
    found: list[Group] = []
    allowed = [
        _in_languages(collection, rows, left_out)
        for collection, rows in zip(collections, within or [None] * len(collections), strict=True)
    ]
    for part in _score(collections, question, allowed, weighers or weighers_of(collections)):
        found.extend(_ordered(part, question.base_language, limit, left_out))
    return sorted(found, key=_worth, reverse=True)[:limit]


def _in_languages(
    collection: Collection, allowed: NDArray[np.bool_] | None, without: frozenset[str]
) -> NDArray[np.bool_] | None:
    """The rows that an index should look at, where it can leave some out; others are left out later."""
    if not without or not isinstance(collection.paragraphs, NarrowedIndex):
        return allowed
    others = ~np.isin(collection.paragraph_languages, list(without))
    return others if allowed is None else allowed & others


def _worth(group: Group) -> float:
    foreign_guide = group.shown.collection == GUIDES and not group.same_language
    return group.score - FOREIGN if foreign_guide else group.score


def _score(
    collections: Sequence[Collection], question: Question, within: Within, weighers: Weighers
) -> list[_Scored]:
    paragraphs, sections = weighers
    plain = paragraphs.scores(question.terms)
    words = _across(plain, question, paragraphs, [each.paragraph_rows for each in collections])
    section_words = _across(
        sections.scores(question.terms), question, sections, [each.section_rows for each in collections]
    )
    return [
        _score_one(
            number,
            collection,
            _rows_to_score(collection, question.ranking, words[number], within[number]),
            *(question, plain[number], words[number], section_words[number]),
        )
        for number, collection in enumerate(collections)
        if len(plain[number]) and (within[number] is None or np.any(within[number]))
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
    return np.union1d(rows, _first_by_words(lexical, len(rows))) if len(rows) < len(lexical) else rows


def _first_by_words(lexical: FloatArray, count: int) -> NDArray[np.int64]:
    """The paragraphs that the words put first, as far as they hold any."""
    rows = np.flatnonzero(lexical)
    best = np.argpartition(-lexical[rows], count)[:count] if len(rows) > count else slice(None)
    first: NDArray[np.int64] = rows[best]
    return first


def _across(
    scores: Sequence[FloatArray],
    question: Question,
    weigher: Weigher,
    languages: Sequence[Mapping[str, NDArray[np.bool_]]],
) -> list[FloatArray]:
    """Lexical scores, those of texts in another language by the question's words in that language."""
    found = [score.copy() for score in scores]
    for target in {language for each in languages for language in each} - {question.base_language}:
        terms = load_glossary().carried(question.terms, question.base_language, target)
        for score, other, rows in zip(found, weigher.scores(terms), languages, strict=True):
            if target in rows:
                score[rows[target]] = other[rows[target]]
    return found


def _score_one(
    number: int,
    collection: Collection,
    rows: NDArray[np.int64],
    question: Question,
    plain: FloatArray,
    lexical: FloatArray,
    section_lexical: FloatArray,
) -> _Scored:
    parents, query = collection.segment.paragraph_sections[rows], question.ranking
    views = Views(
        dense=collection.paragraphs.scores(query, rows),
        excess=excess(lexical, collection.paragraph_rows)[rows],
        section_dense=collection.sections.scores(query, parents),
        section_excess=excess(section_lexical, collection.section_rows)[parents],
        heading=collection.headings.scores(query, parents),
    )
    fused = _fused(number, collection, question, parents, views)
    return _Scored(number, collection, rows, plain[rows], fused)


def _fused(
    number: int, collection: Collection, question: Question, parents: NDArray[np.int32], views: Views
) -> FloatArray:
    first = views.fused()
    if number == GUIDES or collection.centres is None:
        return first
    closest = closest_sentences(collection, collection.centres, question.ranking, parents, first)
    foreign = collection.section_languages[parents] != question.base_language
    return views.fused_with(closest, foreign=foreign, several=len(collection.section_rows) > 1)


def _ordered(part: _Scored, language: str, limit: int, without: frozenset[str]) -> list[Group]:
    """The groups of one collection; of the user's own documents that say the same, the asker's first."""
    if part.number == GUIDES:
        return _groups(part, language, limit, without)
    groups = _groups(part, language, max(limit, LOOKED_AT), without)
    order = own_language_first(part.collection, [group.shown for group in groups], language)
    moved = ((groups[number], groups[place]) for place, number in enumerate(order))
    return [replace(group, score=max(group.score, before.score)) for group, before in moved]


def _groups(part: _Scored, language: str, limit: int, without: frozenset[str]) -> list[Group]:
    """The best groups of one collection, with the best paragraph of each version."""
    parents = part.collection.segment.paragraph_sections[part.rows]
    groups: dict[tuple[str, str], Group] = {}
    for section in _best_first(part, parents, without):
        key = part.collection.section_groups[section]
        if key not in groups:
            groups[key] = _group(key, list(_versions(part, parents, key, without)), language)
        if len(groups) == limit:
            break
    return list(groups.values())


def _best_first(part: _Scored, parents: NDArray[np.int32], without: frozenset[str]) -> Iterator[int]:
    """The section of each scored paragraph, the best first."""
    for section in parents[np.argsort(-part.fused)]:
        if not without or str(part.collection.section_languages[section]) not in without:
            yield int(section)


def _versions(
    part: _Scored, parents: NDArray[np.int32], key: tuple[str, str], without: frozenset[str]
) -> Iterator[Candidate]:
    """The best scored paragraph of each version of a section that has any."""
    for section in part.collection.versions[key]:
        places = np.flatnonzero(parents == section)
        if len(places) and str(part.collection.section_languages[section]) not in without:
            yield _candidate(part, int(places[np.argmax(part.fused[places])]), section)


def _candidate(part: _Scored, index: int, section: int) -> Candidate:
    return Candidate(
        part.number,
        int(part.rows[index]),
        section,
        str(part.collection.section_languages[section]),
        float(part.fused[index]),
        float(part.lexical[index]),
    )


def _group(key: tuple[str, str], versions: Sequence[Candidate], language: str) -> Group:
    best = max(versions, key=lambda candidate: candidate.score)
    wanted = {candidate.language: candidate for candidate in reversed(versions)}
    shown = wanted.get(language) or wanted.get(PREFERRED) or best
    return Group(key[0], key[1], best.score, shown, best, shown.language == language)
