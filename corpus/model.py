"""What the corpus is made of: sources, documents, sections, sentences, passages.

All offsets are half-open ranges ``[start, end)`` of code points in ``Document.text``, so that
``document.text[start:end]`` is exactly what is quoted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Literal

Collection = Literal["guides", "documents"]
Level = Literal["section", "paragraph"]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a statement comes from.

    Args:
        id: stable ASCII name, e.g. ``dettmers-2018``.
        published: ISO date, or ``year``, or ``year-month`` where only that is known.
        confidence: ``A`` primary text read, ``B`` secondary text read, ``C`` general knowledge;
            ``None`` for a user's own document.
    """

    id: str
    title: str
    author: str | None = None
    url: str | None = None
    published: str | None = None
    language: str | None = None
    confidence: str | None = None


@dataclass(frozen=True, slots=True)
class Sentence:
    """One whole sentence, list item or table row, with the ids of the sources that back it.

    ``kind`` is ``fragment`` for text that is not a statement on its own, such as a heading glued to the
    sentence that follows it; a fragment is quoted only together with its neighbour.
    """

    start: int
    end: int
    source_ids: tuple[str, ...] = ()
    kind: Literal["sentence", "row", "fragment"] = "sentence"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A block of sentences that belong together: a paragraph, a list, or table rows under their header.

    ``header`` is the header row of a table that was cut, repeated in front of the text when it is indexed.
    """

    start: int
    end: int
    header: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the paragraphs under it. ``start`` and ``end`` span the body, without the heading."""

    id: str
    heading: str
    start: int
    end: int
    paragraphs: tuple[Paragraph, ...]
    sentences: tuple[Sentence, ...]

    def sentences_in(self, start: int, end: int) -> tuple[Sentence, ...]:
        """The sentences that lie inside ``[start, end)``."""
        return tuple(s for s in self.sentences if start <= s.start and s.end <= end)


@dataclass(frozen=True, slots=True)
class Passage:
    """A span of a document that is searched and quoted as one.

    Args:
        id: changes when, and only when, the document, the section or the text changes.
        section_id: id of the section that holds the passage, shared by parallel documents.
        heading: heading of that section.
        text: ``document.text[start:end]``.
        header: header row of a table that was cut, or an empty string.
    """

    id: str
    document_id: str
    section_id: str
    language: str
    start: int
    end: int
    text: str
    heading: str
    level: Level = "paragraph"
    header: str = ""

    @property
    def search_text(self) -> str:
        """What is indexed: the heading, the header row if any, and the text."""
        return "\n".join(part for part in (self.heading, self.header, self.text) if part)


@dataclass(frozen=True)
class Document:
    """A readable text with its sections.

    Args:
        id: unique over all documents and languages, e.g. ``tr/power-supply``.
        work_id: shared by the translations of one text; equal to ``id`` when there are none.
        collection: ``guides`` for those that come with Rigwise, ``documents`` for the user's own.
        source_ids: every source that the document cites.
        updated: ISO date of the last change, if known.
        source: the document as a source of its own (user documents only).
    """

    id: str
    work_id: str
    title: str
    language: str
    text: str = field(repr=False)
    sections: tuple[Section, ...] = field(repr=False)
    collection: Collection = "guides"
    updated: str | None = None
    source_ids: tuple[str, ...] = ()
    source: Source | None = None

    @cached_property
    def _by_id(self) -> dict[str, Section]:
        return {section.id: section for section in self.sections}

    def section(self, section_id: str) -> Section:
        """The section with this id.

        Raises:
            KeyError: the document has no such section.
        """
        return self._by_id[section_id]

    def passage(self, section: Section, paragraph: int | None = None) -> Passage:
        """A section as a passage, or one of its paragraphs by number.

        A section that begins with a table has its header: the body begins with the first row.
        """
        if paragraph is None:
            first = section.paragraphs[0] if section.paragraphs else None
            header = first.header if first is not None and first.start == section.start else ""
            return self._passage(section, section.start, section.end, "section", header)
        part = section.paragraphs[paragraph]
        return self._passage(section, part.start, part.end, "paragraph", part.header)

    def passages(self) -> Iterator[Passage]:
        """Every section, each followed by its paragraphs."""
        for section in self.sections:
            yield self.passage(section)
            for number in range(len(section.paragraphs)):
                yield self.passage(section, number)

    def _passage(self, section: Section, start: int, end: int, level: Level, header: str = "") -> Passage:
        text = self.text[start:end]
        identity = "\x00".join((self.id, section.id, level, header, text))
        digest = blake2b(identity.encode("utf-8", "surrogatepass"), digest_size=9).hexdigest()
        return Passage(
            digest, self.id, section.id, self.language, start, end, text, section.heading, level, header
        )
