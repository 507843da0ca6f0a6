"""BM25 of the texts of many languages at once, each by the words that a question has in its language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.lexical.bm25 import KEPT_TERMS, Weigher, best_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

    Masks = Mapping[str, NDArray[np.bool_]]
    Shares = tuple[NDArray[np.int32], FloatArray]

Carried = Mapping[str, Sequence[str]]
"""Terms by the language of the texts that they count in."""


class CarriedWeigher:
    """Weighs the texts of each language by terms of its own, together with terms that count in all.

    What a term adds to the texts of a language is computed once and kept. Safe to share between threads.

    Args:
        weigher: over some indexes.
        languages: of each index, which texts are in a language; no text is in two.
    """

    def __init__(self, weigher: Weigher, languages: Sequence[Masks]) -> None:
        self._weigher = weigher
        self._languages = languages
        self.names = sorted({name for masks in languages for name in masks})
        self._codes = [
            self._coded(masks, count) for masks, count in zip(languages, weigher.sizes, strict=True)
        ]
        self._known: dict[tuple[int, str, str], Shares] = {}

    def scores(self, kept: Sequence[str], carried: Carried) -> list[FloatArray]:
        """Scores in [0, 1] of every text of every index; 0 for a text in a language that ``carried`` lacks.

        Args:
            kept: terms that count in every language, each once.
            carried: others, each once in a language.
        """
        self._weigher.ask(term for terms in (kept, *carried.values()) for term in terms)
        common = self._weigher.gains(kept)
        factors = self._factors(common.weight, carried)
        return [
            (gained + self._gained(number, carried)) * factors[self._codes[number]]
            for number, gained in enumerate(common.of)
        ]

    def _factors(self, common: float, carried: Carried) -> FloatArray:
        """What turns gains into shares of the best, by the code of a language."""
        factors = np.zeros(len(self.names) + 1, dtype=np.float32)
        for code, name in enumerate(self.names):
            if name in carried:
                best = best_of(common + sum(self._weigher.worth(term).weight for term in carried[name]))
                factors[code] = 1.0 / best if best else 0.0
        return factors

    def _gained(self, number: int, carried: Carried) -> FloatArray:
        """What the texts of an index gain by the terms of their languages."""
        masks = self._languages[number]
        pieces = [
            self._shares(number, name, term)
            for name, terms in carried.items()
            if name in masks
            for term in terms
        ]
        if not pieces:
            return np.zeros(self._weigher.sizes[number], dtype=np.float32)
        rows, shares = (np.concatenate(parts) for parts in zip(*pieces, strict=True))
        return np.bincount(rows, shares, self._weigher.sizes[number]).astype(np.float32)

    def _shares(self, number: int, name: str, term: str) -> Shares:
        """The texts of a language that hold a term, and what it adds to each."""
        key = (number, name, term)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT_TERMS:
                self._known.clear()
            rows, shares = self._weigher.worth(term).in_index(number)
            inside = self._languages[number][name][rows]
            found = self._known[key] = rows[inside], shares[inside]
        return found

    def _coded(self, masks: Masks, count: int) -> NDArray[np.int8]:
        """The code of each text's language; of a text without one, that of no language."""
        codes = np.full(count, len(self.names), dtype=np.int8)
        for name, rows in masks.items():
            codes[rows] = self.names.index(name)
        return codes
