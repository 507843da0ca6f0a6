"""From a question to ranked groups of parallel sections, each with its best paragraph per language."""

from __future__ import annotations

from collections.abc import Collection as Names
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.collection import GUIDES, Collection
from assistant.retrieval.question import Question
from assistant.retrieval.scoring import Scored, Weighers, Within, score, weighers_of
from assistant.retrieval.translations import LOOKED_AT, own_language_first
from assistant.retrieval.vector_index import NarrowedIndex

if TYPE_CHECKING:
    from numpy.typing import NDArray

PREFERRED = "en"
FOREIGN = 0.02
"""How much better a guide that the asker's language lacks must score than one that it has."""


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


def _best_first(part: Scored, parents: NDArray[np.int32], without: frozenset[str]) -> Iterator[int]:
    """The section of each scored paragraph, the best first."""
    for section in parents[np.argsort(-part.fused)]:
        if not without or str(part.collection.section_languages[section]) not in without:
            yield int(section)


def _versions(
    part: Scored, parents: NDArray[np.int32], key: tuple[str, str], without: frozenset[str]
) -> Iterator[Candidate]:
    """The best scored paragraph of each version of a section that has any."""
    sections = part.collection.versions[key]
    firsts, ends = (np.searchsorted(parents, sections, side).tolist() for side in ("left", "right"))
    for section, first, end in zip(sections, firsts, ends, strict=True):
        if first < end and str(part.collection.section_languages[section]) not in without:
            yield _candidate(part, first + int(np.argmax(part.fused[first:end])), section)


def _candidate(part: Scored, index: int, section: int) -> Candidate:
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
