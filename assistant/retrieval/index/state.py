"""A version of the index: what it holds is read and changed; the next one is written from file to file."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval import vector_index
from assistant.retrieval.build import CHUNKER_VERSION
from assistant.retrieval.errors import IndexCorruptError, IndexMismatchError, IndexWriteError
from assistant.retrieval.index.current import current_version, note_current, versions
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER, read_sparing, taken_out
from assistant.retrieval.index.documents import copy_document, document_name, read_stored, write_document
from assistant.retrieval.index.reader import check_model
from assistant.retrieval.index.report import IngestReport, Taken, entries_of
from assistant.retrieval.index.writing import Writing
from assistant.retrieval.keyed_vectors import vectors_of
from assistant.retrieval.segment import load_segment
from assistant.retrieval.storage import checksum, new_folder, read_list
from assistant.version import __version__

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder, ModelRecord
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.index.unfinished import Unfinished
    from assistant.retrieval.index.writing import Read, Share
    from assistant.retrieval.segment import Segment
    from assistant.retrieval.stores.store import GetCentres
    from corpus.model import Document
    from corpus.reading.reader import ReadDocument

KEPT_VERSIONS = 2


@dataclass(frozen=True, slots=True)
class Before:
    """The version that a state was read from.

    Args:
        files: sizes and checksums of its files, by name.
        paths: from where its documents were taken, by id.
        cut_by: the version of Rigwise that cut its texts into words; what another one cut is cut again.
    """

    folder: Path
    files: Mapping[str, Mapping[str, Any]]
    paths: Mapping[str, Sequence[str]]
    segment: Segment
    cut_by: str | None

    def can_be_taken_over(self) -> bool:
        """Whether what it says of its documents is cut as it would be now, and is not damaged. Vectors are
        not looked at, since they are read in any case, nor documents, which are checked when they are copied.
        """
        parts = [name for name in self.files if "/" not in name and not name.endswith(".vectors.npy")]
        return self.cut_by == __version__ and all(
            checksum(self.folder / name) == self.files[name]["blake2b"] for name in parts
        )


@dataclass(slots=True)
class State:
    """The documents of a version, and what can be taken over from the one before.

    Args:
        entries: what was taken from each path.
        documents: where each document is stored, by id.
        before: the version that was read, of the same model.
        lost: what the version before holds of documents whose stored text is damaged.
    """

    entries: dict[str, Taken] = field(default_factory=dict)
    documents: dict[str, Path] = field(default_factory=dict)
    before: Before | None = None
    lost: tuple[Taken, ...] = ()

    def is_unchanged(self, id_: str) -> bool:
        """Whether a document is the one of the version before."""
        before = self.before
        return before is not None and self.documents[id_] == before.folder / document_name(id_)

    def settle(self, report: IngestReport) -> None:
        """Tell of the documents whose stored text is damaged and that were not taken in anew."""
        for taken in self.lost:
            if taken.id in self.documents:
                self.entries.setdefault(taken.path, taken)
            elif self.entries.get(taken.path, taken) is taken and taken not in report.removed:
                self.entries.pop(taken.path, None)
                report.lost.append((taken.path, taken_out(taken)))

    def put(self, read: ReadDocument, stored: Path, before: Taken) -> Taken:
        """Put a document that was read anew in the place where it was before."""
        self.documents[read.document.id] = stored
        entry = Taken.of(read, before.path, before.name, before.collection)
        self.entries[before.path] = entry
        return entry


def read_state(index: Path, record: ModelRecord) -> State:
    """The version in use, or an empty state where there is none.

    Raises:
        IndexMismatchError: another model or chunker built it.
        IndexCorruptError: it is damaged in what every document needs.
    """
    name = current_version(index)
    if name is None:
        return State()
    folder = index / name
    manifest, lost = read_sparing(folder)
    check_model(manifest, record, to_add=True)
    held = entries_of(manifest)
    entries = {taken.path: taken for taken in held if taken.id not in lost}
    paths = paths_of(entries)
    documents = {id_: folder / document_name(id_) for id_ in paths}
    before = Before(folder, manifest["files"], paths, load_segment(folder), manifest.get("cut_by"))
    return State(entries, documents, before, tuple(taken for taken in held if taken.id in lost))


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
    paths = paths_of(state.entries)
    before = state.before.segment if state.before else None
    vectors = vectors_of(before) if before else {}
    documents = _documents(state, list(paths))
    writing = Writing(documents, embedder, vectors, unfinished, progress, share, before)
    layout = writing.laid_out()
    writing.encode(layout)
    version = _next_version(index)
    with new_folder(index / version, _manifest(state, embedder.record, forgets)) as folder:
        writing.write(layout, folder)
        if centres and layout.paragraphs > vector_index.EXACT:
            _add_nearest(state, folder, centres)
        (folder / DOCUMENTS_FOLDER).mkdir()
        for id_, taken_from in paths.items():
            _add_document(state, id_, taken_from, folder)
    _swap_in(index, version)
    for folder in versions(index)[1 if forgets else KEPT_VERSIONS :]:
        shutil.rmtree(folder, ignore_errors=True)
    unfinished.forget()


def _documents(state: State, ids: Sequence[str]) -> list[Read | int]:
    """Documents as what reads them; those that did not change by their numbers in the version before."""
    before, numbers = state.before, dict[str, int]()
    if before and before.can_be_taken_over():
        numbers = {entry.id: number for number, entry in enumerate(before.segment.documents)}
    return [
        numbers[id_] if id_ in numbers and state.is_unchanged(id_) else partial(_read, state.documents[id_])
        for id_ in ids
    ]


def _read(stored: Path) -> Document:
    return read_stored(stored).document


def paths_of(entries: Mapping[str, Taken]) -> dict[str, list[str]]:
    """The ids of the documents that entries name, and from where each was taken."""
    found: dict[str, list[str]] = {}
    for path, taken in entries.items():
        found.setdefault(taken.id, []).append(path)
    return found


def _add_document(state: State, id_: str, paths: Sequence[str], folder: Path) -> None:
    """Write a document; one that was there already is copied as it is."""
    stored, name, before = state.documents[id_], document_name(id_), state.before
    if before and state.is_unchanged(id_) and before.paths[id_] == paths:
        copy_document(stored, folder / name, before.files[name]["blake2b"])
    else:
        write_document(read_stored(stored), folder / name, paths)


def _swap_in(index: Path, version: str) -> None:
    try:
        note_current(index, version)
    except IndexWriteError:
        shutil.rmtree(index / version, ignore_errors=True)
        raise


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


def _add_nearest(state: State, folder: Path, centres: GetCentres) -> None:
    """Build the compressed index; not yet where the guides were never encoded by this model: search, too,
    asks for that first, and all is built anew then."""
    from assistant.retrieval.approximate.building import build_nearest
    from assistant.retrieval.approximate.growing import Earlier

    with suppress(IndexMismatchError):
        before = Earlier(state.before.segment, state.before.folder) if state.before else None
        build_nearest(load_segment(folder), folder, centres(), before)


def _manifest(state: State, record: ModelRecord, forgets: bool) -> dict[str, Any]:
    ids = sorted(taken.id for taken in state.entries.values())
    return {
        "model": record.to_json(),
        "chunker": CHUNKER_VERSION,
        "cut_by": __version__,
        "forgets": forgets,
        "corpus": blake2b("\n".join(ids).encode(), digest_size=16).hexdigest(),
        "created": datetime.now(UTC).isoformat(timespec="seconds"),
        "documents": [taken.to_json() for taken in state.entries.values()],
    }


def _next_version(index: Path) -> str:
    numbers = [int(path.name[1:]) for path in versions(index) if path.name[1:].isdigit()]
    return f"v{max(numbers, default=0) + 1:06d}"
