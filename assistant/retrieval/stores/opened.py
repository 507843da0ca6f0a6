"""A version in PostgreSQL, opened: its segment, and the same as an index to search."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.collection import Collection, section_groups, section_languages
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.documents import parsed
from assistant.retrieval.index.reader import OwnIndex
from assistant.retrieval.segment import ENTRIES_FILE, Level, Segment, assembled
from assistant.retrieval.storage import REBUILD
from assistant.retrieval.stores.levels import LEVEL_ORDER, AllTexts, texts_of
from assistant.retrieval.stores.publishing import MEANS_FILE, WORD_NUMBERS
from assistant.retrieval.stores.remote import RemoteIndex, RemoteVectors, RemoteWords, Version

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from corpus.reading.reader import ReadDocument

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
    languages, groups = section_languages(segment), section_groups(segment)
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
    levels: dict[str, Any] = {
        name: Level(RemoteVectors(version, each), getattr(bare, name).keys)
        for name, each in zip(LEVEL_ORDER, texts, strict=True)
    }
    return replace(bare, **levels), texts


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
    nothing = np.empty((0, version.dimension), np.float16)

    def array(name: str) -> NDArray[Any]:
        found: NDArray[Any] = np.load(io.BytesIO(files[name]), allow_pickle=False)
        return found

    def level(name: str) -> Level:
        return Level(nothing, array(f"{name}.keys"))

    def words(name: str) -> RemoteWords:
        return RemoteWords(version, WORD_NUMBERS[name], array(f"{name}.lengths"))

    return assembled(files[ENTRIES_FILE], array, level, words)
