"""A version in Milvus, opened: its segment, and the same as an index to search."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.collection import Collection, section_groups, section_languages
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.documents import parsed
from assistant.retrieval.index.reader import OwnIndex
from assistant.retrieval.segment import ENTRIES_FILE, Level, Segment, assembled
from assistant.retrieval.storage import REBUILD
from assistant.retrieval.stores.levels import LEVEL_ORDER, texts_of
from assistant.retrieval.stores.milvus.contents import read_array, read_content
from assistant.retrieval.stores.milvus.faults import MissingError
from assistant.retrieval.stores.milvus.layout import Dictionary
from assistant.retrieval.stores.milvus.naming import DOCUMENTS, OF_SETS, SETS_FILE, WORDED
from assistant.retrieval.stores.milvus.paragraphs import MilvusParagraphs
from assistant.retrieval.stores.milvus.remote import WHERE, MilvusIndex, MilvusVectors, Version
from assistant.retrieval.stores.milvus.words import MilvusWords
from assistant.retrieval.stores.publishing import MEANS_FILE
from assistant.retrieval.stores.remote import VersionGoneError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from corpus.reading.reader import ReadDocument

MANIFEST_FILE = "manifest.json"
DIGESTS_FILE = "documents.json"
_SEARCHED = ("paragraphs", "sections", "headings")


@dataclass(frozen=True)
class MilvusOwnIndex(OwnIndex):
    """The user's documents in a version in Milvus.

    Args:
        digests: under which each document is kept, by its id.
    """

    version: Version
    digests: Mapping[str, str]

    @property
    def is_gone(self) -> bool:
        """Whether this version was dropped, since a newer one has less in it."""
        return self.version.is_gone

    def _read(self, document_id: str) -> ReadDocument:
        return parsed(document_text(self.version, self.digests, document_id))


def open_index(version: Version, manifest: Mapping[str, Any], centres: CentreSet) -> MilvusOwnIndex:
    """A version made ready for search.

    Raises:
        VersionGoneError: it was dropped meanwhile.
        IndexCorruptError: it is damaged.
        StateError: Milvus cannot be reached.
    """
    segment = open_segment(version)
    centres = centres.adapted(_means(version))
    indexes: dict[str, MilvusIndex] = {}
    for level, texts in zip(LEVEL_ORDER, texts_of(segment), strict=True):
        if level in _SEARCHED:
            ids, lengths = stored_array(version, f"{level}.ids"), stored_array(version, f"{level}.lengths")
            indexes[level] = MilvusIndex(version, level, texts, ids, lengths, centres)
    paragraphs = _narrowed(version, indexes["paragraphs"])
    languages, groups = section_languages(segment), section_groups(segment)
    sections, headings = indexes["sections"], indexes["headings"]
    collection = Collection(segment, languages, groups, paragraphs, sections, headings, centres)
    return MilvusOwnIndex(Path(), manifest, collection, version, digests_of(version))


def _narrowed(version: Version, index: MilvusIndex) -> MilvusParagraphs:
    sets = tuple(map(frozenset, json.loads(stored(version, SETS_FILE))))
    return MilvusParagraphs(index, sets, stored_array(version, OF_SETS))


def open_segment(version: Version) -> Segment:
    """What is held of a version in memory; vectors and words are asked for when they are needed.

    Raises:
        VersionGoneError, IndexCorruptError, StateError: as for :func:`open_index`.
    """

    def array(name: str) -> NDArray[Any]:
        return stored_array(version, name)

    def level(name: str) -> Level:
        return Level(MilvusVectors(version, name, array(f"{name}.ids")), array(f"{name}.keys"))

    def words(name: str) -> MilvusWords:
        of = next(level for level, field in WORDED.items() if field == name)
        dictionary = Dictionary(array(f"{name}.keys"), array(f"{name}.holding"))
        return MilvusWords(version, name, array(f"{of}.ids"), dictionary, array(f"{name}.lengths"))

    try:
        return assembled(stored(version, ENTRIES_FILE), array, level, words)
    except (ValueError, KeyError, TypeError) as error:
        raise _corrupt(ENTRIES_FILE) from error


def stored(version: Version, name: str) -> bytes:
    """A file of a version.

    Raises:
        VersionGoneError: the version was dropped meanwhile.
        IndexCorruptError: the file is missing or damaged.
        StateError: Milvus cannot be reached.
    """
    try:
        return read_content(version.milvus, version.name, name)
    except MissingError as error:
        raise VersionGoneError(WHERE) from error
    except (KeyError, ValueError) as error:
        raise _corrupt(name) from error


def stored_array(version: Version, name: str) -> NDArray[Any]:
    """An array of a version; faults as for :func:`stored`."""
    try:
        return read_array(stored(version, f"{name}.npy"))
    except ValueError as error:
        raise _corrupt(name) from error


def manifest_of(version: Version) -> dict[str, Any]:
    """What a version holds; faults as for :func:`stored`."""
    try:
        found: dict[str, Any] = json.loads(stored(version, MANIFEST_FILE))
    except ValueError as error:
        raise _corrupt(MANIFEST_FILE) from error
    return found


def digests_of(version: Version) -> dict[str, str]:
    """Under which digest each document is kept, by its id; faults as for :func:`stored`."""
    found: dict[str, str] = json.loads(stored(version, DIGESTS_FILE))
    return found


def document_text(version: Version, digests: Mapping[str, str], document_id: str) -> str:
    """A stored document as JSON.

    Raises:
        VersionGoneError: the version was dropped meanwhile.
        IndexCorruptError: the document is missing or damaged.
        StateError: Milvus cannot be reached.
    """
    try:
        return read_content(version.milvus, DOCUMENTS, digests[document_id]).decode()
    except (KeyError, ValueError, MissingError) as error:
        if version.is_gone:
            raise VersionGoneError(WHERE) from error
        raise _corrupt(document_id) from error


def _means(version: Version) -> dict[str, tuple[FloatArray, int]]:
    """Mean vector and number of the paragraphs in each language."""
    means = json.loads(stored(version, MEANS_FILE))
    return {language: (np.asarray(mean, np.float32), count) for language, (count, mean) in means.items()}


def _corrupt(file: str) -> IndexCorruptError:
    return IndexCorruptError("index-corrupt", file=f"{WHERE}: {file}", command=REBUILD)
