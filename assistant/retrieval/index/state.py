"""One version of the index in memory: read whole, changed, written whole."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval import vector_index
from assistant.retrieval.build import CHUNKER_VERSION
from assistant.retrieval.errors import IndexCorruptError, IndexMismatchError
from assistant.retrieval.index.documents import read_stored, write_document
from assistant.retrieval.index.reader import (
    CURRENT_FILE,
    DOCUMENTS_FOLDER,
    check_model,
    current_version,
    versions,
)
from assistant.retrieval.index.report import Taken, entries_of
from assistant.retrieval.index.writing import Writing
from assistant.retrieval.keyed_vectors import vectors_of
from assistant.retrieval.segment import load_segment
from assistant.retrieval.storage import new_folder, read_list, read_manifest, write_error, write_text
from corpus.reading.reader import ReadDocument

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder, ModelRecord
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.index.unfinished import Unfinished
    from assistant.retrieval.index.writing import Share
    from assistant.retrieval.segment import HalfArray, Segment
    from assistant.retrieval.stores.store import GetCentres

KEPT_VERSIONS = 2


@dataclass(slots=True)
class State:
    """The documents of a version, and the vectors that can be taken over from it.

    Args:
        entries: what was taken from each path.
        documents: the documents by id.
        vectors: vectors of the same model by text key.
    """

    entries: dict[str, Taken] = field(default_factory=dict)
    documents: dict[str, ReadDocument] = field(default_factory=dict)
    vectors: Mapping[int, HalfArray] = field(default_factory=dict)

    def put(self, read: ReadDocument, before: Taken) -> Taken:
        """Put a document that was read anew in the place where it was before."""
        self.documents[read.document.id] = read
        entry = Taken.of(read, before.path, before.name, before.collection)
        self.entries[before.path] = entry
        return entry


def read_state(index: Path, record: ModelRecord) -> State:
    """The version in use, or an empty state where there is none.

    Raises:
        IndexMismatchError: another model or chunker built it.
        IndexCorruptError: it is damaged.
    """
    name = current_version(index)
    if name is None:
        return State()
    folder = index / name
    manifest = read_manifest(folder)
    check_model(manifest, record, to_add=True)
    entries = {taken.path: taken for taken in entries_of(manifest)}
    documents = {
        taken.id: read_stored(folder / DOCUMENTS_FOLDER / f"{taken.id}.json") for taken in entries.values()
    }
    return State(entries, documents, vectors_of(load_segment(folder)))


def write_state(
    index: Path,
    state: State,
    embedder: Embedder,
    progress: Progress | None,
    unfinished: Unfinished,
    *,
    share: Share | None = None,
    centres: GetCentres | None = None,
    forgets: bool = True,
) -> None:
    """Build the next version aside, then swap it in.

    Args:
        unfinished: what an ingest before had encoded; what this one encodes is noted in it until the end.
        share: lets others encode texts, where there are others.
        centres: gives those of the languages, where the version is to be searched in its folder; of more
            passages than can all be compared with a question, a compressed index is built then.
        forgets: text of the version before is not in this one, so that the one before goes at once.

    Raises:
        IndexWriteError: the disk is full, read-only, or the like; the old version stays in use.
        PassageTooLongError: a passage exceeds the model's window; the old version stays in use.
    """
    documents = [read.document for read in _used(state).values()]
    writing = Writing(lambda: documents, embedder, state.vectors, unfinished, progress, share)
    layout = writing.laid_out()
    writing.encode(layout)
    version = _next_version(index)
    with new_folder(index / version, _manifest(state, embedder.record, forgets)) as folder:
        writing.write(layout, folder)
        if centres and layout.paragraphs > vector_index.EXACT:
            _add_nearest(load_segment(folder), folder, centres)
        _add_documents(state, folder / DOCUMENTS_FOLDER)
    _swap_in(index, version)
    for folder in versions(index)[1 if forgets else KEPT_VERSIONS :]:
        shutil.rmtree(folder, ignore_errors=True)
    unfinished.forget()


def _used(state: State) -> dict[str, ReadDocument]:
    """The documents that an entry names, by id."""
    return {taken.id: state.documents[taken.id] for taken in state.entries.values()}


def _add_documents(state: State, folder: Path) -> None:
    folder.mkdir()
    for id_, read in _used(state).items():
        paths = [path for path, taken in state.entries.items() if taken.id == id_]
        write_document(read, folder / f"{id_}.json", paths)


def _swap_in(index: Path, version: str) -> None:
    try:
        write_text(index / CURRENT_FILE, version + "\n")
    except OSError as error:
        shutil.rmtree(index / version, ignore_errors=True)
        raise write_error(index, error) from error


def sweep(index: Path) -> None:
    """Clear away what a killed writer left: versions under another name, those that were never used, those
    with text that is not in the one in use."""
    for path in index.glob(".*"):
        shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink(missing_ok=True)
    try:
        name = current_version(index)
    except IndexCorruptError:
        return
    found = versions(index)
    used = next((number for number, folder in enumerate(found) if folder.name == name), None)
    if used is not None:
        forgets = (read_list(found[used]) or {}).get("forgets", False)
        for folder in (*found[:used], *(found[used + 1 :] if forgets else ())):
            shutil.rmtree(folder, ignore_errors=True)


def _add_nearest(segment: Segment, folder: Path, centres: GetCentres) -> None:
    """Build the compressed index; not yet where the guides were never encoded by this model: search, too,
    asks for that first, and all is built anew then."""
    from assistant.retrieval.approximate.building import build_nearest

    with suppress(IndexMismatchError):
        build_nearest(segment, folder, centres())


def _manifest(state: State, record: ModelRecord, forgets: bool) -> dict[str, Any]:
    ids = sorted(taken.id for taken in state.entries.values())
    return {
        "model": record.to_json(),
        "chunker": CHUNKER_VERSION,
        "forgets": forgets,
        "corpus": blake2b("\n".join(ids).encode(), digest_size=16).hexdigest(),
        "created": datetime.now(UTC).isoformat(timespec="seconds"),
        "documents": [taken.to_json() for taken in state.entries.values()],
    }


def _next_version(index: Path) -> str:
    numbers = [int(path.name[1:]) for path in versions(index) if path.name[1:].isdigit()]
    return f"v{max(numbers, default=0) + 1:06d}"
