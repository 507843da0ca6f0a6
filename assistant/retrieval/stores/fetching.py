"""From a version in PostgreSQL to one in a folder, for an ingest to build upon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.lexical.postings import Postings, Words
from assistant.retrieval.segment import LEVELS, Level, Segment, save_segment
from assistant.retrieval.storage import new_folder
from assistant.retrieval.stores.opened import document_text, open_segment
from assistant.retrieval.stores.publishing import WORD_NUMBERS
from assistant.retrieval.stores.remote import Version

_CHUNK = 2_000
_TERMS = "SELECT key, rows, counts FROM terms WHERE version = :version AND level = :level"


def fetch(version: Version, manifest: Mapping[str, Any], folder: Path) -> None:
    """Write a version as a folder of its own.

    Raises:
        IndexWriteError: the disk is full, read-only, or the like.
        IndexCorruptError: the version is damaged.
        StateError: the database cannot be reached.
    """
    segment = _whole(version)
    with new_folder(folder, manifest) as new:
        save_segment(segment, new)
        (new / DOCUMENTS_FOLDER).mkdir()
        for id_ in {entry["id"] for entry in manifest["documents"]}:
            text = document_text(version, id_)
            (new / DOCUMENTS_FOLDER / f"{id_}.json").write_text(text, encoding="utf-8")


def _whole(version: Version) -> Segment:
    """A version's segment with everything in memory."""
    segment, _ = open_segment(version)
    whole: dict[str, Any] = {name: _level(getattr(segment, name)) for name in LEVELS}
    for name, number in WORD_NUMBERS.items():
        whole[name] = _postings(version, number, getattr(segment, name))
    return replace(segment, **whole)


def _level(level: Level) -> Level:
    starts = range(0, max(len(level.keys), 1), _CHUNK)
    return Level(np.concatenate([level.vectors[start : start + _CHUNK] for start in starts]), level.keys)


def _postings(version: Version, level: int, words: Words) -> Postings:
    terms = [(key % 2**64, held, counts) for key, held, counts in version.rows(_TERMS, {"level": level})]
    terms.sort()
    held = [np.frombuffer(rows, "<i4") for _, rows, _ in terms]
    return Postings(
        np.asarray([key for key, _, _ in terms], np.uint64),
        np.cumsum([0, *map(len, held)]).astype(np.int64),
        np.concatenate([*held, np.empty(0, np.int32)]).astype(np.int32),
        np.frombuffer(b"".join(counts for _, _, counts in terms), "<u2").astype(np.uint16),
        words.lengths,
    )
