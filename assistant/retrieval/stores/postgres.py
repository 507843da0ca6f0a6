"""The index in PostgreSQL with pgvector, searched by any number of servers (extra ``postgres``)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.encode import BATCH
from assistant.retrieval.errors import IndexBusyError, IndexMismatchError, RetrievalError
from assistant.retrieval.index.reader import check_model, current_version, refuse_newer_index
from assistant.retrieval.storage import REBUILD
from assistant.retrieval.stores.fetching import fetch
from assistant.retrieval.stores.levels import model_name
from assistant.retrieval.stores.noted import next_name, note, published
from assistant.retrieval.stores.opened import open_index
from assistant.retrieval.stores.publishing import publish
from assistant.retrieval.stores.remote import Version, VersionGoneError
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
_TRIES = 3
_NEWEST = "SELECT number, model, manifest FROM versions ORDER BY number DESC LIMIT 1"
_LOCK_VERSIONS = "LOCK TABLE versions IN EXCLUSIVE MODE"


@dataclass(frozen=True, slots=True)
class Newest:
    """The newest version as its row tells."""

    number: int
    model: str
    manifest: dict[str, Any]

    def opened(self, database: PostgresState) -> Version:
        """The version, to ask things of."""
        return Version(database, self.number, self.model, self.manifest["model"]["dimension"])


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
        with self._database.connection() as transaction:
            found = newest(transaction)
        return found.manifest if found else None

    def _fetched(self, index: Path) -> int | None:
        """Bring the folder to the newest version, if it holds another one; the number of that."""
        with self._database.connection() as transaction:
            found = newest(transaction)
        if found is None:
            return None
        if published(index) != (current_version(index), found.number):
            refuse_newer_index(found.manifest)
            name = next_name(index)
            fetch(found.opened(self._database), found.manifest, index / name)
            note(index, name, found.number)
        return found.number

    def _publish(self, index: Path, centres: CentreSet, before: int | None) -> None:
        """Add the folder's version, unless it is there already."""
        name = current_version(index)
        if name is None or (before is not None and published(index) == (name, before)):
            return
        with self._database.connection() as transaction:
            transaction.execute(_LOCK_VERSIONS)
            found = newest(transaction)
            if (found.number if found else None) != before:
                raise IndexBusyError("index-busy", folder="PostgreSQL")
            number = publish(index / name, transaction, centres, before)
        note(index, name, number)


class PostgresReader:
    """See :class:`~assistant.retrieval.stores.store.Reader`."""

    def __init__(self, database: PostgresState, record: ModelRecord, centres: CentreSet) -> None:
        self._database = database
        self._record = record
        self._centres = centres
        self._model = model_name(record.to_json(), centres)
        self._seen: int | None = None
        self._own: OwnIndex | None = None
        self.fault: RetrievalError | None = None

    def open(self) -> None:
        """See :class:`~assistant.retrieval.stores.store.Reader`."""
        self.current()
        if self.fault and self._own is None:
            raise self.fault

    def current(self) -> OwnIndex | None:
        """See :class:`~assistant.retrieval.stores.store.Reader`."""
        for _ in range(_TRIES):
            with self._database.connection() as transaction:
                found = newest(transaction)
            if found is None or found.number == self._seen:
                return self._own
            try:
                self._take(found)
            except VersionGoneError:
                continue
            break
        return self._own

    def _take(self, found: Newest) -> None:
        self.fault = None
        try:
            self._own = self._opened(found)
        except RetrievalError as error:
            self.fault = error
        self._seen = found.number

    def _opened(self, found: Newest) -> OwnIndex:
        check_model(found.manifest, self._record)
        if found.model != self._model:
            raise IndexMismatchError("index-centres-mismatch", command=REBUILD)
        return open_index(found.opened(self._database), found.manifest, self._centres)


def newest(transaction: Transaction) -> Newest | None:
    """The newest version, or ``None`` where none was published."""
    row = transaction.execute(_NEWEST).fetchone()
    return Newest(row[0], row[1], json.loads(row[2])) if row else None
