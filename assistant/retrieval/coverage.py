"""Which part of a question's deciding words the searched texts do not hold at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from assistant.retrieval.collection import GUIDES, Collection
from assistant.retrieval.lexical.decisive import Holds, named, unheld, unheld_share
from assistant.retrieval.lexical.postings import term_key
from assistant.retrieval.lexical.tokens import tokens
from assistant.retrieval.question import Question
from assistant.retrieval.ranking import Candidate

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FOREIGN = 0.4
"""What the share counts for a document of the user's own in another language: the asker's words, looked for
in texts of the asker's language, say little of it, since it may be about anything."""
RARE = 3
"""Sections that hold a rare word at most."""
MOST_MISSING = 0.5
"""Share of the deciding words that a section may lack and still be what the question is about [-]."""


class Coverage:
    """What the searched texts hold of the words of one question; each word is looked up once.

    Args:
        collections: the texts, the guides first.
        question: in any language; names of the user's own in it are held by all that is looked at.
    """

    def __init__(self, collections: Sequence[Collection], question: Question) -> None:
        named = {term for name in question.names for term in tokens(name.text, question.language)}
        self._terms = tuple(term for term in question.terms if term not in named)
        self.collections = collections
        self.question = question
        base = question.base_language
        self._of_base = [each for each in collections if base in each.section_rows]
        self._held: dict[str, int] = {}
        self._holders: dict[tuple[int, str], NDArray[np.int32]] = {}

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

        def holds(term: str) -> bool:
            holding = self._holding(term)
            return holding > RARE or (holding > 0 and self._is_in(candidate, term))

        return self._share(holds) * self._counts(candidate)

    def is_exclusive(self, candidate: Candidate) -> bool:
        """Whether a section of the user's own is what the question is about.

        It holds every deciding word and every name of letters and digits that the guides do not hold, one at
        least, and half of the deciding words or more. In another language it holds a word of the question,
        as a name that is written alike, that the guides of neither language hold. Where the question names
        something by letters and digits, only sections that hold it are looked at.
        """
        question, base = self.question, self.question.base_language
        if candidate.collection == GUIDES or question.names:
            return candidate.collection != GUIDES
        if candidate.language != base:
            return any(self._is_in(candidate, term) for term in self._strange_in(candidate.language))
        strange, missing = self._strange, self._lacking(lambda term: self._is_in(candidate, term))
        share = unheld_share(question.terms, base, lambda term: self._is_in(candidate, term))
        return bool(strange) and strange.isdisjoint(missing) and share <= MOST_MISSING

    @cached_property
    def _strange(self) -> frozenset[str]:
        """Deciding words and names that no guide in the asker's language holds."""
        base = self.question.base_language
        if base not in self.collections[GUIDES].section_rows:
            return frozenset()
        return self._lacking(lambda term: self._in_guides(term, base))

    def _strange_in(self, language: str) -> Iterator[str]:
        """The strange words of the question as they are cut in another language, less those of its guides."""
        for term in dict.fromkeys(tokens(self.question.text, language)):
            is_strange = any(term.startswith(each) or each.startswith(term) for each in self._strange)
            if is_strange and not self._in_guides(term, language):
                yield term

    def _in_guides(self, term: str, language: str) -> bool:
        """Whether a guide in a language holds a term; none does where there are no guides in it."""
        guides = self.collections[GUIDES]
        rows, words = guides.section_rows.get(language), guides.segment.section_words
        return rows is not None and bool(rows[words.find(term_key(term))[0]].any())

    def _lacking(self, holds: Holds) -> frozenset[str]:
        """Deciding words and names that some texts do not hold."""
        terms = self.question.terms
        names = (term for term in named(terms) if not holds(term))
        return frozenset((*unheld(terms, self.question.base_language, holds), *names))

    def _is_in(self, candidate: Candidate, term: str) -> bool:
        key = (candidate.collection, term)
        if key not in self._holders:
            words = self.collections[candidate.collection].segment.section_words
            self._holders[key] = words.find(term_key(term))[0]
        return candidate.section in self._holders[key]

    @cached_property
    def _unheld(self) -> float:
        return self._share(lambda term: self._holding(term) > 0)

    def _share(self, holds: Holds) -> float:
        return unheld_share(self._terms, self.question.base_language, holds) if self._of_base else 0.0

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
