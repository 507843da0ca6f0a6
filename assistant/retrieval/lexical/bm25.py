"""BM25 in [0, 1], over several inverted indexes as if they were one.

The score is divided by the best that the question could get: every term of it in a text without end. A
term that no text holds counts with the greatest weight there is, so that a question about something else
scores low even if its other words are common.

References:
    Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from assistant.retrieval.lexical.postings import Words, term_key

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

K1 = 1.2
B = 0.5
KEPT_TERMS = 4_096
"""Terms whose worth a weigher keeps; where there are more it begins anew."""


def bm25(terms: Sequence[str], indexes: Sequence[Words]) -> list[FloatArray]:
    """Scores in [0, 1] of every text of every index, in order.

    Args:
        terms: the question, cut by the tokenizer that cut the texts.
    """
    return Weigher(indexes).scores(terms)


class Gains(NamedTuple):
    """What the texts of every index gain by some terms, and what these weigh together."""

    of: list[FloatArray]
    weight: float

    def scores(self) -> list[FloatArray]:
        """As shares of the best that the terms could give, in [0, 1]."""
        best = np.float32(best_of(self.weight))
        return [gained / best for gained in self.of] if best else self.of


class Weigher:
    """BM25 over some indexes, which must not change; what a term is worth is computed once and kept.

    One question is asked in a dozen languages, and most of its terms, numbers and names, stay the same; the
    words that it is carried into come from one glossary. Safe to share between threads.
    """

    def __init__(self, indexes: Sequence[Words]) -> None:
        self._indexes = indexes
        self.sizes = [len(index.lengths) for index in indexes]
        self._count = sum(self.sizes)
        words = sum(int(index.lengths.sum()) for index in indexes)
        mean_length = max(1.0, words / max(1, self._count))
        self._norms = [_norm(index.lengths, mean_length) for index in indexes]
        self._known: dict[str, Worth] = {}

    def scores(self, terms: Sequence[str]) -> list[FloatArray]:
        """See :func:`bm25`."""
        return self.gains(terms).scores()

    def gains(self, terms: Sequence[str]) -> Gains:
        """What the texts gain by terms, each of which counts once."""
        asked = tuple(dict.fromkeys(terms))
        self.ask(asked)
        of = [np.zeros(size, dtype=np.float32) for size in self.sizes]
        worths = [self.worth(term) for term in asked]
        for worth in worths:
            for number, rows, shares in worth.held:
                of[number][rows] += shares
        return Gains(of, sum(worth.weight for worth in worths))

    def ask(self, terms: Iterable[str]) -> None:
        """Have terms ready, all at once: some indexes are elsewhere."""
        new = [term_key(term) for term in dict.fromkeys(terms) if term not in self._known]
        for index in self._indexes if new else ():
            index.ask(new)

    def worth(self, term: str) -> Worth:
        """What a term is worth."""
        worth = self._known.get(term)
        if worth is None:
            if len(self._known) >= KEPT_TERMS:
                self._known.clear()
            worth = self._known[term] = self._weighed(term)
        return worth

    def _weighed(self, term: str) -> Worth:
        key = term_key(term)
        found = [index.find(key) for index in self._indexes]
        weight = inverse_frequency(sum(len(rows) for rows, _ in found), self._count)
        held = (
            (number, rows, weight * _saturation(counts, self._norms[number][rows]))
            for number, (rows, counts) in enumerate(found)
            if len(rows)
        )
        return Worth(weight, tuple(held))


class Worth(NamedTuple):
    """What a term is worth: its weight, and by index that holds it the texts and what it adds to each."""

    weight: float
    held: tuple[tuple[int, NDArray[np.int32], FloatArray], ...]

    def in_index(self, number: int) -> tuple[NDArray[np.int32], FloatArray]:
        """The texts of one index, and what it adds to each."""
        empty = np.zeros(0, dtype=np.int32), np.zeros(0, dtype=np.float32)
        return next(((rows, shares) for other, rows, shares in self.held if other == number), empty)


def best_of(weight: float) -> float:
    """The most that terms of a weight together can give: all of them in a text without end."""
    return weight * (K1 + 1)


def inverse_frequency(holding: int, count: int) -> float:
    """Weight of a term that ``holding`` of ``count`` texts hold; always above 0."""
    return log(1.0 + (count - holding + 0.5) / (holding + 0.5))


def _norm(lengths: NDArray[np.int32], mean_length: float) -> FloatArray:
    """What occurrences count against, by the lengths of the texts."""
    norm: FloatArray = lengths.astype(np.float32)
    norm *= np.float32(K1 * B / mean_length)
    norm += np.float32(K1 * (1 - B))
    return norm


def _saturation(counts: NDArray[np.uint16], norm: FloatArray) -> FloatArray:
    frequency = counts.astype(np.float32)
    return (frequency * np.float32(K1 + 1) / (frequency + norm)).astype(np.float32)
