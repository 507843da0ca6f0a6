"""A searchable collection as plain arrays: what is in it, its vectors, its inverted indexes.

On disk a segment is a folder with ``entries.json`` and one ``.npy`` file per array; nothing is pickled.
Vectors are float16 and raw (not centred), so that a new choice of centres needs no new encoding.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from assistant.retrieval.lexical.postings import Postings, Words
from assistant.retrieval.mapped import give_back

if TYPE_CHECKING:
    from numpy.typing import NDArray

    HalfArray = NDArray[np.float16]

ENTRIES_FILE = "entries.json"
LARGE_FILE = 16 * 2**20
"""Bytes from which on an array is mapped, and the memory of what was read of it given back at once."""
ARRAYS = ("section_documents", "paragraph_sections", "paragraph_numbers", "sentence_bounds")
LEVELS = ("sections", "headings", "paragraphs", "sentences")
WORDS = ("section_words", "paragraph_words")
"""The fields of a segment, by what they are."""


@dataclass(frozen=True, slots=True)
class DocumentEntry:
    """What must be known of a document before it is opened."""

    id: str
    work_id: str
    language: str


class Vectors(Protocol):
    """Vectors by row: an array, or what gets them from elsewhere."""

    def __getitem__(self, rows: Any, /) -> HalfArray:
        """One vector by its row, or some by a slice."""


@dataclass(frozen=True, slots=True)
class Level:
    """The vectors of one kind of text, and the keys of the texts that they were made from."""

    vectors: Vectors
    keys: NDArray[np.uint64]

    def read(self, rows: Any) -> NDArray[np.float32]:
        """Some vectors by a slice or an array of rows."""
        found = np.asarray(self.vectors[rows], np.float32)
        if getattr(self.vectors, "nbytes", 0) >= LARGE_FILE:
            self.give_back()
        return found

    def halves(self, rows: NDArray[np.integer[Any]]) -> HalfArray:
        """Some vectors as they are stored, by an array of rows."""
        found: HalfArray = np.asarray(self.vectors[rows], np.float16)
        if getattr(self.vectors, "nbytes", 0) >= LARGE_FILE:
            self.give_back()
        return found

    def give_back(self) -> None:
        """Let go of the memory of vectors that are read from disk; they are read again when needed."""
        give_back(self.vectors)


@dataclass(frozen=True, slots=True)
class Segment:
    """A searchable collection.

    Args:
        documents: in the order in which sections count them.
        section_ids: id of each section, in the order of the documents.
        section_documents: number of the document of each section.
        paragraph_sections: number of the section of each paragraph.
        paragraph_numbers: which paragraph of its section each one is.
        sentence_bounds: sentences ``bounds[i]`` to ``bounds[i + 1]`` belong to section ``i``.
        sections, headings, paragraphs, sentences: vectors; a section without a heading has its own again.
        section_words, paragraph_words: inverted indexes.
    """

    documents: tuple[DocumentEntry, ...]
    section_ids: tuple[str, ...]
    section_documents: NDArray[np.int32]
    paragraph_sections: NDArray[np.int32]
    paragraph_numbers: NDArray[np.int32]
    sentence_bounds: NDArray[np.int32]
    sections: Level
    headings: Level
    paragraphs: Level
    sentences: Level
    section_words: Words
    paragraph_words: Words


def save_segment(segment: Segment, folder: Path) -> None:
    """Write a segment into an existing, empty folder."""
    save_entries(segment.documents, segment.section_ids, folder)
    for name in ARRAYS:
        np.save(folder / f"{name}.npy", getattr(segment, name), allow_pickle=False)
    for name in (*LEVELS, *WORDS):
        parts = getattr(segment, name)
        for field in fields(parts):
            np.save(folder / f"{name}.{field.name}.npy", getattr(parts, field.name), allow_pickle=False)


def save_entries(documents: Iterable[DocumentEntry], section_ids: Iterable[str], folder: Path) -> None:
    """Write which documents and sections there are."""
    entries = {
        "documents": [[entry.id, entry.work_id, entry.language] for entry in documents],
        "sections": list(section_ids),
    }
    text = json.dumps(entries, ensure_ascii=False, separators=(",", ":"))
    (folder / ENTRIES_FILE).write_text(text, encoding="utf-8")


def load_segment(folder: Path) -> Segment:
    """Read a segment; vectors stay on disk until they are needed.

    Raises:
        OSError, ValueError, KeyError: a file is missing or damaged.
    """

    def array(name: str, *, mapped: bool = False) -> NDArray[Any]:
        path = folder / f"{name}.npy"
        mapped = mapped or path.stat().st_size >= LARGE_FILE
        found: NDArray[Any] = np.load(path, mmap_mode="r" if mapped else None, allow_pickle=False)
        return found

    def level(name: str) -> Level:
        return Level(array(f"{name}.vectors", mapped=True), array(f"{name}.keys", mapped=True))

    def words(name: str) -> Postings:
        return Postings(**{field.name: array(f"{name}.{field.name}") for field in fields(Postings)})

    return assembled((folder / ENTRIES_FILE).read_bytes(), array, level, words)


def assembled(
    entries: bytes,
    array: Callable[[str], NDArray[Any]],
    level: Callable[[str], Level],
    words: Callable[[str], Words],
) -> Segment:
    """A segment from its stored parts, each by the name of its field.

    Args:
        entries: the content of ``entries.json``.

    Raises:
        ValueError, KeyError, TypeError: the entries are damaged.
    """
    known = json.loads(entries)
    documents = tuple(DocumentEntry(*values) for values in known["documents"])
    parts: dict[str, Any] = {name: array(name) for name in ARRAYS}
    parts |= {name: level(name) for name in LEVELS}
    parts |= {name: words(name) for name in WORDS}
    return Segment(documents, tuple(known["sections"]), **parts)
