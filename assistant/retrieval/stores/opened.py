"""A version in PostgreSQL, opened: its segment, and the same as an index to search."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.collection import Collection
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.documents import parsed
from assistant.retrieval.index.reader import OwnIndex
from assistant.retrieval.segment import ENTRIES_FILE, DocumentEntry, Level, Segment
from assistant.retrieval.storage import REBUILD
from assistant.retrieval.stores.levels import AllTexts, section_languages, texts_of
from assistant.retrieval.stores.publishing import MEANS_FILE, PARAGRAPH_WORDS, SECTION_WORDS
from assistant.retrieval.stores.remote import RemoteIndex, RemoteVectors, RemoteWords, Version

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from corpus.reading.reader import ReadDocument

_LEVELS = ("paragraphs", "sections", "headings", "sentences")
_FILES = "SELECT name, content FROM version_files WHERE version = :version"
_MEANS = "SELECT content FROM version_files WHERE version = :version AND name = :name"
_DOCUMENT = (
    "SELECT d.content FROM version_documents v JOIN documents d ON d.digest = v.digest "
    "WHERE v.version = :version AND v.id = :id"
)


@dataclass(frozen=True)
class RemoteOwnIndex(OwnIndex):
    """The user's documents in a version in PostgreSQL."""

    version: Version

    @property
    def is_gone(self) -> bool:
        """Whether this version was dropped, since a newer one has less in it."""
        return self.version.is_gone

    def _read(self, document_id: str) -> ReadDocument:
        return parsed(document_text(self.version, document_id))


def open_index(version: Version, manifest: Mapping[str, Any], centres: CentreSet) -> RemoteOwnIndex:
    """A version made ready for search.

    Raises:
        VersionGoneError: it was dropped meanwhile.
        IndexCorruptError: it is damaged.
        StateError: the database cannot be reached.
    """
    segment, texts = open_segment(version)
    languages = section_languages(segment)
    entries = [segment.documents[number] for number in segment.section_documents.tolist()]
    groups = tuple((entry.work_id, id_) for entry, id_ in zip(entries, segment.section_ids, strict=True))
    centres = centres.adapted(_means(version))
    paragraphs, sections, headings, _ = (RemoteIndex(version, each, centres) for each in texts)
    collection = Collection(segment, languages, groups, paragraphs, sections, headings, centres)
    return RemoteOwnIndex(Path(), manifest, collection, version)


def open_segment(version: Version) -> tuple[Segment, AllTexts]:
    """What is held of a version in memory; vectors and terms are asked for when they are needed."""
    files = {name: bytes(content) for name, content in version.rows(_FILES, {})}
    try:
        bare = _bare(version, files)
    except (ValueError, KeyError, TypeError) as error:
        raise IndexCorruptError("index-corrupt", file="PostgreSQL", command=REBUILD) from error
    texts = texts_of(bare)
    paragraphs, sections, headings, sentences = (RemoteVectors(version, each) for each in texts)
    segment = replace(
        bare,
        paragraphs=Level(paragraphs, bare.paragraphs.keys),
        sections=Level(sections, bare.sections.keys),
        headings=Level(headings, bare.headings.keys),
        sentences=Level(sentences, bare.sentences.keys),
    )
    return segment, texts


def _means(version: Version) -> dict[str, tuple[FloatArray, int]]:
    """Mean vector and number of the paragraphs in each language."""
    means = json.loads(bytes(version.rows(_MEANS, {"name": MEANS_FILE})[0][0]))
    return {language: (np.asarray(mean, np.float32), count) for language, (count, mean) in means.items()}


def document_text(version: Version, document_id: str) -> str:
    """A stored document as JSON."""
    found = version.rows(_DOCUMENT, {"id": document_id})
    if not found:
        raise IndexCorruptError("index-corrupt", file=document_id, command=REBUILD)
    text: str = found[0][0]
    return text


def _bare(version: Version, files: Mapping[str, bytes]) -> Segment:
    """A segment whose vectors are not there yet."""
    entries = json.loads(files[ENTRIES_FILE])

    def array(name: str) -> NDArray[Any]:
        found: NDArray[Any] = np.load(io.BytesIO(files[name]), allow_pickle=False)
        return found

    nothing = np.empty((0, version.dimension), np.float16)
    levels = {name: Level(nothing, array(f"{name}.keys")) for name in _LEVELS}
    return Segment(
        documents=tuple(DocumentEntry(*values) for values in entries["documents"]),
        section_ids=tuple(entries["sections"]),
        section_documents=array("section_documents"),
        paragraph_sections=array("paragraph_sections"),
        paragraph_numbers=array("paragraph_numbers"),
        sentence_bounds=array("sentence_bounds"),
        section_words=RemoteWords(version, SECTION_WORDS, array("section_words.lengths")),
        paragraph_words=RemoteWords(version, PARAGRAPH_WORDS, array("paragraph_words.lengths")),
        **levels,
    )
