"""What is asked of Milvus, in a few words."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import finalize

from assistant.retrieval.stores.milvus.address import MilvusAddress
from assistant.retrieval.stores.milvus.faults import MissingError, UnloadedError, told
from assistant.state.store import StateError
from corpus.extras import install_command

if TYPE_CHECKING:
    from pymilvus import CollectionSchema, MilvusClient
    from pymilvus.milvus_client.index import IndexParams

EXTRA, EXTRA_OF_FILES = "milvus", "milvus-lite"
CONNECT_S = 5.0
READ_S = 10.0
WRITE_S = 120.0
AGAIN_MS = 1_000
"""Time after which a server that was away is tried again at the latest; by default it is two minutes."""
LIMIT = 16_384
"""Rows that one answer of Milvus holds at most."""
INSERTED = 500
DELETED = 5_000
T = TypeVar("T")
Row = Mapping[str, Any]
Hits = tuple[list[int], list[float]]


class Milvus:
    """One database of Milvus. Safe to share between threads.

    Raises:
        StateError: it cannot be reached, refuses the token, or the extra is missing.
    """

    def __init__(self, address: MilvusAddress) -> None:
        _require(address)
        self._address = address
        with self._told():
            self._client = _connect(address)
            self._is_lite = "lite" in self._client.get_server_version(timeout=READ_S)
        self._finalizer = finalize(self, self._client.close)

    @property
    def is_file(self) -> bool:
        """Whether it is a file that this process alone has open."""
        return self._address.is_file

    def close(self) -> None:
        """Let go of the connection."""
        self._finalizer()

    def names(self) -> list[str]:
        """The collections."""
        with self._told():
            found: list[str] = self._client.list_collections(timeout=READ_S)
        return found

    def has(self, name: str) -> bool:
        """Whether there is a collection, or an alias, of a name."""
        with self._told():
            return bool(self._client.has_collection(name, timeout=READ_S))

    def create(self, name: str, schema: CollectionSchema, indexes: IndexParams | None = None) -> None:
        """Add a collection; with indexes it can be searched at once.

        Raises:
            StateError: there is one of that name already.
        """
        with self._told():
            self._client.create_collection(name, schema=schema, timeout=WRITE_S)
            if indexes is not None:
                self._client.create_index(name, indexes, timeout=WRITE_S, sync=False)
                self._client.load_collection(name, timeout=WRITE_S)

    def fields(self, name: str) -> list[str]:
        """The fields of a collection.

        Raises:
            MissingError: there is none of that name.
        """
        with self._told():
            told = self._client.describe_collection(name, timeout=READ_S)
        return [field["name"] for field in told["fields"]]

    def drop(self, name: str) -> None:
        """Take a collection away, and the aliases that point at it."""
        with self._told():
            if self._client.has_collection(name, timeout=READ_S):
                for alias in self._client.list_aliases(name, timeout=READ_S)["aliases"]:
                    self._client.drop_alias(alias, timeout=READ_S)
                self._client.drop_collection(name, timeout=WRITE_S)

    def target(self, alias: str) -> str | None:
        """The collection that an alias points at, or ``None`` where there is none."""
        try:
            with self._told():
                found: str = self._client.describe_alias(alias, timeout=READ_S)["collection_name"]
        except MissingError:
            return None
        return found

    def aliases(self, name: str) -> list[str]:
        """The aliases that point at a collection.

        Raises:
            MissingError: there is none of that name.
        """
        with self._told():
            found: list[str] = self._client.list_aliases(name, timeout=READ_S)["aliases"]
        return found

    def point(self, alias: str, name: str) -> None:
        """Let an alias point at a collection, from one moment to the next."""
        is_there = self.target(alias) is not None
        with self._told():
            change = self._client.alter_alias if is_there else self._client.create_alias
            change(name, alias, timeout=READ_S)

    def drop_alias(self, alias: str) -> None:
        """Take an alias away."""
        with self._told():
            self._client.drop_alias(alias, timeout=READ_S)

    def insert(self, name: str, rows: Sequence[Row]) -> None:
        """Add rows."""
        for start in range(0, len(rows), INSERTED):
            with self._told():
                self._client.insert(name, [*map(dict, rows[start : start + INSERTED])], timeout=WRITE_S)

    def settle(self, name: str) -> None:
        """Have Milvus Lite index what was added; a server of Milvus does so by itself."""
        if self._is_lite:
            with self._told():
                self._client.flush(name, timeout=WRITE_S)

    def delete(self, name: str, ids: Sequence[Any]) -> None:
        """Take rows out by their ids."""
        for start in range(0, len(ids), DELETED):
            with self._told():
                self._client.delete(name, ids=list(ids[start : start + DELETED]), timeout=WRITE_S)

    def query(self, name: str, condition: str, fields: Sequence[str], consistency: str) -> list[Row]:
        """The rows that meet a condition, at most :data:`LIMIT`."""
        ask = partial(
            self._client.query,
            name,
            filter=condition,
            output_fields=list(fields),
            limit=LIMIT,
            consistency_level=consistency,
            timeout=READ_S,
        )
        found: list[Row] = self._asked(name, ask)
        return found

    def search(
        self, name: str, field: str, queries: Sequence[Any], condition: str, limit: int, consistency: str
    ) -> list[Hits]:
        """For each query the ids of the rows that have the greatest inner products with it, and these."""
        ask = partial(
            self._client.search,
            name,
            data=list(queries),
            anns_field=field,
            filter=condition,
            limit=limit,
            output_fields=["id"],
            search_params={"params": {"ef": limit}} if field == "centred" else {},
            consistency_level=consistency,
            timeout=READ_S,
        )
        return [(list(hits.ids), list(hits.distances)) for hits in self._asked(name, ask)]

    def ids(self, name: str) -> list[Any]:
        """The id of every row."""
        return self._asked(name, partial(self._ids, name))

    def _ids(self, name: str) -> list[Any]:
        rows = self._client.query_iterator(
            name, batch_size=LIMIT, output_fields=["id"], consistency_level="Strong", timeout=READ_S
        )
        found: list[Any] = []
        while batch := rows.next():
            found.extend(row["id"] for row in batch)
        rows.close()
        return found

    def _told(self) -> AbstractContextManager[None]:
        return told(self._address)

    def _asked(self, name: str, ask: Callable[[], T]) -> T:
        """What a collection answers; where it is not loaded, as Milvus Lite began anew, it is loaded."""
        try:
            with self._told():
                return ask()
        except UnloadedError:
            with self._told():
                self._client.load_collection(name, timeout=WRITE_S)
                return ask()


def _require(address: MilvusAddress) -> None:
    """Refuse what is not installed."""
    is_missing = find_spec("pymilvus") is None or (address.is_file and find_spec("milvus_lite") is None)
    if is_missing:
        extra = EXTRA_OF_FILES if address.is_file else EXTRA
        raise StateError("vectors-extra", command=install_command(extra))


def _connect(address: MilvusAddress) -> MilvusClient:
    for name in ("pymilvus", "milvus_lite"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    from pymilvus import MilvusClient

    return MilvusClient(
        address.uri,
        token=address.token,
        db_name=address.database,
        timeout=CONNECT_S,
        dedicated=True,
        grpc_options={"grpc.max_reconnect_backoff_ms": AGAIN_MS},
    )
