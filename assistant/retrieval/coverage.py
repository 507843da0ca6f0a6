"""Which part of a question's deciding words the searched texts do not hold at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from assistant.retrieval.collection import GUIDES, Collection
from assistant.retrieval.lexical.decisive import Holds, unheld_share
from assistant.retrieval.lexical.postings import term_key
from assistant.retrieval.question import Question
from assistant.retrieval.ranking import Candidate

FOREIGN = 0.4
"""What the share counts for a document of the user's own in another language: the asker's words, looked for
in texts of the asker's language, say little of it, since it may be about anything."""
RARE = 3
"""Sections that hold a rare word at most."""


class Coverage:
    """What the searched texts hold of the words of one question; each word is looked up once.

    Args:
        collections: the texts, the guides first.
        question: in any language.
    """

    def __init__(self, collections: Sequence[Collection], question: Question) -> None:
        self.collections = collections
        self.question = question
        base = question.base_language
        self._of_base = [each for each in collections if base in each.section_rows]
        self._held: dict[str, int] = {}

    def unheld(self, candidate: Candidate) -> float:
        """Share in [0, 1] of the deciding words that no text in the asker's language holds.

        0 if there is no such text.
        """
        return self._unheld * self._counts(candidate)

    def elsewhere(self, candidate: Candidate) -> float:
        """Share in [0, 1] of the deciding words that no text holds, or few do and not this section."""
        anywhere = self.unheld(candidate)
        if not any(0 < holding <= RARE for holding in self._held.values()):
            return anywhere
        words = self.collections[candidate.collection].segment.section_words

        def holds(term: str) -> bool:
            holding = self._holding(term)
            return holding > RARE or bool(
                holding and (words.find(term_key(term))[0] == candidate.section).any()
            )

        return self._share(holds) * self._counts(candidate)

    @cached_property
    def _unheld(self) -> float:
        return self._share(lambda term: self._holding(term) > 0)

    def _share(self, holds: Holds) -> float:
        return unheld_share(self.question.terms, self.question.base_language, holds) if self._of_base else 0.0

    def _counts(self, candidate: Candidate) -> float:
        foreign = candidate.language != self.question.base_language
        return FOREIGN if foreign and candidate.collection != GUIDES else 1.0

    def _holding(self, term: str) -> int:
        """How many sections in the asker's language hold a term."""
        if term not in self._held:
            base, key = self.question.base_language, term_key(term)
            self._held[term] = sum(
                int(each.section_rows[base][each.segment.section_words.find(key)[0]].sum())
                for each in self._of_base
            )
        return self._held[term]
