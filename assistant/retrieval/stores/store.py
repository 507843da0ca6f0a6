"""What a place for the index of the user's documents has to do; and the folder of this machine as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from assistant.retrieval.index.current import usable_version
from assistant.retrieval.index.damage import read_sparing
from assistant.retrieval.index.reader import IndexReader
from assistant.retrieval.stores.milvus.address import is_milvus, read_address
from assistant.state.opening import open_postgres

if TYPE_CHECKING:
    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import Embedder, ModelRecord
    from assistant.retrieval.encode import Job, Progress
    from assistant.retrieval.errors import RetrievalError
    from assistant.retrieval.index.reader import OwnIndex
    from assistant.retrieval.segment import HalfArray

POOL = 8
GetCentres = Callable[[], "CentreSet"]
Missing = Callable[[], Sequence["Job"]]


class Reader(Protocol):
    """Gives the newest usable version of an index. Not locked: the caller serialises :meth:`current`."""

    fault: RetrievalError | None
    """Why the newest version is not used, or ``None`` if it is."""

    def open(self) -> None:
        """Open the current version.

        Raises:
            IndexMismatchError: it was built by another model or chunker.
            IndexCorruptError: it is damaged and there is no earlier one.
        """

    def current(self) -> OwnIndex | None:
        """The index to search now, or ``None`` where nothing was ingested."""


class VectorStore(Protocol):
    """Versions of the index: a reader sees one of them whole. Implementations serve any number of threads.

    An ingest builds its version in the folder ``index`` of its machine; what it builds upon is fetched from
    the store before, and what it built is published after.
    """

    def writing(self, index: Path, centres: GetCentres) -> AbstractContextManager[None]:
        """The right to change the index: on entering ``index`` holds the store's version, on leaving without
        a fault the store holds that of ``index``, all of it at once.

        Args:
            centres: of the languages, for ranking.

        Raises:
            IndexBusyError: another process is at it.
            StateError: the store cannot be reached.
        """

    def encoded(
        self, missing: Missing, embedder: Embedder, progress: Progress | None
    ) -> Mapping[int, HalfArray]:
        """Vectors of texts by key, where others may help with them; else none, and the caller encodes.

        Args:
            missing: gives the texts that have no vector yet.
        """

    def reader(self, record: ModelRecord, centres: CentreSet) -> Reader:
        """A reader for an embedding model."""

    def manifest(self) -> Mapping[str, Any] | None:
        """What the newest version holds, or ``None`` where there is none.

        Raises:
            IndexCorruptError: it is damaged.
            StateError: the store cannot be reached.
        """


class FolderStore:
    """The index in a folder of this machine: searched by numpy, above 20,000 passages by FAISS, which above
    100,000 does not compare all of them."""

    def __init__(self, index: Path) -> None:
        self._index = index

    def writing(self, index: Path, centres: GetCentres) -> AbstractContextManager[None]:
        """Nothing is fetched or published: the folder is the store, and has a lock of its own."""
        return nullcontext()

    def encoded(
        self, missing: Missing, embedder: Embedder, progress: Progress | None
    ) -> Mapping[int, HalfArray]:
        """Nobody helps."""
        return {}

    def reader(self, record: ModelRecord, centres: CentreSet) -> Reader:
        """See :class:`VectorStore`."""
        return IndexReader(self._index, record, centres)

    def manifest(self) -> Mapping[str, Any] | None:
        """See :class:`VectorStore`."""
        name, _ = usable_version(self._index)
        return read_sparing(self._index / name)[0] if name else None


def open_vectors(home: Path, url: str | None, queue: str | None = None) -> VectorStore:
    """Where the index lies: in PostgreSQL or Milvus under an address, or in a folder of this machine.

    Args:
        home: the user's folder (``RIGWISE_HOME``).
        queue: address of the PostgreSQL database in which texts wait for workers, beside Milvus.

    Raises:
        StateError: the database cannot be reached or has another schema, or the extra is missing.
    """
    if url is None:
        return FolderStore(home / "index")
    if is_milvus(url):
        return _open_milvus(url, queue)
    database = open_postgres(url, POOL, part="vectors")
    from assistant.retrieval.stores.postgres import PostgresStore

    return PostgresStore(database)


def _open_milvus(url: str, queue: str | None) -> VectorStore:
    from assistant.retrieval.stores.milvus.client import Milvus
    from assistant.retrieval.stores.milvus.store import MilvusStore

    milvus = Milvus(read_address(url))
    return MilvusStore(milvus, open_postgres(queue, POOL, part="work") if queue else None)
