"""The index in Milvus, searched by any number of servers (extra ``milvus``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.encode import BATCH
from assistant.retrieval.errors import IndexBusyError
from assistant.retrieval.index.current import current_version, usable_version
from assistant.retrieval.index.reader import refuse_newer_index
from assistant.retrieval.segment import WORDS
from assistant.retrieval.stores.following import TRIES, FollowingReader, Newest, dimension_of
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

    def _fetched(self, index: Path) -> Newest[Version] | None:
        """Bring the folder to the newest version, if it holds another one; that version."""
        found = newest(self._milvus)
        name, fault = usable_version(index)
        if found and (fault or published(index) != (name, found.version.number)):
            refuse_newer_index(found.manifest)
            name = next_name(index)
            fetch(found.version, found.manifest, index / name)
            note(index, name, found.version.number)
        return found

    def _publish(
        self, lock: WritingLock, index: Path, centres: CentreSet, before: Newest[Version] | None
    ) -> None:
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


class MilvusReader(FollowingReader[Version]):
    """See :class:`~assistant.retrieval.stores.store.Reader`."""

    def __init__(self, milvus: Milvus, record: ModelRecord, centres: CentreSet) -> None:
        super().__init__(record, centres)
        self._milvus = milvus

    def _newest_number(self) -> int | None:
        return newest_number(self._milvus)

    def _newest(self) -> Newest[Version] | None:
        return newest(self._milvus)

    def _index(self, found: Newest[Version]) -> OwnIndex:
        return open_index(found.version, found.manifest, self._centres)


def newest_number(milvus: Milvus) -> int | None:
    """The number of the version that the alias points at, or ``None`` where none was published."""
    name = milvus.target(CURRENT)
    return version_number(name) if name else None


def newest(milvus: Milvus) -> Newest[Version] | None:
    """The version that the alias points at, or ``None`` where none was published."""
    for _ in range(TRIES):
        number = newest_number(milvus)
        if number is None:
            return None
        try:
            manifest = manifest_of(Version(milvus, number, "", 0))
        except VersionGoneError:
            continue
        return Newest(Version(milvus, number, manifest["vectors"], dimension_of(manifest)), manifest)
    raise VersionGoneError(WHERE)


def _known(before: Newest[Version], folder: Path, centres: CentreSet) -> dict[str, NDArray[np.uint64]]:
    """The keys of the words of the version before, where the next one is of the same model."""
    from assistant.retrieval.storage import read_manifest

    if model_name(read_manifest(folder)["model"], centres) != before.version.model:
        return {}
    return {field: stored_array(before.version, f"{field}.keys") for field in WORDS}
