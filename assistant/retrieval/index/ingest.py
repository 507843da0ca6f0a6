"""Taking documents in, and out again.

An ingest is a set difference. Named files are added or, if their content changed, replaced; in a named
folder files that are gone are removed too. What did not change keeps its vectors. The new version is built
aside and swapped in at once; until then, and if anything fails, the old one answers.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.retrieval.bundle import build_bundle
from assistant.retrieval.embedders.shipped import RECORD
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.documents import read_stored
from assistant.retrieval.index.files import found_files, is_inside
from assistant.retrieval.index.lock import writing
from assistant.retrieval.index.reader import CURRENT_FILE, DOCUMENTS_FOLDER, current_version
from assistant.retrieval.index.report import IngestReport, Taken, entries_of
from assistant.retrieval.index.salvage import newest_readable
from assistant.retrieval.index.state import State, read_state, write_state
from assistant.retrieval.storage import read_manifest
from corpus.errors import CorpusError, DocumentError
from corpus.reading.decode import Decoded
from corpus.reading.reader import MAX_BYTES, document_id, read_document, read_text

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.encode import Progress

__all__ = ["IngestReport", "Ingestor", "Taken"]


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
            state = read_state(self._folder, self._embedder.record)
            report = IngestReport(removed=_remove_missing(state, named, files))
            for file in files:
                self._take(state, file, report, language, encoding)
            self._write_if_changed(state, report)
        return report

    def remove(self, names: Iterable[str]) -> IngestReport:
        """Take documents out, by id or path; unknown ones are reported as failed.

        Raises:
            IndexBusyError, IndexWriteError, IndexMismatchError, IndexCorruptError: nothing has changed.
        """
        with writing(self._folder):
            state = read_state(self._folder, self._embedder.record)
            report = IngestReport()
            for name in names:
                path = name if name in state.entries else str(Path(name).resolve())
                found = [key for key, taken in state.entries.items() if name == taken.id or key == path]
                report.removed.extend(state.entries.pop(key) for key in found)
                if not found:
                    report.failed.append((name, DocumentError("document-unknown", name=name)))
            self._write_if_changed(state, report)
        return report

    def rebuild(self) -> IngestReport:
        """Build everything anew for this model, from the stored originals: own documents, and the guides
        where the model is not the shipped one.

        Raises:
            IndexBusyError, IndexWriteError: nothing has changed.
        """
        with writing(self._folder):
            if self._embedder.record != RECORD:
                build_bundle(self._embedder, self._home, self._progress)
            report, state = IngestReport(), State()
            found = newest_readable(self._folder)
            if found:
                self._reread(*found, state, report)
                write_state(self._folder, state, self._embedder, self._progress)
            else:
                (self._folder / CURRENT_FILE).unlink(missing_ok=True)
        return report

    def documents(self) -> tuple[Taken, ...]:
        """What the index holds.

        Raises:
            IndexCorruptError: its manifest is damaged.
        """
        name = current_version(self._folder)
        return entries_of(read_manifest(self._folder / name)) if name else ()

    def _write_if_changed(self, state: State, report: IngestReport) -> None:
        if report.changed:
            write_state(self._folder, state, self._embedder, self._progress)

    def _take(
        self, state: State, file: Path, report: IngestReport, language: str | None, encoding: str | None
    ) -> None:
        path = str(file)
        before = state.entries.get(path)
        try:
            data = _read_bytes(file)
            if before and before.id == document_id(data):
                report.unchanged.append(before)
                return
            count, room = self._embedder.count_tokens, self._embedder.record.max_tokens
            read = read_document(data, file.name, count, room, language=language, encoding=encoding)
        except CorpusError as error:
            report.failed.append((path, error))
            return
        (report.replaced if before else report.added).append(state.put(read, path))

    def _reread(self, folder: Path, held: Sequence[Taken], state: State, report: IngestReport) -> None:
        """Split the stored originals again; a document whose file is damaged is reported."""
        count, room = self._embedder.count_tokens, self._embedder.record.max_tokens
        for taken in held:
            try:
                stored = read_stored(folder / DOCUMENTS_FOLDER / f"{taken.id}.json")
                decoded = Decoded(stored.original, stored.encoding, stored.how)
                name = Path(taken.path).name
                read = read_text(decoded, taken.id, name, count, room, language=taken.language)
            except (CorpusError, IndexCorruptError) as error:
                report.failed.append((taken.path, error))
                continue
            report.replaced.append(state.put(read, taken.path))


def _remove_missing(state: State, named: Sequence[Path], files: Sequence[Path]) -> list[Taken]:
    """Take out what came from a named folder and is no longer there."""
    folders = [path for path in named if path.is_dir()]
    there = {str(file) for file in files}
    gone = [path for path in state.entries if path not in there and is_inside(path, folders)]
    return [state.entries.pop(path) for path in gone]


def _read_bytes(file: Path) -> bytes:
    try:
        size = file.stat().st_size
        if size > MAX_BYTES:
            raise DocumentError("document-too-large", name=file.name, bytes=size, limit=MAX_BYTES)
        return file.read_bytes()
    except OSError as error:
        reason = error.strerror or os.strerror(error.errno or 0)
        raise DocumentError("document-unreadable", name=str(file), reason=reason) from error
