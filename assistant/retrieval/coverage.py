"""Which part of a question's deciding words the searched texts do not hold at all."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.retrieval.collection import Collection
from assistant.retrieval.lexical.decisive import Holds, unheld_share
from assistant.retrieval.lexical.postings import term_key
from assistant.retrieval.question import Question
from assistant.retrieval.ranking import Candidate

GUIDES = 0
"""Number of the collection that holds the guides."""
FOREIGN = 0.4
"""What the share counts for a document of the user's own in another language: the asker's words, looked for
in texts of the asker's language, say little of it, since it may be about anything."""
RARE = 3
"""Sections that hold a rare word at most."""


def unheld(candidate: Candidate, collections: Sequence[Collection], question: Question) -> float:
    """Share in [0, 1] of the deciding words that no text in the asker's language holds.

    0 if there is no such text.
    """
    return _share(candidate, collections, question, lambda term: _holding(term, question, collections) > 0)


def elsewhere(candidate: Candidate, collections: Sequence[Collection], question: Question) -> float:
    """Share in [0, 1] of the deciding words that no text holds, or few do and not this section."""
    segment = collections[candidate.collection].segment

    def holds(term: str) -> bool:
        rows, _ = segment.section_words.find(term_key(term))
        holding = _holding(term, question, collections)
        return holding > RARE or bool(holding and (rows == candidate.section).any())

    return _share(candidate, collections, question, holds)


def _share(
    candidate: Candidate, collections: Sequence[Collection], question: Question, holds: Holds
) -> float:
    base = question.base_language
    if not any(base in collection.section_rows for collection in collections):
        return 0.0
    share = unheld_share(question.terms, base, holds)
    foreign = candidate.collection != GUIDES and candidate.language != base
    return share * (FOREIGN if foreign else 1.0)


def _holding(term: str, question: Question, collections: Sequence[Collection]) -> int:
    """How many sections in the asker's language hold a term."""
    base, key = question.base_language, term_key(term)
    return sum(
        int(collection.section_rows[base][collection.segment.section_words.find(key)[0]].sum())
        for collection in collections
        if base in collection.section_rows
    )
