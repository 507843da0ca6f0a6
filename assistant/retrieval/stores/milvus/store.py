"""The index in Milvus, searched by any number of servers (extra ``milvus``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.encode import BATCH
from assistant.retrieval.errors import IndexBusyError, IndexMismatchError, RetrievalError
from assistant.retrieval.index.reader import check_model, current_version, refuse_newer_index
from assistant.retrieval.segment import WORDS
from assistant.retrieval.storage import REBUILD
from assistant.retrieval.stores.levels import model_name
from assistant.retrieval.stores.milvus.fetching import fetch
from assistant.retrieval.stores.milvus.lock import DEAD_S, WritingLock
from assistant.retrieval.stores.milvus.naming import CURRENT, version_number
from assistant.retrieval.stores.milvus.opened import manifest_of, open_index, stored_array
from assistant.retrieval.stores.milvus.publishing import publish
from assistant.retrieval.stores.milvus.remote import WHERE, Version
from assistant.retrieval.stores.noted import next_name, note, published
from assistant.retrieval.stores.remote import VersionGoneError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import Embedder, ModelRecord
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.index.reader import OwnIndex
    from assistant.retrieval.segment import HalfArray
    from assistant.retrieval.stores.milvus.client import Milvus
    from assistant.retrieval.stores.store import GetCentres, Missing, Reader
    from assistant.state.postgres import PostgresState

_TRIES = 3


@dataclass(frozen=True, slots=True)
class Newest:
    """The version that the alias points at."""

    version: Version
    manifest: Mapping[str, Any]


class MilvusStore:
    """See :class:`~assistant.retrieval.stores.store.VectorStore`.

    Args:
        queue: the database in which texts wait for workers; without one an ingest encodes alone.
    """

    def __init__(self, milvus: Milvus, queue: PostgresState | None = None) -> None:
        self._milvus = milvus
        self._queue = queue

    @contextmanager
    def writing(self, index: Path, centres: GetCentres) -> Iterator[None]:
        """See :class:`~assistant.retrieval.stores.store.VectorStore`."""
        with WritingLock(self._milvus, 0.0 if self._milvus.is_file else DEAD_S) as lock:
            before = self._fetched(index)
            yield
            self._publish(lock, index, centres(), before)
            if self._queue is not None:
                from assistant.retrieval.stores.work import clear_work

                clear_work(self._queue)

    def encoded(
        self, missing: Missing, embedder: Embedder, progress: Progress | None
    ) -> Mapping[int, HalfArray]:
        """See :class:`~assistant.retrieval.stores.store.VectorStore`; a single batch is not shared out."""
        if self._queue is None or len(jobs := missing()) <= BATCH:
            return {}
        from assistant.retrieval.stores.work import Work, encode_together

        return encode_together(Work(self._queue, embedder.record, "ingest"), jobs, embedder, progress)

    def reader(self, record: ModelRecord, centres: CentreSet) -> Reader:
        """See :class:`~assistant.retrieval.stores.store.VectorStore`."""
        return MilvusReader(self._milvus, record, centres)

    def manifest(self) -> Mapping[str, Any] | None:
        """See :class:`~assistant.retrieval.stores.store.VectorStore`."""
        found = newest(self._milvus)
        return found.manifest if found else None

    def _fetched(self, index: Path) -> Newest | None:
        """Bring the folder to the newest version, if it holds another one; that version."""
        found = newest(self._milvus)
        if found and published(index) != (current_version(index), found.version.number):
            refuse_newer_index(found.manifest)
            name = next_name(index)
            fetch(found.version, found.manifest, index / name)
            note(index, name, found.version.number)
        return found

    def _publish(self, lock: WritingLock, index: Path, centres: CentreSet, before: Newest | None) -> None:
        """Add the folder's version, unless it is there already."""
        name = current_version(index)
        number = before.version.number if before else None
        if name is None or (number is not None and published(index) == (name, number)):
            return
        if newest_number(self._milvus) != number:
            raise IndexBusyError("index-busy", folder=WHERE)
        folder = index / name
        known = _known(before, folder, centres) if before else {}
        note(index, name, publish(self._milvus, lock, folder, centres, number, known))


class MilvusReader:
    """See :class:`~assistant.retrieval.stores.store.Reader`."""

    def __init__(self, milvus: Milvus, record: ModelRecord, centres: CentreSet) -> None:
        self._milvus = milvus
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
            if newest_number(self._milvus) == self._seen:
                break
            try:
                self._take()
            except VersionGoneError:
                continue
            break
        return self._own

    def _take(self) -> None:
        found = newest(self._milvus)
        if found is None:
            return
        self.fault = None
        try:
            self._own = self._opened(found)
        except VersionGoneError:
            raise
        except RetrievalError as error:
            self.fault = error
        self._seen = found.version.number

    def _opened(self, found: Newest) -> OwnIndex:
        check_model(found.manifest, self._record)
        if found.version.model != self._model:
            raise IndexMismatchError("index-centres-mismatch", command=REBUILD)
        return open_index(found.version, found.manifest, self._centres)


def newest_number(milvus: Milvus) -> int | None:
    """The number of the version that the alias points at, or ``None`` where none was published."""
    name = milvus.target(CURRENT)
    return version_number(name) if name else None


def newest(milvus: Milvus) -> Newest | None:
    """The version that the alias points at, or ``None`` where none was published."""
    for _ in range(_TRIES):
        number = newest_number(milvus)
        if number is None:
            return None
        try:
            manifest = manifest_of(Version(milvus, number, "", 0))
        except VersionGoneError:
            continue
        model, dimension = manifest["vectors"], manifest["model"]["dimension"]
        return Newest(Version(milvus, number, model, dimension), manifest)
    raise VersionGoneError(WHERE)


def _known(before: Newest, folder: Path, centres: CentreSet) -> dict[str, NDArray[np.uint64]]:
    """The keys of the words of the version before, where the next one is of the same model."""
    from assistant.retrieval.storage import read_manifest

    if model_name(read_manifest(folder)["model"], centres) != before.version.model:
        return {}
    return {field: stored_array(before.version, f"{field}.keys") for field in WORDS}
