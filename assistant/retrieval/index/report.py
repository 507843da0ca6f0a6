"""What the index holds and what an ingest did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from assistant.retrieval.errors import RetrievalError
from corpus.errors import CorpusError
from corpus.reading.reader import ReadDocument


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

    @classmethod
    def of(cls, read: ReadDocument, path: str) -> Taken:
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
        )

    def to_json(self) -> dict[str, Any]:
        """The entry as plain values, for the manifest."""
        return asdict(self)


@dataclass(slots=True)
class IngestReport:
    """What an ingest did, in the order of the paths."""

    added: list[Taken] = field(default_factory=list)
    replaced: list[Taken] = field(default_factory=list)
    unchanged: list[Taken] = field(default_factory=list)
    removed: list[Taken] = field(default_factory=list)
    failed: list[tuple[str, CorpusError | RetrievalError]] = field(default_factory=list)

    @property
    def changed(self) -> bool:
        """Whether the index differs from before."""
        return bool(self.added or self.replaced or self.removed)


def entries_of(manifest: Mapping[str, Any]) -> tuple[Taken, ...]:
    """The documents that a manifest lists."""
    return tuple(Taken(**entry) for entry in manifest["documents"])
