"""What the index holds and what an ingest did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from assistant.retrieval.errors import RetrievalError
from corpus.errors import CorpusError

if TYPE_CHECKING:
    from corpus.reading.reader import ReadDocument

OWN = "documents"
"""The collection of documents for which none was named."""


@dataclass(frozen=True, slots=True)
class Taken:
    """One document of the index: where it came from and how it was read.

    Args:
        path: of its file; of one in an archive, through that; or its address.
        name: a file name whose ending says how it is read.
        collection: the set that it belongs to.
    """

    id: str
    path: str
    title: str
    language: str
    encoding: str
    how: str
    sections: int
    name: str = ""
    collection: str = OWN

    @classmethod
    def of(cls, read: ReadDocument, path: str, name: str = "", collection: str = OWN) -> Taken:
        """The entry of a document that was read from a path."""
        document = read.document
        return cls(
            document.id,
            path,
            document.title,
            document.language,
            read.encoding,
            read.how,
            len(document.sections),
            name or PurePosixPath(path).name,
            collection,
        )

    @property
    def file_name(self) -> str:
        """The name whose ending says how it is read."""
        return self.name or PurePosixPath(self.path).name

    def to_json(self) -> dict[str, Any]:
        """The entry as plain values, for the manifest."""
        return asdict(self)


@dataclass(slots=True)
class IngestReport:
    """What an ingest did, in the order of the paths.

    Args:
        added, replaced, removed: what is different in the index now.
        unchanged: what was there already, with the same text.
        duplicates: paths with the text of another one, which is stored once; with that other path.
        failed: what was refused, with the reason.
        lost: what was taken out, since its stored text is damaged and nothing was named to read it anew from.
        passed_over: files of no kind that is read, in folders and archives.
        found_nothing: nothing that was named is there.
        moved: by path, the collection that a document was in before, where another one was named.
    """

    added: list[Taken] = field(default_factory=list)
    replaced: list[Taken] = field(default_factory=list)
    unchanged: list[Taken] = field(default_factory=list)
    removed: list[Taken] = field(default_factory=list)
    duplicates: list[tuple[Taken, str]] = field(default_factory=list)
    failed: list[tuple[str, CorpusError | RetrievalError]] = field(default_factory=list)
    lost: list[tuple[str, RetrievalError]] = field(default_factory=list)
    passed_over: list[str] = field(default_factory=list)
    found_nothing: bool = False
    moved: dict[str, str] = field(default_factory=dict)

    @property
    def changed(self) -> bool:
        """Whether the index differs from before."""
        return bool(self.added or self.replaced or self.removed or self.duplicates or self.lost)

    @property
    def is_empty(self) -> bool:
        """Whether there was nothing to take in, and nothing to say of it."""
        found = (self.unchanged, self.failed, self.passed_over)
        return not (self.changed or self.found_nothing or any(found))

    @property
    def has_none(self) -> bool:
        """Whether no document was taken in, known before, refused or taken out."""
        return not (self.changed or self.unchanged or self.failed)

    @property
    def forgets(self) -> bool:
        """Whether text of the index before is not in it any more."""
        return bool(self.replaced or self.removed)


def entries_of(manifest: Mapping[str, Any]) -> tuple[Taken, ...]:
    """The documents that a manifest lists."""
    return tuple(Taken(**entry) for entry in manifest["documents"])
