"""Exact nearest neighbours: numpy for small collections, FAISS for large ones.

The bundled guides are a few thousand vectors: one matrix product takes a millisecond, and FAISS would cost
more to import than it saves. Above ``LARGE`` rows FAISS holds float16 vectors and finds the candidates,
whose scores are then the same dot products.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

LARGE = 20_000
CANDIDATES = 400
_BATCH = 8_192


class VectorIndex(Protocol):
    """Rows of centred vectors."""

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """Rows that may be among the best: all of them, or the nearest ``CANDIDATES``."""

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""


class NumpyIndex:
    """All rows in one matrix."""

    def __init__(self, vectors: FloatArray) -> None:
        self._vectors = vectors

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """Every row."""
        return np.arange(len(self._vectors))

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""
        few = len(rows) < len(self._vectors)
        cosines: FloatArray = self._vectors[rows] @ query if few else (self._vectors @ query)[rows]
        return cosines


class FaissIndex:
    """Float16 rows in FAISS: half the memory and time of float32, exact up to that rounding."""

    def __init__(self, vectors: FloatArray) -> None:
        import faiss

        dimension = vectors.shape[1]
        self._index = faiss.IndexScalarQuantizer(
            dimension, faiss.ScalarQuantizer.QT_fp16, faiss.METRIC_INNER_PRODUCT
        )
        for start in range(0, len(vectors), _BATCH):
            self._index.add(np.ascontiguousarray(vectors[start : start + _BATCH], dtype=np.float32))

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """The nearest rows, best first."""
        _, rows = self._index.search(np.ascontiguousarray(query[None]), CANDIDATES)
        found: NDArray[np.int64] = rows[0][rows[0] >= 0]
        return found

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""
        cosines: FloatArray = self._index.reconstruct_batch(rows) @ query
        return cosines


def open_vector_index(vectors: FloatArray) -> VectorIndex:
    """The index that suits the number of rows.

    On macOS, FAISS and PyTorch each bring an OpenMP library and cannot share a process; numpy serves there
    when PyTorch is already loaded.
    """
    clash = sys.platform == "darwin" and "torch" in sys.modules
    return FaissIndex(vectors) if len(vectors) > LARGE and not clash else NumpyIndex(vectors)
