"""The index in PostgreSQL with pgvector, searched by any number of servers (extra ``postgres``)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.encode import BATCH
from assistant.retrieval.errors import IndexBusyError
from assistant.retrieval.index.current import current_version, usable_version
from assistant.retrieval.index.reader import refuse_newer_index
from assistant.retrieval.stores.fetching import fetch
from assistant.retrieval.stores.following import FollowingReader, Newest, dimension_of
from assistant.retrieval.stores.noted import next_name, note, published
from assistant.retrieval.stores.opened import open_index
from assistant.retrieval.stores.publishing import publish
from assistant.retrieval.stores.remote import Version
from assistant.retrieval.stores.work import Work, clear_work, encode_together
from assistant.state.postgres import PostgresState

if TYPE_CHECKING:
    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import Embedder, ModelRecord
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.index.reader import OwnIndex
    from assistant.retrieval.segment import HalfArray
    from assistant.retrieval.stores.store import GetCentres, Missing, Reader
    from assistant.state.postgres import Transaction

LOCK = "rigwise.index"
_NEWEST_NUMBER = "SELECT number FROM versions ORDER BY number DESC LIMIT 1"
_NEWEST = "SELECT number, model, manifest FROM versions ORDER BY number DESC LIMIT 1"
_LOCK_VERSIONS = "LOCK TABLE versions IN EXCLUSIVE MODE"


class PostgresStore:
    """See :class:`~assistant.retrieval.stores.store.VectorStore`."""

    def __init__(self, database: PostgresState) -> None:
        self._database = database

    @contextmanager
    def writing(self, index: Path, centres: GetCentres) -> Iterator[None]:
        """See :class:`~assistant.retrieval.stores.store.VectorStore`."""
        with self._database.held(LOCK) as is_free:
            if not is_free:
                raise IndexBusyError("index-busy", folder="PostgreSQL")
            before = self._fetched(index)
            yield
            self._publish(index, centres(), before)
            clear_work(self._database)

    def encoded(
        self, missing: Missing, embedder: Embedder, progress: Progress | None
    ) -> Mapping[int, HalfArray]:
        """See :class:`~assistant.retrieval.stores.store.VectorStore`; a single batch is not shared out."""
        jobs = missing()
        if len(jobs) <= BATCH:
            return {}
        work = Work(self._database, embedder.record, "ingest")
        return encode_together(work, jobs, embedder, progress)

    def reader(self, record: ModelRecord, centres: CentreSet) -> Reader:
        """See :class:`~assistant.retrieval.stores.store.VectorStore`."""
        return PostgresReader(self._database, record, centres)

    def manifest(self) -> Mapping[str, Any] | None:
        """See :class:`~assistant.retrieval.stores.store.VectorStore`."""
        found = newest(self._database)
        return found.manifest if found else None

    def _fetched(self, index: Path) -> int | None:
        """Bring the folder to the newest version, if it holds another one; the number of that."""
        found = newest(self._database)
        if found is None:
            return None
        number = found.version.number
        name, fault = usable_version(index)
        if fault or published(index) != (name, number):
            refuse_newer_index(found.manifest)
            name = next_name(index)
            fetch(found.version, found.manifest, index / name)
            note(index, name, number)
        return number

    def _publish(self, index: Path, centres: CentreSet, before: int | None) -> None:
        """Add the folder's version, unless it is there already."""
        name = current_version(index)
        if name is None or (before is not None and published(index) == (name, before)):
            return
        with self._database.connection() as transaction:
            transaction.execute(_LOCK_VERSIONS)
            if newest_number(transaction) != before:
                raise IndexBusyError("index-busy", folder="PostgreSQL")
            number = publish(index / name, transaction, centres, before)
        note(index, name, number)


class PostgresReader(FollowingReader[Version]):
    """See :class:`~assistant.retrieval.stores.store.Reader`."""

    def __init__(self, database: PostgresState, record: ModelRecord, centres: CentreSet) -> None:
        super().__init__(record, centres)
        self._database = database

    def _newest_number(self) -> int | None:
        with self._database.connection() as transaction:
            return newest_number(transaction)

    def _newest(self) -> Newest[Version] | None:
        return newest(self._database)

    def _index(self, found: Newest[Version]) -> OwnIndex:
        return open_index(found.version, found.manifest, self._centres)


def newest_number(transaction: Transaction) -> int | None:
    """The number of the newest version, or ``None`` where none was published."""
    row = transaction.execute(_NEWEST_NUMBER).fetchone()
    return row[0] if row else None


def newest(database: PostgresState) -> Newest[Version] | None:
    """The newest version, or ``None`` where none was published."""
    with database.connection() as transaction:
        row = transaction.execute(_NEWEST).fetchone()
    if row is None:
        return None
    manifest = json.loads(row[2])
    return Newest(Version(database, row[0], row[1], dimension_of(manifest)), manifest)
