"""One version of the index in Milvus as search sees it: little of it in memory, the rest asked for."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from assistant.retrieval.stores.levels import middle_of
from assistant.retrieval.stores.milvus.faults import MissingError
from assistant.retrieval.stores.milvus.naming import level_name, version_name
from assistant.retrieval.stores.remote import VersionGoneError
from assistant.retrieval.vector_index import CANDIDATES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import HalfArray
    from assistant.retrieval.stores.levels import Texts
    from assistant.retrieval.stores.milvus.client import Hits, Milvus, Row

T = TypeVar("T")
WHERE = "Milvus"
SETTLING_S = 15.0
"""Seconds after which a server of Milvus has seen all that was written, at its own bound of five."""
TOGETHER = 2_000
"""Rows that are asked for at once."""


class Version:
    """One version: what is asked of it comes whole, or tells that it is gone.

    Args:
        model: name of its vectors.
        dimension: of them.
    """

    def __init__(self, milvus: Milvus, number: int, model: str, dimension: int) -> None:
        self.milvus = milvus
        self.number = number
        self.model = model
        self.dimension = dimension
        self._opened = time.monotonic()

    @property
    def name(self) -> str:
        """Of its collection."""
        return version_name(self.number)

    @property
    def is_gone(self) -> bool:
        """Whether it was dropped."""
        return not self.milvus.has(self.name)

    def rows(self, level: str, ids: Sequence[int], fields: Sequence[str]) -> dict[int, Row]:
        """Rows of a kind of text by their ids.

        Raises:
            VersionGoneError: the version, or a row of it, is not there any more.
            StateError: Milvus cannot be reached.
        """
        found: dict[int, Row] = {}
        for start in range(0, len(ids), TOGETHER):
            condition = f"id in {list(ids[start : start + TOGETHER])}"
            collection, names = level_name(level, self.model), ["id", *fields]
            asked = self._whole(partial(self.milvus.query, collection, condition, names, self._consistency))
            found.update((row["id"], row) for row in asked)
        if len(found) < len(set(ids)):
            raise VersionGoneError(WHERE)
        return found

    def nearest(
        self, level: str, field: str, queries: Sequence[Any], limit: int, condition: str = ""
    ) -> list[Hits]:
        """For each query the ids of the texts of this version that have the greatest inner products with it,
        and these.

        Raises:
            VersionGoneError: the version is not there any more.
            StateError: Milvus cannot be reached.
        """
        born = f"born <= {self.number}"
        condition = f"{born} and {condition}" if condition else born
        collection = level_name(level, self.model)
        consistency = self._consistency
        return self._whole(
            partial(self.milvus.search, collection, field, queries, condition, limit, consistency)
        )

    def _whole(self, ask: Callable[[], T]) -> T:
        """An answer, if the version is there after it: it goes whole and never comes back."""
        try:
            found = ask()
        except MissingError as error:
            raise VersionGoneError(WHERE) from error
        if self.is_gone:
            raise VersionGoneError(WHERE)
        return found

    @property
    def _consistency(self) -> str:
        """What was written just before is waited for, at first only: that costs up to a fifth of a second."""
        return "Strong" if time.monotonic() - self._opened < SETTLING_S else "Bounded"


class MilvusVectors:
    """Vectors of one kind of text, as the model made them, read by row."""

    def __init__(self, version: Version, level: str, ids: NDArray[np.int64]) -> None:
        self._version = version
        self._level = level
        self._ids = ids

    def __getitem__(self, rows: Any) -> HalfArray:
        """One vector by its row, or some by a slice or a list."""
        ids = np.atleast_1d(self._ids[rows]).tolist()
        found = self._version.rows(self._level, list(dict.fromkeys(ids)), ["own"])
        table = np.asarray([found[id_]["own"] for id_ in ids], np.float16)
        if isinstance(rows, int | np.integer):
            one: HalfArray = table[0]
            return one
        return table.reshape(-1, self._version.dimension)


class MilvusIndex:
    """Centred vectors of one kind of text: the nearest by an HNSW index, scores of any rows.

    The index sees all passages from the same centres; scores are exact, from those that are given. A vector
    seen from a centre has with the question the product of both less that of the centre, over its length.

    Args:
        ids: of each row.
        lengths: of each row's vector, seen from the centre of its language.
    """

    def __init__(
        self,
        version: Version,
        level: str,
        texts: Texts,
        ids: NDArray[np.int64],
        lengths: FloatArray,
        centres: CentreSet,
    ) -> None:
        self._version = version
        self._level = level
        self._ids = ids
        self._lengths = lengths
        self._rows = RowsOf(ids)
        self.languages, self.numbers = np.unique(texts.languages, return_inverse=True)
        self._middles = [middle_of(texts, str(language), centres) for language in self.languages]

    def candidates(self, query: FloatArray, condition: str = "") -> NDArray[np.int64]:
        """Rows of the nearest texts, best first, of those that meet a condition of Milvus."""
        ((ids, _),) = self._version.nearest(self._level, "centred", [query], CANDIDATES, condition)
        return self._rows.of(ids)[0]

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""
        if not len(rows):
            return np.empty(0, np.float32)
        unique, places = np.unique(self._ids[rows], return_inverse=True)
        products = np.asarray(self._products(query, unique.tolist()), np.float32)[places]
        middles = np.asarray([middle @ query for middle in self._middles], np.float32)
        cosines: FloatArray = (products - middles[self.numbers[rows]]) / self._lengths[rows]
        return cosines

    def _products(self, query: FloatArray, ids: Sequence[int]) -> list[float]:
        found: dict[int, float] = {}
        for start in range(0, len(ids), TOGETHER):
            some = ids[start : start + TOGETHER]
            ((held, products),) = self._version.nearest(
                self._level, "own", [query], len(some), f"id in {some}"
            )
            found.update(zip(held, products, strict=True))
        if len(found) < len(ids):
            raise VersionGoneError(WHERE)
        return [found[id_] for id_ in ids]


class RowsOf:
    """The rows that have an id: one, or several with the same text."""

    def __init__(self, ids: NDArray[np.int64]) -> None:
        self._order = np.argsort(ids, kind="stable")
        self._sorted = ids[self._order]

    def of(self, ids: Sequence[int]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The rows of some ids, and for each row the place of its id among them; unknown ids have none."""
        wanted = np.asarray(ids, np.int64)
        starts = np.searchsorted(self._sorted, wanted, "left")
        sizes = np.searchsorted(self._sorted, wanted, "right") - starts
        places = np.repeat(np.arange(len(wanted)), sizes)
        inside = np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        return self._order[np.repeat(starts, sizes) + inside], places
