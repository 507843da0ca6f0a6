"""Which part of a question's deciding words the searched texts do not hold at all."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.retrieval.collection import Collection
from assistant.retrieval.lexical.decisive import unheld_share
from assistant.retrieval.lexical.postings import term_key
from assistant.retrieval.question import Question
from assistant.retrieval.ranking import Candidate

GUIDES = 0
"""Number of the collection that holds the guides."""
FOREIGN = 0.4
"""What the share counts for a document of the user's own in another language: the asker's words, looked for
in texts of the asker's language, say little of it, since it may be about anything."""


def unheld(candidate: Candidate, collections: Sequence[Collection], question: Question) -> float:
    """Share in [0, 1] of the deciding words that no text in the asker's language holds.

    0 if there is no such text.
    """
    base = question.base_language
    if not any(base in collection.section_rows for collection in collections):
        return 0.0
    share = unheld_share(question.terms, base, lambda term: _holds(term, base, collections))
    foreign = candidate.collection != GUIDES and candidate.language != base
    return share * (FOREIGN if foreign else 1.0)


def _holds(term: str, base: str, collections: Sequence[Collection]) -> bool:
    key = term_key(term)
    for collection in collections:
        rows, _ = collection.segment.section_words.find(key)
        if base in collection.section_rows and collection.section_rows[base][rows].any():
            return True
    return False
