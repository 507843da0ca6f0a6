"""The paragraphs of a version in Milvus, searched by collection and language where only some are allowed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.stores.milvus.remote import MilvusIndex


class MilvusParagraphs:
    """An index that finds the nearest of some rows.

    Args:
        index: of all paragraphs.
        sets: the sets of collections that there are.
        of_rows: in which of these each row is.
    """

    def __init__(
        self, index: MilvusIndex, sets: Sequence[frozenset[str]], of_rows: NDArray[np.int32]
    ) -> None:
        self._index = index
        self._sets = sets
        self._of_rows = of_rows

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """Rows of the nearest texts."""
        return self._index.candidates(query)

    def among(self, query: FloatArray, allowed: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Rows of the nearest texts that are allowed, best first."""
        found = self._index.candidates(query, self.condition(allowed))
        kept: NDArray[np.int64] = found[allowed[found]]
        return kept

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""
        return self._index.scores(query, rows)

    def condition(self, allowed: NDArray[np.bool_]) -> str:
        """What all allowed rows meet, and as few others as collections and languages tell apart."""
        parts = [*self._language(allowed), *self._collection(allowed)]
        return " and ".join(parts)

    def _language(self, allowed: NDArray[np.bool_]) -> list[str]:
        inside = np.unique(self._index.numbers[allowed])
        if len(inside) == len(self._index.languages):
            return []
        return [f"language in {json.dumps(self._index.languages[inside].tolist())}"]

    def _collection(self, allowed: NDArray[np.bool_]) -> list[str]:
        """The smallest collection that all allowed rows are in, if there is one."""
        inside = [self._sets[number] for number in np.unique(self._of_rows[allowed]).tolist()]
        sizes = np.bincount(self._of_rows, minlength=len(self._sets)).tolist()

        def size(name: str) -> int:
            return sum(count for names, count in zip(self._sets, sizes, strict=True) if name in names)

        shared = frozenset.intersection(*inside) if inside else frozenset()
        smallest = min(sorted(shared), key=size, default=None)
        if smallest is None or size(smallest) == len(self._of_rows):
            return []
        return [f"array_contains(collections, {json.dumps(smallest, ensure_ascii=False)})"]
