"""Taking documents in, and out again.

An ingest is a set difference. Named files are added or, if their content changed, replaced; in a named folder
or archive files that are gone are removed too. What did not change keeps its vectors. The new version is
built aside and swapped in at once; until then, and if anything fails, the old one answers. What a killed
ingest has read and encoded is kept, so that the next one goes on from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.retrieval.bundle import build_bundle, load_bundle
from assistant.retrieval.embedders.shipped import RECORD
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.current import CURRENT_FILE, mend_current, usable_version
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER, taken_out
from assistant.retrieval.index.documents import read_stored
from assistant.retrieval.index.files import Fetch, looked_at
from assistant.retrieval.index.kept_vectors import knowing
from assistant.retrieval.index.lock import writing
from assistant.retrieval.index.named_sets import require_own_name, unknown_collection
from assistant.retrieval.index.report import IngestReport, Taken, entries_of
from assistant.retrieval.index.salvage import newest_readable
from assistant.retrieval.index.state import State, read_state, sweep, write_state
from assistant.retrieval.index.taking import Taking, Wishes
from assistant.retrieval.index.unfinished import Unfinished, reading_name
from assistant.retrieval.storage import write_error
from assistant.retrieval.stores.store import FolderStore, open_vectors
from corpus.errors import CorpusError, DocumentError
from corpus.reading.decode import Decoded
from corpus.reading.reader import read_text

if TYPE_CHECKING:
    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.encode import Job, Progress
    from assistant.retrieval.errors import RetrievalError
    from assistant.retrieval.segment import HalfArray
    from assistant.retrieval.stores.store import GetCentres

__all__ = ["IngestReport", "Ingestor", "Taken"]


class Ingestor:
    """Writes the index of the user's documents under ``home``.

    Args:
        home: the user's folder (``RIGWISE_HOME``).
        embedder: the model that the index is for.
        progress: called with the number of texts encoded and in all.
        reading: called with the number of files read and in all.
        fetch: gets what an address holds; without it, addresses are refused.
        vectors: address of the database that holds the index; by default the folder does.
        queue: address of the PostgreSQL database in which texts wait for workers, beside Milvus.
    """

    def __init__(
        self,
        home: Path,
        embedder: Embedder,
        progress: Progress | None = None,
        *,
        reading: Progress | None = None,
        fetch: Fetch | None = None,
        vectors: str | None = None,
        queue: str | None = None,
    ) -> None:
        self._home = home
        self._folder = home / "index"
        self._embedder = embedder
        self._progress = progress
        self._reading = reading
        self._fetch = fetch
        self._vectors = open_vectors(home, vectors, queue)
        self.fault: RetrievalError | None = None
        """What was found damaged, though all could be done."""

    def ingest(
        self,
        names: Iterable[str | Path],
        *,
        synced: Sequence[Path] = (),
        language: str | None = None,
        encoding: str | None = None,
        collection: str | None = None,
    ) -> IngestReport:
        """Take in files, folders, archives and addresses.

        Args:
            synced: folders likewise, that may also be gone, with all that was in them.
            language: tag of the documents' language, if they shall not be looked at for it.
            encoding: their encoding, likewise.
            collection: the set that they belong to; by default the one that they are in, or ``documents``.

        Raises:
            CollectionError: the collection cannot have that name.
            IndexBusyError, IndexWriteError, IndexMismatchError, IndexCorruptError: nothing has changed.
        """
        if collection is not None:
            require_own_name(collection)
        named = looked_at(names, synced)
        with self._opened() as (state, unfinished):
            wishes = Wishes(language, encoding, collection)
            taking = Taking(state, self._embedder, unfinished, wishes, self._fetch)
            taking.take(named, self._reading)
            self._write_if_changed(state, taking.report, unfinished)
        return taking.report

    def remove(self, names: Iterable[str]) -> IngestReport:
        """Take documents out, by id or path; unknown ones are reported as failed.

        Raises:
            IndexBusyError, IndexWriteError, IndexMismatchError, IndexCorruptError: nothing has changed.
        """
        with self._opened() as (state, unfinished):
            report = IngestReport()
            state.entries.update((taken.path, taken) for taken in state.lost)
            for name in names:
                path = name if name in state.entries else str(Path(name).resolve())
                found = [key for key, taken in state.entries.items() if name == taken.id or key == path]
                report.removed.extend(state.entries.pop(key) for key in found)
                if not found:
                    report.failed.append((name, DocumentError("document-unknown", name=name)))
            self._write_if_changed(state, report, unfinished)
        return report

    def remove_collection(self, name: str) -> IngestReport:
        """Take all documents of a collection out.

        Raises:
            DocumentError: there is no collection of that name.
            IndexBusyError, IndexWriteError, IndexMismatchError, IndexCorruptError: nothing has changed.
        """
        with self._opened() as (state, unfinished):
            state.entries.update((taken.path, taken) for taken in state.lost)
            paths = [path for path, taken in state.entries.items() if taken.collection == name]
            if not paths:
                raise unknown_collection(name, (taken.collection for taken in state.entries.values()))
            report = IngestReport(removed=[state.entries.pop(path) for path in paths])
            self._write_if_changed(state, report, unfinished)
        return report

    def rebuild(self) -> IngestReport:
        """Build everything anew for this model, from the stored originals: own documents, and the guides
        where the model is not the shipped one. The version before stays beside it where nothing of that is
        lost, so that a server of the version of Rigwise before can go on with it.

        Raises:
            IndexBusyError, IndexWriteError: nothing has changed.
        """
        with self._writing() as unfinished:
            if self._embedder.record != RECORD:
                build_bundle(self._embedder, self._home, self._progress)
            report, state = IngestReport(), State()
            found = newest_readable(self._folder)
            if found:
                self._reread(*found, state, unfinished, report)
                embedder = knowing(self._embedder, found[0])
                write_state(
                    *(self._folder, state, embedder, self._progress, unfinished),
                    share=self._share,
                    centres=self._centres_to_search_by,
                    forgets=bool(report.failed or report.lost),
                )
            else:
                (self._folder / CURRENT_FILE).unlink(missing_ok=True)
        return report

    def documents(self) -> tuple[Taken, ...]:
        """What the index holds.

        Raises:
            IndexCorruptError: it is damaged in what every document needs.
        """
        if isinstance(self._vectors, FolderStore):
            _, self.fault = usable_version(self._folder)
        manifest = self._vectors.manifest()
        return entries_of(manifest) if manifest else ()

    @contextmanager
    def _opened(self) -> Iterator[tuple[State, Unfinished]]:
        """The index to be changed, and what an ingest before left unfinished."""
        with self._writing() as unfinished:
            yield read_state(self._folder, self._embedder.record), unfinished

    @contextmanager
    def _writing(self) -> Iterator[Unfinished]:
        with writing(self._folder):
            sweep(self._folder)
            self.fault = mend_current(self._folder)
            with self._vectors.writing(self._folder, self._centres):
                try:
                    yield Unfinished(self._folder, self._embedder.record)
                except OSError as error:
                    raise write_error(self._folder, error) from error

    def _share(self, jobs: list[Job], progress: Progress | None) -> Mapping[int, HalfArray]:
        """Let others help with texts, where there are others."""
        return self._vectors.encoded(lambda: jobs, self._embedder, progress)

    def _centres(self) -> CentreSet:
        return load_bundle(self._embedder, self._home)[1].ranking

    @property
    def _centres_to_search_by(self) -> GetCentres | None:
        """What gives the centres, where the folder itself is searched."""
        return self._centres if isinstance(self._vectors, FolderStore) else None

    def _write_if_changed(self, state: State, report: IngestReport, unfinished: Unfinished) -> None:
        state.settle(report)
        if report.changed:
            write_state(
                self._folder,
                state,
                self._embedder,
                self._progress,
                unfinished,
                share=self._share,
                centres=self._centres_to_search_by,
                forgets=report.forgets,
            )
        else:
            unfinished.forget()

    def _reread(
        self,
        folder: Path,
        held: Sequence[Taken],
        state: State,
        unfinished: Unfinished,
        report: IngestReport,
    ) -> None:
        """Split the stored originals again; a document whose file is damaged is reported."""
        count, room = self._embedder.count_tokens, self._embedder.record.max_tokens
        for taken in held:
            try:
                stored = read_stored(folder / DOCUMENTS_FOLDER / f"{taken.id}.json")
                decoded = Decoded(stored.original, stored.encoding, stored.how)
                read = read_text(
                    decoded,
                    taken.id,
                    taken.file_name,
                    count,
                    room,
                    language=taken.language,
                    title=taken.title if stored.how == "extracted" else None,
                    url=stored.document.source.url if stored.document.source else None,
                )
            except IndexCorruptError:
                report.lost.append((taken.path, taken_out(taken)))
                continue
            except CorpusError as error:
                report.failed.append((taken.path, error))
                continue
            name = reading_name(taken.id, "again")
            unfinished.keep_document(name, read)
            report.replaced.append(state.put(read, unfinished.path(name), taken))
