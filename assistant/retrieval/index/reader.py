"""Reading the index of the user's documents, and noticing when a new one has been swapped in.

``index/current`` names the version in use; ``index/<version>/`` holds its manifest, arrays and documents.
The version before it is kept until the next one as a fallback, unless it holds text that was taken out.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.build import CHUNKER_VERSION
from assistant.retrieval.centring import CentreSet
from assistant.retrieval.collection import Collection, open_own_collection
from assistant.retrieval.errors import IndexCorruptError, IndexMismatchError, RetrievalError
from assistant.retrieval.index.current import current_version, damaged, untold, versions
from assistant.retrieval.index.damage import not_searched, read_sparing
from assistant.retrieval.index.report import Taken, entries_of
from assistant.retrieval.segment import load_segment
from assistant.retrieval.storage import FORMAT, REBUILD, refuse_newer
from corpus.model import Document

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import ModelRecord
    from corpus.reading.reader import ReadDocument

OLDEST_CHUNKER = 1
"""The first one whose indexes are read."""
_OPEN_DOCUMENTS = 64
_UNTOLD = ""
"""The version that was seen where nothing tells which one is in use: none is like it."""
_TRIES = 3


@dataclass(frozen=True)
class OwnIndex:
    """One opened version of the index.

    Args:
        damaged: ids of documents that cannot be read, as far as that is known; they are not searched.
    """

    folder: Path
    manifest: Mapping[str, Any]
    collection: Collection
    damaged: set[str] = field(init=False, repr=False, compare=False, default_factory=set)
    _open: Any = field(init=False, repr=False)

    def __post_init__(self) -> None:
        opened = lru_cache(maxsize=_OPEN_DOCUMENTS)(self._read)
        object.__setattr__(self, "_open", opened)

    def document(self, document_id: str) -> Document:
        """A document by id.

        Raises:
            IndexCorruptError: its file is missing or damaged.
        """
        return self.stored(document_id).document

    def original_span(self, document_id: str, span: tuple[int, int]) -> tuple[int, int]:
        """Where a span of a document stands in its stored original."""
        return self.stored(document_id).offsets.original_span(*span)

    def documents(self) -> tuple[Document, ...]:
        """Every document that can be read once, in the order of the index."""
        ids = dict.fromkeys(taken.id for taken in self.entries)
        return tuple(self.document(id_) for id_ in ids if id_ not in self.damaged)

    @property
    def fault(self) -> IndexCorruptError | None:
        """That documents are not searched, since they cannot be read."""
        return not_searched(self.entries, self.damaged) if self.damaged else None

    @cached_property
    def entries(self) -> tuple[Taken, ...]:
        """Where each document came from, and the collection that it is in."""
        return entries_of(self.manifest)

    @property
    def is_gone(self) -> bool:
        """Whether this version was cleared away, since a newer one has less in it."""
        return not self.folder.exists()

    def collection_of(self, name: str) -> frozenset[str]:
        """The ids of the documents in a collection."""
        return frozenset(taken.id for taken in self.entries if taken.collection == name)

    def paragraphs_in(self, name: str) -> NDArray[np.bool_]:
        """Which paragraphs belong to documents in a collection that can be read."""
        return self._paragraphs_of(self.collection_of(name) - self.damaged)

    def readable_paragraphs(self) -> NDArray[np.bool_] | None:
        """Which paragraphs belong to documents that can be read; ``None`` for all."""
        if not self.damaged:
            return None
        return self._paragraphs_of({entry.id for entry in self.collection.segment.documents} - self.damaged)

    def _paragraphs_of(self, ids: Set[str]) -> NDArray[np.bool_]:
        import numpy as np

        segment = self.collection.segment
        inside = np.asarray([entry.id in ids for entry in segment.documents], np.bool_)
        found: NDArray[np.bool_] = inside[segment.section_documents][segment.paragraph_sections]
        return found

    def stored(self, document_id: str) -> ReadDocument:
        """A document with its original.

        Raises:
            IndexCorruptError: its file is missing or damaged; names the command that takes it in again.
        """
        if document_id in self.damaged and (fault := not_searched(self.entries, {document_id})):
            raise fault
        try:
            found: ReadDocument = self._open(document_id)
        except IndexCorruptError as error:
            self.damaged.add(document_id)
            raise not_searched(self.entries, {document_id}) or error from error
        return found

    def _read(self, document_id: str) -> ReadDocument:
        """A document as it was written; its file is compared, which is not done for all of a large index."""
        from assistant.retrieval.index.documents import document_name, read_stored

        name = document_name(document_id)
        return read_stored(self.folder / name, self._checksum(name))

    def _checksum(self, name: str) -> str | None:
        entry = self.manifest.get("files", {}).get(name)
        return entry["blake2b"] if entry else None


class IndexReader:
    """Gives the newest usable version of the index. Not locked: the caller serialises :meth:`current`."""

    def __init__(self, folder: Path, record: ModelRecord, centres: CentreSet) -> None:
        self._folder = folder
        self._record = record
        self._centres = centres
        self._seen: str | None = None
        self._own: OwnIndex | None = None
        self.fault: RetrievalError | None = None

    def open(self) -> None:
        """Open the current version, or the one before it if the current one is damaged; the newest that is
        whole where nothing tells any more which one is in use.

        Raises:
            IndexMismatchError: it was built by another model or chunker.
            IndexCorruptError: it is damaged and there is no earlier one.
        """
        try:
            self._swap(current_version(self._folder))
        except IndexCorruptError as error:
            self._seen, self.fault = _UNTOLD, error
        if self.fault and self._own is None:
            self._own = self._earlier(self.fault)
            if self._seen == _UNTOLD:
                self.fault = untold(self._own.folder)

    def current(self) -> OwnIndex | None:
        """The index to search now, or ``None`` where nothing was ingested.

        A newer version that cannot be read leaves the opened one in use; ``fault`` says why.
        """
        try:
            name = current_version(self._folder)
        except IndexCorruptError as error:
            self._seen, self.fault = _UNTOLD, untold(self._own.folder) if self._own else error
            return self._own
        if name != self._seen:
            self._swap(name)
        return self._own

    def _swap(self, name: str | None) -> None:
        """Take a version into use; where it went while it was being opened, the one that came after it."""
        for _ in range(_TRIES):
            self._seen, self.fault = name, None
            try:
                self._own = self._load(self._folder / name) if name else None
                if self._own is None or not self._own.damaged:
                    return
            except RetrievalError as error:
                self.fault = error
            newer = current_version(self._folder)
            if newer == name:
                return
            name = newer

    def _load(self, folder: Path) -> OwnIndex:
        manifest, lost = read_sparing(folder)
        check_model(manifest, self._record)
        try:
            collection = open_own_collection(load_segment(folder), self._centres, folder)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise damaged(folder) from error
        own = OwnIndex(folder, manifest, collection)
        own.damaged.update(lost)
        return own

    def _earlier(self, fault: RetrievalError) -> OwnIndex:
        if isinstance(fault, IndexMismatchError):
            raise fault
        for folder in versions(self._folder):
            if folder.name != self._seen:
                try:
                    return self._load(folder)
                except RetrievalError:
                    continue
        raise fault


def refuse_newer_index(manifest: Mapping[str, Any]) -> None:
    """Refuse an index that a newer version of Rigwise made.

    Raises:
        IndexMismatchError: names its version and the newest that is known here.
    """
    refuse_newer(manifest, "format", FORMAT)
    refuse_newer(manifest, "chunker", CHUNKER_VERSION)


def check_model(manifest: Mapping[str, Any], record: ModelRecord, *, to_add: bool = False) -> None:
    """Refuse an index that another model or another chunker built.

    Args:
        to_add: whether texts shall be added, which have to be cut as those that are there. To be read, an
            index may be of an earlier chunker, since it holds its texts as that one cut them.

    Raises:
        IndexMismatchError: names both and the command that builds it anew, or that it is of a newer version.
    """
    refuse_newer_index(manifest)
    if manifest.get("model") != record.to_json():
        built_by = manifest.get("model") or {}
        raise IndexMismatchError(
            "index-model-mismatch",
            index_model=f"{built_by.get('id')} ({built_by.get('revision')})",
            current_model=f"{record.id} ({record.revision})",
            command=REBUILD,
        )
    chunker = manifest.get("chunker") or 0
    if chunker < (CHUNKER_VERSION if to_add else OLDEST_CHUNKER):
        raise IndexMismatchError(
            "index-chunker-mismatch",
            index_chunker=int(chunker),
            current_chunker=CHUNKER_VERSION,
            command=REBUILD,
        )
