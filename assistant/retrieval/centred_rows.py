"""The vectors of one kind of text, seen from the centres of their languages; read by parts or whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.centring import centre

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import Level

BATCH = 8_192


class CentredRows:
    """Rows of a level, centred when they are read, so that no second copy of all has to be held.

    Args:
        languages: base language of each row.
        as_query: whether the texts were encoded as questions.
    """

    def __init__(
        self, level: Level, languages: NDArray[np.str_], centres: CentreSet, *, as_query: bool = False
    ) -> None:
        self._level = level
        names, codes = np.unique(languages, return_inverse=True)
        middles = [centres.question(name) if as_query else centres.passage(name) for name in names.tolist()]
        self._middles = np.asarray(middles, np.float32).reshape(len(middles), centres.passages.shape[1])
        self._squares = np.einsum("ij,ij->i", self._middles, self._middles)
        self._codes = codes.astype(np.int16)

    def __len__(self) -> int:
        return len(self._codes)

    @property
    def dimension(self) -> int:
        """Numbers per vector."""
        return self._middles.shape[1]

    def whole(self) -> FloatArray:
        """All rows."""
        vectors = np.empty((len(self), self.dimension), np.float32)
        for start, part in zip(range(0, len(self), BATCH), self.batches(), strict=True):
            vectors[start : start + BATCH] = part
        self._level.give_back()
        return vectors

    def batches(self) -> Iterator[FloatArray]:
        """All rows, ``BATCH`` at a time."""
        for start in range(0, len(self), BATCH):
            yield self.read(slice(start, start + BATCH))

    def read(self, rows: slice | NDArray[np.integer[Any]]) -> FloatArray:
        """Some rows."""
        return centre(self._level.read(rows), self._middles[self._codes[rows]])

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows.

        The length of ``vector - middle``, and its product with the question, follow from products of the
        three, so nothing has to be centred, which would take longer than all else.
        """
        vectors, codes = self._level.read(rows), self._codes[rows]
        products = vectors @ np.vstack([query, self._middles]).T
        own = np.einsum("ij,ij->i", vectors, vectors)
        middle = products[np.arange(len(codes)), codes + 1]
        length = np.sqrt(np.maximum(own - 2.0 * middle + self._squares[codes], 1e-12))
        cosines: FloatArray = (products[:, 0] - (self._middles @ query)[codes]) / length
        return cosines
