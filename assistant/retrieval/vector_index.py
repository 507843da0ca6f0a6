"""The nearest vectors of a question, by an index that suits their number.

The bundled guides are a few thousand vectors: one matrix product takes a millisecond, and FAISS would cost
more to import than it saves. Above ``LARGE`` rows FAISS holds float16 vectors, and finds the candidates by
all products. Above ``EXACT`` rows that takes too long; there an ingest leaves a compressed index beside the
vectors (:mod:`assistant.retrieval.approximate`). However candidates are found, their scores are the same dot
products.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centred_rows import CentredRows
    from assistant.retrieval.embedders.base import FloatArray

LARGE = 20_000
EXACT = 100_000
CANDIDATES = 400


class VectorIndex(Protocol):
    """Rows of centred vectors."""

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """Rows that may be among the best: all of them, or the nearest ``CANDIDATES``."""

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""


@runtime_checkable
class NarrowedIndex(VectorIndex, Protocol):
    """One that finds the nearest of some rows without looking at the score of each of them."""

    def among(self, query: FloatArray, allowed: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The nearest ``CANDIDATES`` of the rows that are allowed."""


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

    def __init__(self, rows: CentredRows) -> None:
        faiss = library()
        self._index = faiss.IndexScalarQuantizer(
            rows.dimension, faiss.ScalarQuantizer.QT_fp16, faiss.METRIC_INNER_PRODUCT
        )
        for part in rows.batches():
            self._index.add(np.ascontiguousarray(part))

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """The nearest rows, best first."""
        return search(self._index, query, None)

    def among(self, query: FloatArray, allowed: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The nearest of the rows that are allowed, best first."""
        return search(self._index, query, library().SearchParameters(sel=selector(allowed)))

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""
        cosines: FloatArray = self._index.reconstruct_batch(rows) @ query
        return cosines


class ReadIndex:
    """Scores of rows that are read when they are asked for; for vectors that nothing is searched by."""

    def __init__(self, rows: CentredRows) -> None:
        self._rows = rows

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """Every row."""
        return np.arange(len(self._rows))

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""
        return self._rows.scores(query, rows)


def library() -> Any:
    """FAISS, loaded when it is first needed. Its classes take more arguments than their types tell."""
    import faiss

    return faiss


def search(index: Any, query: FloatArray, parameters: Any) -> NDArray[np.int64]:
    """The nearest ``CANDIDATES`` rows of a FAISS index, best first."""
    _, rows = index.search(np.ascontiguousarray(query[None], np.float32), CANDIDATES, params=parameters)
    found: NDArray[np.int64] = rows[0][rows[0] >= 0]
    return found


def selector(allowed: NDArray[np.bool_]) -> Any:
    """What tells FAISS which rows to look at."""
    return library().IDSelectorBitmap(np.packbits(allowed, bitorder="little"))


def can_use_faiss() -> bool:
    """Whether FAISS can be loaded into this process.

    On macOS, FAISS and PyTorch each bring an OpenMP library and cannot share a process.
    """
    return not (sys.platform == "darwin" and "torch" in sys.modules)


def open_vector_index(rows: CentredRows) -> VectorIndex:
    """The index to search by that suits the number of rows; where FAISS cannot serve, numpy does."""
    return FaissIndex(rows) if len(rows) > LARGE and can_use_faiss() else NumpyIndex(rows.whole())


def open_scores(rows: CentredRows) -> VectorIndex:
    """The index for scores of rows that another index found."""
    return ReadIndex(rows) if len(rows) > LARGE else NumpyIndex(rows.whole())
