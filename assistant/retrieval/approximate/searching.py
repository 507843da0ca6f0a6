"""Candidates by a compressed index, scores by the vectors themselves."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.centred_rows import BATCH
from assistant.retrieval.vector_index import CANDIDATES, library, search, selector

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centred_rows import CentredRows
    from assistant.retrieval.embedders.base import FloatArray

FEW = 5_000
"""Rows that are sooner read and compared than found by their codes among a million."""


class ApproximateIndex:
    """A compressed index, and the vectors that it was built from.

    Args:
        index: of FAISS.
        rows: the vectors, mapped.
        probes: how many groups are looked at.
    """

    def __init__(self, index: Any, rows: CentredRows, probes: int) -> None:
        self._index = index
        self._rows = rows
        self._probes = probes

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """The nearest rows, about in order."""
        return self._searched(query, self._probes)

    def among(self, query: FloatArray, allowed: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The nearest of the rows that are allowed.

        Few are all compared. Of many, as many are looked at as of all rows otherwise: so much more groups
        as their share of the rows is smaller.
        """
        count = int(np.count_nonzero(allowed))
        if count <= FEW:
            return self._exactly(query, np.flatnonzero(allowed))
        probes = min(self._index.nlist, ceil(self._probes * len(allowed) / count))
        return self._searched(query, probes, selector(allowed))

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""
        return self._rows.scores(query, rows)

    def _searched(self, query: FloatArray, probes: int, allowed: Any = None) -> NDArray[np.int64]:
        return search(self._index, query, library().SearchParametersIVF(nprobe=probes, sel=allowed))

    def _exactly(self, query: FloatArray, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        if len(rows) <= CANDIDATES:
            return rows
        parts = [self.scores(query, rows[start : start + BATCH]) for start in range(0, len(rows), BATCH)]
        best = np.argpartition(-np.concatenate(parts), CANDIDATES)[:CANDIDATES]
        nearest: NDArray[np.int64] = rows[best]
        return nearest
