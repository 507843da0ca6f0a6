"""The texts of a version on their way into Milvus: those that are not there are added."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from assistant.retrieval.collection import own_means
from assistant.retrieval.lexical.postings import Postings
from assistant.retrieval.stores.levels import LEVEL_ORDER, Texts, centred, middle_of, texts_of
from assistant.retrieval.stores.milvus.contents import array_bytes
from assistant.retrieval.stores.milvus.layout import (
    Dictionary,
    RowWords,
    dictionary_of,
    first_of_each,
    names_of_paragraphs,
    row_ids,
    row_words,
)
from assistant.retrieval.stores.milvus.naming import OF_SETS, SETS_FILE, WORDED, level_name

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import Segment
    from assistant.retrieval.stores.milvus.client import Milvus, Row

TOGETHER = 500
"""Rows that are made ready at once."""
MEASURED = 10_000
"""Vectors whose lengths are measured at once."""


@dataclass(frozen=True, slots=True)
class Publication:
    """A version on its way into Milvus.

    Args:
        model: name of its vectors.
        number: of the version.
        before: that of the version that readers see, if there is one.
        known: the keys of the words of that version, if it is of the same model.
    """

    milvus: Milvus
    folder: Path
    manifest: Mapping[str, Any]
    segment: Segment
    centres: CentreSet
    model: str
    number: int
    before: int | None
    known: Mapping[str, NDArray[np.uint64]]


def add_levels(new: Publication) -> tuple[dict[str, bytes], dict[str, list[int]]]:
    """Add texts that are not there; what a reader holds of all, and the ids of those that no one needs."""
    files: dict[str, bytes] = {}
    dead: dict[str, list[int]] = {}
    adapted = new.centres.adapted(own_means(new.segment))
    for level, texts in zip(LEVEL_ORDER, texts_of(new.segment), strict=True):
        words, dictionary = _words(new, level)
        names = _names(new, level, texts)
        files |= _name_files(names) if names is not None else {}
        ids = row_ids(texts, _marks(len(texts.keys), words, names))
        files[f"{level}.ids.npy"] = array_bytes(ids)
        files[f"{level}.lengths.npy"] = array_bytes(_lengths(new, level, texts, adapted))
        if dictionary is not None:
            files[f"{WORDED[level]}.keys.npy"] = array_bytes(dictionary.keys)
            files[f"{WORDED[level]}.holding.npy"] = array_bytes(dictionary.holding)
        live = set(new.milvus.ids(level_name(level, new.model)))
        _insert(new, level, _Rows(new, level, texts, ids, words, names), live)
        dead[level] = list(live.difference(ids.tolist()))
    return files, dead


def _words(new: Publication, level: str) -> tuple[RowWords | None, Dictionary | None]:
    field = WORDED.get(level)
    if field is None:
        return None, None
    words = cast("Postings", getattr(new.segment, field))
    dictionary = dictionary_of(words, new.known.get(field))
    return row_words(words, dictionary), dictionary


def _names(new: Publication, level: str, texts: Texts) -> list[tuple[str, ...]] | None:
    return names_of_paragraphs(new.segment, new.manifest, texts) if level == "paragraphs" else None


def _name_files(names: list[tuple[str, ...]]) -> dict[str, bytes]:
    """The sets of collections that there are, and which of them each paragraph is in."""
    sets = sorted(set(names))
    places = {each: place for place, each in enumerate(sets)}
    of_rows = np.asarray([places[each] for each in names], np.int32)
    return {SETS_FILE: json.dumps(sets, ensure_ascii=False).encode(), f"{OF_SETS}.npy": array_bytes(of_rows)}


def _marks(count: int, words: RowWords | None, names: list[tuple[str, ...]] | None) -> Iterator[bytes]:
    for row in range(count):
        mark = words.mark(row) if words else b""
        yield mark + ("\0".join(names[row]).encode() if names else b"")


def _lengths(new: Publication, level: str, texts: Texts, centres: CentreSet) -> FloatArray:
    """Length of each vector, seen from the centre of its language."""
    vectors, languages = getattr(new.segment, level).vectors, texts.languages
    middles = {name: middle_of(texts, name, centres) for name in np.unique(languages).tolist()}
    lengths = np.zeros(len(languages), np.float32)
    for start in range(0, len(languages), MEASURED):
        rows = slice(start, start + MEASURED)
        seen = [middles[name] for name in languages[rows].tolist()]
        lengths[rows] = np.linalg.norm(np.asarray(vectors[rows], np.float32) - np.stack(seen), axis=1)
    return np.maximum(lengths, np.float32(1e-9))


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows of one kind of text."""

    new: Publication
    level: str
    texts: Texts
    ids: NDArray[np.int64]
    words: RowWords | None
    names: list[tuple[str, ...]] | None

    def made(self, row: int) -> Row:
        """One of them, as Milvus takes it."""
        vectors = getattr(self.new.segment, self.level).vectors
        found = {
            "id": int(self.ids[row]),
            "language": str(self.texts.languages[row]),
            "born": self.new.number,
            "own": np.asarray(vectors[row], np.float32),
        }
        if self.names is not None:
            found["collections"] = list(self.names[row])
            found["centred"] = centred(vectors, self.texts, row, self.new.centres)
        if self.words is not None:
            found["words"] = self.words.of(row)
        return found


def _insert(new: Publication, level: str, rows: _Rows, live: set[int]) -> None:
    places = [row for row in first_of_each(rows.ids) if int(rows.ids[row]) not in live]
    for start in range(0, len(places), TOGETHER):
        made = [rows.made(row) for row in places[start : start + TOGETHER]]
        new.milvus.insert(level_name(level, new.model), made)
    if places:
        new.milvus.settle(level_name(level, new.model))
