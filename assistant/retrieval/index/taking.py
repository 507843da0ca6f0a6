"""One ingest: what was found is read, unless it is there already, and put into the state of the index."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.retrieval.index.files import Content, Fetch, Found, Named, found_in, is_inside
from assistant.retrieval.index.report import OWN, IngestReport, Taken
from assistant.retrieval.index.state import State
from assistant.retrieval.index.unfinished import Unfinished, reading_name
from corpus.errors import CorpusError, DocumentError
from corpus.reading.archive import archive_packing
from corpus.reading.reader import document_id, document_kind, read_document

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.encode import Progress
    from corpus.reading.reader import ReadDocument

ALLOW = "--allow-url, RIGWISE_ALLOW_URL=1"


@dataclass(frozen=True, slots=True)
class Wishes:
    """How documents are to be read, where that is said, and the collection that they go into."""

    language: str | None = None
    encoding: str | None = None
    collection: str | None = None


@dataclass(slots=True)
class Taking:
    """Takes documents into a state and notes what became of each.

    Args:
        unfinished: what an ingest before this one had read.
        fetch: gets what an address holds; without it, addresses are refused.
    """

    state: State
    embedder: Embedder
    unfinished: Unfinished
    wishes: Wishes
    fetch: Fetch | None = None
    report: IngestReport = field(default_factory=IngestReport)
    _seen: set[str] = field(default_factory=set)
    _paths: dict[str, str] = field(default_factory=dict)

    def take(self, named: Named, reading: Progress | None = None) -> None:
        """Read everything that was named, then take out what is gone.

        Args:
            reading: called with the number of files read and in all.
        """
        unknown = [Path(path) for path, _ in named.refused]
        self.report.failed.extend(named.refused)
        self.report.found_nothing = named.is_empty
        self.report.passed_over.extend(named.passed_over)
        scopes = list(named.folders)
        total = len(named.files) + len(named.addresses)
        for done, file in enumerate(named.files, 1):
            is_whole = self._take_file(file)
            is_archive = archive_packing(file.name) is not None
            (scopes if is_whole else unknown).extend([file] if is_archive else [])
            if reading:
                reading(done, total)
        for done, address in enumerate(named.addresses, len(named.files) + 1):
            self._take(Found(address, partial(self._fetched, address)))
            if reading:
                reading(done, total)
        self._take_out(scopes, unknown)

    def _take_file(self, file: Path) -> bool:
        """Whether all that is in a file was seen."""
        self._seen.add(str(file))
        try:
            with closing(found_in(file)) as held:
                for found in held:
                    self._seen.add(found.path)
                    self._take(found)
        except DocumentError as fault:
            self.report.failed.append((str(file), fault))
            return False
        return True

    def _take(self, found: Found) -> None:
        if found.read is None:
            self.report.passed_over.append(found.path)
            return
        try:
            self._put(found.path, found.read())
        except CorpusError as fault:
            self.report.failed.append((found.path, fault))

    def _put(self, path: str, content: Content) -> None:
        """Put a document into the state, in the place of what came from there before."""
        before = self.state.entries.get(path)
        collection = self.wishes.collection or (before.collection if before else OWN)
        id_ = document_id(content.data)
        if before and before.id == id_:
            self._keep(path, before, collection)
            return
        twin = self._twin(id_)
        if twin:
            entry = replace(twin, path=path, name=content.name, collection=collection)
        else:
            entry = Taken.of(self._read(id_, content, path), path, content.name, collection)
            self._paths[id_] = path
        self.state.entries[path] = entry
        if twin:
            self.report.duplicates.append((entry, twin.path))
        if before:
            self._replace(before, entry)
        elif not twin:
            self.report.added.append(entry)

    def _twin(self, id_: str) -> Taken | None:
        """An entry with the same text, under another path."""
        if not self._paths:
            self._paths.update((taken.id, path) for path, taken in self.state.entries.items())
        found = self.state.entries.get(self._paths.get(id_, ""))
        return found if found and found.id == id_ else None

    def _keep(self, path: str, before: Taken, collection: str) -> None:
        """The same text is there already; it may go into another collection."""
        if before.collection == collection:
            self.report.unchanged.append(before)
        else:
            self.state.entries[path] = replace(before, collection=collection)
            self._replace(before, self.state.entries[path])

    def _replace(self, before: Taken, entry: Taken) -> None:
        self.report.replaced.append(entry)
        if before.collection != entry.collection:
            self.report.moved[entry.path] = before.collection

    def _read(self, id_: str, content: Content, path: str) -> ReadDocument:
        encoding = self.wishes.encoding or content.encoding
        name = reading_name(id_, document_kind(content.name), self.wishes.language, encoding)
        read = self.unfinished.document(name)
        if read is None:
            count, room = self.embedder.count_tokens, self.embedder.record.max_tokens
            read = read_document(
                content.data,
                content.name,
                count,
                room,
                language=self.wishes.language,
                encoding=encoding,
                url=path if "://" in path else None,
            )
            self.unfinished.keep_document(name, read)
        self.state.documents[id_] = self.unfinished.path(name)
        return read

    def _fetched(self, address: str) -> Content:
        if self.fetch is None:
            raise DocumentError("url-off", how=ALLOW)
        return self.fetch(address)

    def _take_out(self, scopes: Sequence[Path], unknown: Sequence[Path]) -> None:
        """Take out what came from a named folder or archive and is no longer there."""
        gone = [
            path
            for path in self.state.entries
            if path not in self._seen and is_inside(path, scopes) and not is_inside(path, unknown)
        ]
        self.report.removed.extend(self.state.entries.pop(path) for path in gone)
