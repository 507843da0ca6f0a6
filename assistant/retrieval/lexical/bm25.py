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
        best = np.float32(self.weight * (K1 + 1))
        return [gained / best for gained in self.of] if best else self.of


class Weigher:
    """BM25 over some indexes, which must not change; what a term is worth is computed once and kept.

    One question is asked in a dozen languages, and most of its terms, numbers and names, stay the same; the
    words that it is carried into come from one glossary. Safe to share between threads.
    """

    def __init__(self, indexes: Sequence[Words]) -> None:
        self._indexes = indexes
        self._count = sum(len(index.lengths) for index in indexes)
        words = sum(int(index.lengths.sum()) for index in indexes)
        self._mean_length = max(1.0, words / max(1, self._count))
        self._known: dict[str, _Worth] = {}

    def scores(self, terms: Sequence[str]) -> list[FloatArray]:
        """See :func:`bm25`."""
        return self.gains(terms).scores()

    def gains(self, terms: Sequence[str], onto: Gains | None = None) -> Gains:
        """What the texts gain by terms, each of which counts once.

        Args:
            onto: what they gain by others.
        """
        of = [gained.copy() for gained in (onto or self._none()).of]
        worths = self._worths(dict.fromkeys(terms))
        for worth in worths:
            for number, rows, shares in worth.held:
                of[number][rows] += shares
        return Gains(of, (onto.weight if onto else 0.0) + sum(worth.weight for worth in worths))

    def ask(self, terms: Iterable[str]) -> None:
        """Have terms ready, all at once: some indexes are elsewhere."""
        new = [term_key(term) for term in dict.fromkeys(terms) if term not in self._known]
        for index in self._indexes if new else ():
            index.ask(new)

    def _none(self) -> Gains:
        return Gains([np.zeros(len(index.lengths), dtype=np.float32) for index in self._indexes], 0.0)

    def _worths(self, terms: Iterable[str]) -> list[_Worth]:
        asked = list(terms)
        self.ask(asked)
        return [self._worth(term) for term in asked]

    def _worth(self, term: str) -> _Worth:
        worth = self._known.get(term)
        if worth is None:
            if len(self._known) >= KEPT_TERMS:
                self._known.clear()
            worth = self._known[term] = self._weighed(term)
        return worth

    def _weighed(self, term: str) -> _Worth:
        key = term_key(term)
        found = [index.find(key) for index in self._indexes]
        weight = inverse_frequency(sum(len(rows) for rows, _ in found), self._count)
        shares = [
            weight * _saturation(counts, index.lengths[rows], self._mean_length)
            for index, (rows, counts) in zip(self._indexes, found, strict=True)
        ]
        held = ((number, rows, shares[number]) for number, (rows, _) in enumerate(found) if len(rows))
        return _Worth(weight, tuple(held))


class _Worth(NamedTuple):
    """What a term is worth: its weight, and by index that holds it the texts and what it adds to each."""

    weight: float
    held: tuple[tuple[int, NDArray[np.int32], FloatArray], ...]


def inverse_frequency(holding: int, count: int) -> float:
    """Weight of a term that ``holding`` of ``count`` texts hold; always above 0."""
    return log(1.0 + (count - holding + 0.5) / (holding + 0.5))


def _saturation(counts: NDArray[np.uint16], lengths: NDArray[np.int32], mean_length: float) -> FloatArray:
    frequency = counts.astype(np.float32)
    norm = np.float32(K1) * (np.float32(1 - B) + np.float32(B / mean_length) * lengths.astype(np.float32))
    return (frequency * np.float32(K1 + 1) / (frequency + norm)).astype(np.float32)
