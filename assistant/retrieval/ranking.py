"""From a question to ranked groups of parallel sections, each with its best paragraph per language."""

from __future__ import annotations

from collections.abc import Collection as Names
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.collection import GUIDES, Collection
from assistant.retrieval.question import Question
from assistant.retrieval.scoring import Scored, Weighers, Within, score, weighers_of
from assistant.retrieval.translations import LOOKED_AT, own_language_first
from assistant.retrieval.vector_index import NarrowedIndex

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

PREFERRED = "en"
FOREIGN = 0.02
"""How much better a guide that the asker's language lacks must score than one that it has."""
SORTED_FIRST = 64
"""Paragraphs that are put in order at first; the best groups are seldom further down."""


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
    for part in score(collections, question, allowed, weighers or weighers_of(collections)):
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


def _ordered(part: Scored, language: str, limit: int, without: frozenset[str]) -> list[Group]:
    """The groups of one collection; of the user's own documents that say the same, the asker's first."""
    if part.number == GUIDES:
        return _groups(part, language, limit, without)
    groups = _groups(part, language, max(limit, LOOKED_AT), without)
    order = own_language_first(part.collection, [group.shown for group in groups], language)
    moved = ((groups[number], groups[place]) for place, number in enumerate(order))
    return [replace(group, score=max(group.score, before.score)) for group, before in moved]


def _groups(part: Scored, language: str, limit: int, without: frozenset[str]) -> list[Group]:
    """The best groups of one collection, with the best paragraph of their best and of their shown version."""
    parents = part.collection.segment.paragraph_sections[part.rows]
    groups: dict[tuple[str, str], Group] = {}
    for index in chain.from_iterable(rows.tolist() for rows in _in_order(part.fused)):
        section = int(parents[index])
        key = part.collection.section_groups[section]
        if key not in groups and str(part.collection.section_languages[section]) not in without:
            best = _candidate(part, index, section)
            shown = _shown(part, parents, key, language, without) or best
            groups[key] = Group(*key, best.score, shown, best, shown.language == language)
        if len(groups) == limit:
            break
    return list(groups.values())


def _in_order(scores: FloatArray) -> Iterator[NDArray[np.int64]]:
    """The numbers of the scores, the greatest first: a few, and all others if they are asked for."""
    if len(scores) > 2 * SORTED_FIRST:
        parted = np.argpartition(-scores, SORTED_FIRST)
        first, others = parted[:SORTED_FIRST], parted[SORTED_FIRST:]
        yield first[np.argsort(-scores[first])]
        yield others[np.argsort(-scores[others])]
    else:
        yield np.argsort(-scores)


def _shown(
    part: Scored, parents: NDArray[np.int32], key: tuple[str, str], language: str, without: frozenset[str]
) -> Candidate | None:
    """The best paragraph of the first version in the asker's language, or else in the preferred one."""
    collection = part.collection
    for wanted in dict.fromkeys((language, PREFERRED)):
        for section in collection.versions[key] if wanted not in without else ():
            if str(collection.section_languages[section]) == wanted:
                first, end = np.searchsorted(parents, (section, section + 1)).tolist()
                if first < end:
                    return _candidate(part, first + int(np.argmax(part.fused[first:end])), section)
    return None


def _candidate(part: Scored, index: int, section: int) -> Candidate:
    return Candidate(
        part.number,
        int(part.rows[index]),
        section,
        str(part.collection.section_languages[section]),
        float(part.fused[index]),
        float(part.lexical[index]),
    )
