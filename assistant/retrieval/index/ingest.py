"""Taking documents in, and out again.

An ingest is a set difference. Named files are added or, if their content changed, replaced; in a named
folder files that are gone are removed too. What did not change keeps its vectors. The new version is built
aside and swapped in at once; until then, and if anything fails, the old one answers.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.build import CHUNKER_VERSION, build_segment
from assistant.retrieval.bundle import build_bundle
from assistant.retrieval.embedders.shipped import RECORD
from assistant.retrieval.errors import IndexCorruptError, RetrievalError
from assistant.retrieval.index.documents import read_stored, write_document
from assistant.retrieval.index.files import found_files, is_inside
from assistant.retrieval.index.lock import writing
from assistant.retrieval.index.reader import (
    CURRENT_FILE,
    DOCUMENTS_FOLDER,
    check_model,
    current_version,
    versions,
)
from assistant.retrieval.segment import load_segment, save_segment
from assistant.retrieval.storage import new_folder, read_list, read_manifest, write_error, write_text
from corpus.errors import CorpusError, DocumentError
from corpus.reading.decode import Decoded
from corpus.reading.reader import MAX_BYTES, ReadDocument, document_id, read_document, read_text

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.segment import HalfArray

KEPT_VERSIONS = 2


@dataclass(frozen=True, slots=True)
class Taken:
    """One document of the index: where it came from and how it was read."""

    id: str
    path: str
    title: str
    language: str
    encoding: str
    how: str
    sections: int


@dataclass(slots=True)
class IngestReport:
    """What an ingest did, by path."""

    added: list[Taken] = field(default_factory=list)
    replaced: list[Taken] = field(default_factory=list)
    unchanged: list[Taken] = field(default_factory=list)
    removed: list[Taken] = field(default_factory=list)
    failed: list[tuple[str, CorpusError | RetrievalError]] = field(default_factory=list)

    @property
    def changed(self) -> bool:
        """Whether the index differs from before."""
        return bool(self.added or self.replaced or self.removed)


@dataclass(slots=True)
class _State:
    """The documents of a version, and the vectors that can be taken over from it."""

    entries: dict[str, Taken] = field(default_factory=dict)
    documents: dict[str, ReadDocument] = field(default_factory=dict)
    vectors: Mapping[int, HalfArray] = field(default_factory=dict)


class Ingestor:
    """Writes the index of the user's documents under ``home``.

    Args:
        home: the user's folder (``RIGWISE_HOME``).
        embedder: the model that the index is for.
        progress: called with the number of texts encoded and in all.
    """

    def __init__(self, home: Path, embedder: Embedder, progress: Progress | None = None) -> None:
        self._home = home
        self._folder = home / "index"
        self._embedder = embedder
        self._progress = progress

    def ingest(
        self, paths: Iterable[Path], *, language: str | None = None, encoding: str | None = None
    ) -> IngestReport:
        """Take in files and folders.

        Args:
            language: tag of the documents' language, if they shall not be looked at for it.
            encoding: their encoding, likewise.

        Raises:
            DocumentError: a named path does not exist.
            IndexBusyError, IndexWriteError, IndexMismatchError, IndexCorruptError: nothing has changed.
        """
        named = list(paths)
        files = list(dict.fromkeys(found_files(named)))
        with writing(self._folder):
            state = self._read_state()
            report = IngestReport()
            self._remove_missing(state, named, files, report)
            for file in files:
                self._take(state, file, report, language, encoding)
            if report.changed:
                self._write(state)
        return report

    def remove(self, names: Iterable[str]) -> IngestReport:
        """Take documents out, by id or path; unknown ones are reported as failed."""
        with writing(self._folder):
            state = self._read_state()
            report = IngestReport()
            for name in names:
                path = name if name in state.entries else str(Path(name).resolve())
                found = [key for key, taken in state.entries.items() if name == taken.id or key == path]
                report.removed.extend(state.entries.pop(key) for key in found)
                if not found:
                    report.failed.append((name, DocumentError("document-unknown", name=name)))
            if report.changed:
                self._write(state)
        return report

    def rebuild(self) -> IngestReport:
        """Build everything anew for this model, from the stored originals: own documents, and the guides
        where the model is not the shipped one."""
        with writing(self._folder):
            if self._embedder.record != RECORD:
                build_bundle(self._embedder, self._home, self._progress)
            report = IngestReport()
            state = _State()
            found = self._newest_readable()
            if found:
                self._reread(*found, state, report)
                self._write(state)
            else:
                (self._folder / CURRENT_FILE).unlink(missing_ok=True)
        return report

    def documents(self) -> tuple[Taken, ...]:
        """What the index holds.

        Raises:
            IndexCorruptError: its manifest is damaged.
        """
        name = current_version(self._folder)
        return _entries(read_manifest(self._folder / name)) if name else ()

    def _read_state(self) -> _State:
        name = current_version(self._folder)
        if name is None:
            return _State()
        folder = self._folder / name
        manifest = read_manifest(folder)
        check_model(manifest, self._embedder.record)
        entries = {taken.path: taken for taken in _entries(manifest)}
        documents = {
            taken.id: read_stored(folder / DOCUMENTS_FOLDER / f"{taken.id}.json")
            for taken in entries.values()
        }
        return _State(entries, documents, load_segment(folder).vectors_by_key())

    def _remove_missing(
        self, state: _State, named: Sequence[Path], files: Sequence[Path], report: IngestReport
    ) -> None:
        folders = [path for path in named if path.is_dir()]
        there = {str(file) for file in files}
        for path in [path for path in state.entries if path not in there and is_inside(path, folders)]:
            report.removed.append(state.entries.pop(path))

    def _take(
        self, state: _State, file: Path, report: IngestReport, language: str | None, encoding: str | None
    ) -> None:
        path = str(file)
        try:
            data = _read_bytes(file)
            before = state.entries.get(path)
            if before and before.id == document_id(data):
                report.unchanged.append(before)
                return
            read = read_document(
                data,
                file.name,
                self._embedder.count_tokens,
                self._embedder.record.max_tokens,
                language=language,
                encoding=encoding,
            )
        except CorpusError as error:
            report.failed.append((path, error))
            return
        state.documents[read.document.id] = read
        state.entries[path] = _taken(read, path)
        (report.replaced if before else report.added).append(state.entries[path])

    def _newest_readable(self) -> tuple[Path, Mapping[str, Any]] | None:
        """The version in use, or else the newest one, whose list of documents can be read."""
        name = current_version(self._folder)
        for folder in sorted(versions(self._folder), key=lambda folder: folder.name != name):
            manifest = read_list(folder)
            if manifest:
                return folder, manifest
        return None

    def _reread(self, folder: Path, manifest: Mapping[str, Any], state: _State, report: IngestReport) -> None:
        """Split the stored originals again; a document whose file is damaged is reported."""
        record = self._embedder.record
        for taken in _entries(manifest):
            try:
                stored = read_stored(folder / DOCUMENTS_FOLDER / f"{taken.id}.json")
                decoded = Decoded(stored.original, stored.encoding, stored.how)
                name = Path(taken.path).name
                count = self._embedder.count_tokens
                read = read_text(decoded, taken.id, name, count, record.max_tokens, language=taken.language)
            except (CorpusError, IndexCorruptError) as error:
                report.failed.append((taken.path, error))
                continue
            state.documents[taken.id] = read
            state.entries[taken.path] = _taken(read, taken.path)
            report.replaced.append(state.entries[taken.path])

    def _write(self, state: _State) -> None:
        """Build the next version aside, then swap it in."""
        used = {taken.id: state.documents[taken.id] for taken in state.entries.values()}
        documents = [read.document for read in used.values()]
        segment = build_segment(documents, self._embedder, state.vectors, self._progress)
        version = self._next_version()
        with new_folder(self._folder / version, self._manifest(state)) as folder:
            save_segment(segment, folder)
            (folder / DOCUMENTS_FOLDER).mkdir()
            for id_, read in used.items():
                write_document(read, folder / DOCUMENTS_FOLDER / f"{id_}.json")
        try:
            write_text(self._folder / CURRENT_FILE, version + "\n")
        except OSError as error:
            shutil.rmtree(self._folder / version, ignore_errors=True)
            raise write_error(self._folder, error) from error
        self._drop_old_versions()

    def _manifest(self, state: _State) -> dict[str, Any]:
        ids = sorted(taken.id for taken in state.entries.values())
        return {
            "model": self._embedder.record.to_json(),
            "chunker": CHUNKER_VERSION,
            "corpus": blake2b("\n".join(ids).encode(), digest_size=16).hexdigest(),
            "created": datetime.now(UTC).isoformat(timespec="seconds"),
            "documents": [
                {name: getattr(taken, name) for name in Taken.__dataclass_fields__}
                for taken in state.entries.values()
            ],
        }

    def _next_version(self) -> str:
        numbers = [int(path.name[1:]) for path in versions(self._folder) if path.name[1:].isdigit()]
        return f"v{max(numbers, default=0) + 1:06d}"

    def _drop_old_versions(self) -> None:
        for folder in versions(self._folder)[KEPT_VERSIONS:]:
            shutil.rmtree(folder, ignore_errors=True)


def _read_bytes(file: Path) -> bytes:
    try:
        size = file.stat().st_size
        if size > MAX_BYTES:
            raise DocumentError("document-too-large", name=file.name, bytes=size, limit=MAX_BYTES)
        return file.read_bytes()
    except OSError as error:
        reason = error.strerror or os.strerror(error.errno or 0)
        raise DocumentError("document-unreadable", name=str(file), reason=reason) from error


def _taken(read: ReadDocument, path: str) -> Taken:
    document = read.document
    return Taken(
        document.id, path, document.title, document.language, read.encoding, read.how, len(document.sections)
    )


def _entries(manifest: Mapping[str, Any]) -> tuple[Taken, ...]:
    return tuple(Taken(**entry) for entry in manifest["documents"])
