"""Running the retrieval set: at which rank the right section comes, per pair of languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant.evaluation.rows import RetrievalRow
from corpus.guides import guide_language
from corpus.languages import GUIDE_LANGUAGES, base_language, stored_language

if TYPE_CHECKING:
    from assistant.retrieval.retriever import Retriever

DEPTH = 10
"""Sections looked at; a right one below counts as not found."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """One search: which sections came, and the rank of the first right one.

    Args:
        document_language: of the guides searched; equal to the question's, in its stored script, for a
            search over all guides.
        rank: from 1, or ``None`` when no right section came.
    """

    row: RetrievalRow
    document_language: str
    found: tuple[str, ...]
    rank: int | None

    @property
    def is_same_language(self) -> bool:
        """Whether question and guides share a language."""
        return stored_language(self.row.language) == self.document_language


def searches(rows: Iterable[RetrievalRow], retriever: Retriever) -> Iterator[Ranked]:
    """Each question over all guides, and over those of each other language that has a right section."""
    for row in rows:
        own = stored_language(row.language)
        for language in GUIDE_LANGUAGES:
            if language == own or has_guide(language, row.sections):
                yield _search(row, language, retriever)


def _search(row: RetrievalRow, language: str, retriever: Retriever) -> Ranked:
    own = language == stored_language(row.language)
    others = () if own else [base_language(other) for other in GUIDE_LANGUAGES if other != language]
    judged = retriever.judged(row.question, row.language, limit=DEPTH, without=others)
    found = tuple(f"{group.work_id}#{group.section_id}" for group, _ in judged)
    return Ranked(row, language, found, rank_of(row.sections, found))


def has_guide(language: str, sections: Iterable[str]) -> bool:
    """Whether the language has one of the guides of these sections.

    >>> has_guide("en", ["nvlink#memory"])
    True
    """
    guides = {section.partition("#")[0] for section in sections}
    return any(guide_language(language, guide) == language for guide in guides)


def rank_of(right: Iterable[str], found: Iterable[str]) -> int | None:
    """Rank of the first right section, from 1.

    >>> rank_of(["ram#prices"], ["ram#offload", "ram#prices"])
    2
    """
    wanted = set(right)
    return next((rank for rank, name in enumerate(found, 1) if name in wanted), None)
