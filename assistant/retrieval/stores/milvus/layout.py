"""The rows of a version in Milvus: which id each text of a segment has, and which words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.index.report import OWN
from assistant.retrieval.lexical.postings import Postings

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.segment import Segment
    from assistant.retrieval.stores.levels import Texts

ALWAYS = 0
"""The one dimension that every text has, since a row without any word cannot be kept."""
_SELDOM = 1e-6


@dataclass(frozen=True, slots=True)
class Dictionary:
    """Which dimension a term has; once given, it stays.

    Args:
        keys: of the terms; that of dimension ``d`` is at ``d - 1``.
        holding: how many texts of the version hold it.
    """

    keys: NDArray[np.uint64]
    holding: NDArray[np.int32]


def dictionary_of(words: Postings, before: NDArray[np.uint64] | None) -> Dictionary:
    """The dictionary of a version.

    Args:
        before: the keys of the version before, which keep their places.
    """
    known = np.empty(0, np.uint64) if before is None else before
    keys = np.concatenate([known, np.setdiff1d(words.keys, known)])
    holding = np.zeros(len(keys), np.int32)
    holding[places(keys, words.keys)] = np.diff(words.bounds)
    return Dictionary(keys, holding)


def places(keys: NDArray[np.uint64], wanted: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Where keys stand among others that hold them all."""
    order = np.argsort(keys)
    found: NDArray[np.int64] = order[np.searchsorted(keys, wanted, sorter=order)]
    return found


@dataclass(frozen=True, slots=True)
class RowWords:
    """The words text by text: ``dimensions[bounds[i]:bounds[i + 1]]`` are those of text ``i``."""

    bounds: NDArray[np.int64]
    dimensions: NDArray[np.int64]
    counts: NDArray[np.uint16]

    def of(self, row: int) -> dict[int, float]:
        """The sparse vector of a text: how often each of its words stands in it."""
        span = slice(int(self.bounds[row]), int(self.bounds[row + 1]))
        held = zip(self.dimensions[span].tolist(), self.counts[span].tolist(), strict=True)
        return {ALWAYS: _SELDOM, **{dimension: float(count) for dimension, count in held}}

    def mark(self, row: int) -> bytes:
        """What tells the words of a text from those of another one."""
        span = slice(int(self.bounds[row]), int(self.bounds[row + 1]))
        return self.dimensions[span].tobytes() + self.counts[span].tobytes()


def row_words(words: Postings, dictionary: Dictionary) -> RowWords:
    """An inverted index turned round."""
    dimensions = np.repeat(places(dictionary.keys, words.keys) + 1, np.diff(words.bounds))
    order = np.lexsort((dimensions, words.rows))
    sizes = np.bincount(words.rows, minlength=len(words.lengths))
    bounds = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
    return RowWords(bounds, dimensions[order], words.counts[order])


def postings_of(
    rows: NDArray[np.int64],
    dimensions: NDArray[np.int64],
    counts: NDArray[np.uint16],
    dictionary: Dictionary,
    lengths: NDArray[np.int32],
) -> Postings:
    """An inverted index put together again: each occurrence by its text, dimension and count."""
    keys = dictionary.keys[dimensions - 1]
    order = np.lexsort((rows, keys))
    unique, starts = np.unique(keys[order], return_index=True)
    bounds = np.append(starts, len(keys)).astype(np.int64)
    return Postings(unique, bounds, rows[order].astype(np.int32), counts[order], lengths)


def row_ids(texts: Texts, marks: Iterator[bytes]) -> NDArray[np.int64]:
    """The id of each text: equal texts with equal marks have one row.

    Args:
        marks: what else tells a text from another one, in order.
    """
    parts = zip(texts.keys.tolist(), texts.languages.tolist(), marks, strict=True)
    return np.fromiter((_id(key, language, mark) for key, language, mark in parts), np.int64, len(texts.keys))


def _id(key: int, language: str, mark: bytes) -> int:
    digest = blake2b(key.to_bytes(8, "little", signed=True) + language.encode() + b"\0" + mark, digest_size=8)
    return int.from_bytes(digest.digest(), "little", signed=True)


def names_of_paragraphs(segment: Segment, manifest: Mapping[str, Any], texts: Texts) -> list[tuple[str, ...]]:
    """The collections that each paragraph is in: those of all documents that hold the same text."""
    of_document: dict[str, set[str]] = {}
    for entry in manifest["documents"]:
        of_document.setdefault(entry["id"], set()).add(entry.get("collection", OWN))
    numbers = segment.section_documents[segment.paragraph_sections].tolist()
    texts_of = list(zip(texts.keys.tolist(), texts.languages.tolist(), strict=True))
    of_text: dict[tuple[int, str], set[str]] = {}
    for text, number in zip(texts_of, numbers, strict=True):
        of_text.setdefault(text, set()).update(of_document[segment.documents[number].id])
    kept = {text: tuple(sorted(names)) for text, names in of_text.items()}
    return [kept[text] for text in texts_of]


def first_of_each(ids: NDArray[np.int64]) -> Sequence[int]:
    """One place for each id."""
    found: list[int] = np.unique(ids, return_index=True)[1].tolist()
    return found
