"""Which text stands where in a segment, and its key; put together document by document in compact arrays."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from assistant.retrieval.encode import Job
from assistant.retrieval.segment import ARRAYS, LEVELS, DocumentEntry

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.segment import Segment
    from corpus.model import Document

NO_HEADING = Job("", as_query=True).key
"""The key in the place of a section without a heading, which has the vector of its text again."""


@dataclass(frozen=True, slots=True)
class Texts:
    """What is encoded of a document: per section, its heading, its paragraphs and its sentences."""

    sections: list[str]
    headings: list[str]
    paragraphs: list[str]
    sentences: list[str]

    def jobs(self) -> list[Job]:
        """Every text that has a vector of its own."""
        jobs = [Job(text) for part in (self.sections, self.paragraphs, self.sentences) for text in part]
        return jobs + [Job(text, as_query=True) for text in self.headings if text]

    def keys(self) -> Mapping[str, list[int]]:
        """The keys of the texts by level."""
        return {
            name: [Job(text, as_query=name == "headings").key for text in getattr(self, name)]
            for name in LEVELS
        }


class Rows(NamedTuple):
    """The rows of one document in a segment."""

    sections: slice
    paragraphs: slice
    sentences: slice


def rows_of(segment: Segment, number: int) -> Rows:
    """Where a document stands in a segment, by its number."""
    sections = np.searchsorted(segment.section_documents, (number, number + 1)).tolist()
    paragraphs = np.searchsorted(segment.paragraph_sections, sections).tolist()
    sentences = segment.sentence_bounds[sections].tolist()
    return Rows(slice(*sections), slice(*paragraphs), slice(*sentences))


class Layout:
    """Documents, in the order in which they are added."""

    def __init__(self) -> None:
        self.documents: list[DocumentEntry] = []
        self.section_ids: list[str] = []
        self._numbers = {name: array("i") for name in ARRAYS}
        self._numbers["sentence_bounds"].append(0)
        self._keys = {name: array("Q") for name in LEVELS}

    def add(self, document: Document, texts: Texts) -> None:
        """Add a document and what is encoded of it."""
        number, bounds = len(self.documents), self._numbers["sentence_bounds"]
        self.documents.append(DocumentEntry(document.id, document.work_id, document.language))
        for section in document.sections:
            self._numbers["section_documents"].append(number)
            count = len(section.paragraphs)
            self._numbers["paragraph_sections"].extend([len(self.section_ids)] * count)
            self._numbers["paragraph_numbers"].extend(range(count))
            bounds.append(bounds[-1] + len(section.sentences))
            self.section_ids.append(section.id)
        for name, keys in texts.keys().items():
            self._keys[name].extend(keys)

    def take_over(self, segment: Segment, number: int) -> None:
        """Add a document as it stands in another segment, by its number there."""
        rows, here, first = rows_of(segment, number), len(self.documents), len(self.section_ids)
        bounds = segment.sentence_bounds[rows.sections.start + 1 : rows.sections.stop + 1]
        ends = bounds - rows.sentences.start + self._numbers["sentence_bounds"][-1]
        self.documents.append(segment.documents[number])
        self.section_ids.extend(segment.section_ids[rows.sections])
        self._extend("section_documents", np.full(len(bounds), here))
        sections = segment.paragraph_sections[rows.paragraphs] - rows.sections.start + first
        self._extend("paragraph_sections", sections)
        self._extend("paragraph_numbers", segment.paragraph_numbers[rows.paragraphs])
        self._extend("sentence_bounds", ends)
        parts = (rows.sections, rows.sections, rows.paragraphs, rows.sentences)
        for name, part in zip(LEVELS, parts, strict=True):
            self._keys[name].frombytes(getattr(segment, name).keys[part].tobytes())

    def _extend(self, name: str, numbers: NDArray[Any]) -> None:
        self._numbers[name].frombytes(numbers.astype(np.int32).tobytes())

    def arrays(self) -> dict[str, NDArray[np.int32]]:
        """The arrays of a segment by name; while they are in use, nothing can be added."""
        return {name: np.frombuffer(numbers, np.int32) for name, numbers in self._numbers.items()}

    @property
    def paragraphs(self) -> int:
        """How many paragraphs there are."""
        return len(self._keys["paragraphs"])

    def keys(self, level: str) -> NDArray[np.uint64]:
        """The keys of a level's texts, likewise."""
        return np.frombuffer(self._keys[level], np.uint64)

    def vector_keys(self, level: str) -> NDArray[np.uint64]:
        """The keys of a level's vectors: a section without a heading has that of its text."""
        keys = self.keys(level)
        if level != "headings":
            return keys
        found: NDArray[np.uint64] = np.where(keys == np.uint64(NO_HEADING), self.keys("sections"), keys)
        return found
