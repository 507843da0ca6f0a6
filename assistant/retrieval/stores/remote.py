"""One version of the index in PostgreSQL as search sees it: little of it in memory, the rest asked for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.storage import REBUILD
from assistant.retrieval.stores.binary import read_half_vector, signed, vector_text
from assistant.retrieval.stores.levels import middle_of
from assistant.retrieval.vector_index import CANDIDATES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import HalfArray
    from assistant.retrieval.stores.levels import Texts
    from assistant.state.postgres import PostgresState

KEPT_TERMS = 20_000
_IS_THERE = "SELECT EXISTS (SELECT 1 FROM versions WHERE number = :version)"
_TERMS = (
    "SELECT key, rows, counts FROM terms WHERE version = :version AND level = :level AND key = ANY(:keys)"
)
_OWN = (
    "SELECT key, language, halfvec_send(own) FROM vectors WHERE model = :model AND level = :level "
    "AND key = ANY(:keys) AND born <= :version AND (died IS NULL OR died > :version)"
)
_PRODUCTS = (
    "WITH c AS MATERIALIZED (SELECT language, CAST(middle AS vector) AS middle "
    "FROM unnest(CAST(:languages AS text[]), CAST(:middles AS text[])) AS given (language, middle)) "
    "SELECT v.key, v.language, -(v.own::vector <#> CAST(:query AS vector)), "
    "-(v.own::vector <#> c.middle), -(v.own::vector <#> v.own::vector) "
    "FROM vectors v JOIN c ON c.language = v.language "
    "WHERE v.model = :model AND v.level = :level AND v.key = ANY(:keys) "
    "AND v.born <= :version AND (v.died IS NULL OR v.died > :version)"
)
NEAREST = (
    "SELECT key, language FROM vectors WHERE model = '{model}' AND level = {level} "
    "AND born <= :version AND (died IS NULL OR died > :version) "
    "ORDER BY centred::halfvec({dimension}) <#> CAST(:query AS halfvec({dimension})) LIMIT :limit"
)
SEARCHING = (
    f"SET LOCAL hnsw.ef_search = {CANDIDATES}",
    "SET LOCAL hnsw.iterative_scan = strict_order",
)


class VersionGoneError(IndexCorruptError):
    """The version was dropped while it was searched; the one after it is there."""

    def __init__(self, where: str = "PostgreSQL") -> None:
        super().__init__("index-corrupt", file=where, command=REBUILD)


class Version:
    """One version: what is asked of it comes whole, or tells that it is gone.

    Args:
        model: name of its vectors.
        dimension: of them.
    """

    def __init__(self, database: PostgresState, number: int, model: str, dimension: int) -> None:
        self._database = database
        self.number = number
        self.model = model
        self.dimension = dimension

    @property
    def is_gone(self) -> bool:
        """Whether it was dropped."""
        with self._database.connection() as transaction:
            return not transaction.execute(_IS_THERE, {"version": self.number}).fetchone()[0]

    def rows(self, sql: str, values: Mapping[str, Any], before: tuple[str, ...] = ()) -> list[Any]:
        """What a query gives.

        A version goes whole and never comes back: if it is there after the query, it was there during it.

        Raises:
            VersionGoneError: it is not.
            StateError: the database cannot be reached.
        """
        names = {"version": self.number}
        with self._database.connection() as transaction:
            for statement in before:
                transaction.execute(statement)
            found = list(transaction.execute(sql, {**names, **values}).fetchall())
            if not transaction.execute(_IS_THERE, names).fetchone()[0]:
                raise VersionGoneError
        return found


Held = tuple["NDArray[np.int32]", "NDArray[np.uint16]"]
"""Texts that hold a term, and how often."""
_NONE: Held = (np.empty(0, np.int32), np.empty(0, np.uint16))


class AskedWords(ABC):
    """An inverted index whose terms are asked for when a question holds them; the last ones are kept."""

    def __init__(self, lengths: NDArray[np.int32]) -> None:
        self._lengths = lengths
        self._lock = Lock()
        self._read: OrderedDict[int, Held] = OrderedDict()

    @property
    def lengths(self) -> NDArray[np.int32]:
        """Terms per text."""
        return self._lengths

    def find(self, key: int) -> Held:
        """Texts that hold a term, and how often; empty when none does."""
        with self._lock:
            found = self._read.get(key)
        return self._asked([key])[key] if found is None else found

    def ask(self, keys: Sequence[int]) -> None:
        """Have terms ready that will be looked for, all at once."""
        with self._lock:
            missing = [key for key in dict.fromkeys(keys) if key not in self._read]
        if missing:
            self._asked(missing)

    def _asked(self, keys: Sequence[int]) -> Mapping[int, Held]:
        there = self._look_up(keys)
        found = {key: there.get(key, _NONE) for key in keys}
        with self._lock:
            self._read.update(found)
            while len(self._read) > KEPT_TERMS:
                self._read.popitem(last=False)
        return found

    @abstractmethod
    def _look_up(self, keys: Sequence[int]) -> Mapping[int, Held]:
        """What is kept of some terms; those that no text holds may be missing."""


class RemoteWords(AskedWords):
    """An inverted index with a row for each term."""

    def __init__(self, version: Version, level: int, lengths: NDArray[np.int32]) -> None:
        super().__init__(lengths)
        self._version = version
        self._level = level

    def _look_up(self, keys: Sequence[int]) -> Mapping[int, Held]:
        names = signed(np.asarray(keys, np.uint64)).tolist()
        found = self._version.rows(_TERMS, {"level": self._level, "keys": names})
        return {key % 2**64: _held(rows, counts) for key, rows, counts in found}


def _held(rows: bytes, counts: bytes) -> Held:
    return np.frombuffer(rows, "<i4").astype(np.int32), np.frombuffer(counts, "<u2").astype(np.uint16)


class RemoteVectors:
    """Vectors of one kind of text, as the model made them, read by row."""

    def __init__(self, version: Version, texts: Texts) -> None:
        self._version = version
        self._texts = texts

    def __getitem__(self, rows: Any) -> HalfArray:
        """One vector by its row, or some by a slice or a list."""
        keys = np.atleast_1d(self._texts.keys[rows])
        languages = np.atleast_1d(self._texts.languages[rows])
        named = {"model": self._version.model, "level": self._texts.level, "keys": list(set(keys.tolist()))}
        found = {(key, of): read_half_vector(own) for key, of, own in self._version.rows(_OWN, named)}
        pairs = zip(keys.tolist(), languages.tolist(), strict=True)
        table = [found[pair] for pair in pairs]
        if isinstance(rows, int | np.integer):
            return table[0]
        return np.stack(table) if table else np.empty((0, self._version.dimension), np.float16)


class RemoteIndex:
    """Centred vectors of one kind of text: the nearest by an HNSW index, scores of any rows.

    The index sees all passages from the same centres; scores are exact, from those that are given.
    """

    def __init__(self, version: Version, texts: Texts, centres: CentreSet) -> None:
        self._version = version
        self._texts = texts
        names = sorted(set(texts.languages.tolist()))
        self._middles = {name: middle_of(texts, name, centres) for name in names}
        self._order = np.argsort(texts.keys, kind="stable")
        self._sorted = texts.keys[self._order]

    def candidates(self, query: FloatArray) -> NDArray[np.int64]:
        """Rows of the nearest texts."""
        version = self._version
        sql = NEAREST.format(model=version.model, level=self._texts.level, dimension=version.dimension)
        values = {"query": vector_text(query), "limit": CANDIDATES}
        pairs = version.rows(sql, values, before=SEARCHING)
        found = [self._rows_of(key, language) for key, language in pairs]
        return np.concatenate(found) if found else np.empty(0, np.int64)

    def scores(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> FloatArray:
        """Cosines of some rows."""
        if not len(rows):
            return np.empty(0, np.float32)
        products = {(key, of): three for key, of, *three in self._products(query, rows)}
        keys, languages = self._texts.keys[rows].tolist(), self._texts.languages[rows].tolist()
        asked, middle, own = np.asarray(
            [products[pair] for pair in zip(keys, languages, strict=True)], np.float32
        ).T
        seen = {name: (each @ query, each @ each) for name, each in self._middles.items()}
        query_middle, middle_middle = np.asarray([seen[name] for name in languages], np.float32).T
        length = np.sqrt(np.maximum(own + middle_middle - 2.0 * middle, 1e-9))
        cosines: FloatArray = (asked - query_middle) / length
        return cosines

    def _products(self, query: FloatArray, rows: NDArray[np.integer[Any]]) -> list[Any]:
        """Of each text: its product with the question, with the centre of its language, with itself."""
        values = {
            "model": self._version.model,
            "level": self._texts.level,
            "keys": np.unique(self._texts.keys[rows]).tolist(),
            "query": vector_text(query),
            "languages": list(self._middles),
            "middles": [vector_text(middle) for middle in self._middles.values()],
        }
        return self._version.rows(_PRODUCTS, values)

    def _rows_of(self, key: int, language: str) -> NDArray[np.int64]:
        start = int(np.searchsorted(self._sorted, key, "left"))
        stop = int(np.searchsorted(self._sorted, key, "right"))
        rows = self._order[start:stop]
        found: NDArray[np.int64] = rows[self._texts.languages[rows] == language]
        return found
