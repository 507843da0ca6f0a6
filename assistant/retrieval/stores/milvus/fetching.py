"""From a version in Milvus to one in a folder, for an ingest to build upon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.segment import LEVELS, Level, save_segment
from assistant.retrieval.storage import new_folder
from assistant.retrieval.stores.milvus.layout import ALWAYS, postings_of
from assistant.retrieval.stores.milvus.naming import WORDED
from assistant.retrieval.stores.milvus.opened import digests_of, document_text, open_segment, stored_array
from assistant.retrieval.stores.milvus.remote import TOGETHER, RowsOf, Version

if TYPE_CHECKING:
    from assistant.retrieval.lexical.postings import Postings
    from assistant.retrieval.segment import Segment
    from assistant.retrieval.stores.milvus.words import MilvusWords


def fetch(version: Version, manifest: Mapping[str, Any], folder: Path) -> None:
    """Write a version as a folder of its own.

    Raises:
        IndexWriteError: the disk is full, read-only, or the like.
        IndexCorruptError: the version is damaged.
        StateError: Milvus cannot be reached.
    """
    segment, digests = whole_segment(version), digests_of(version)
    with new_folder(folder, {key: value for key, value in manifest.items() if key != "vectors"}) as new:
        save_segment(segment, new)
        (new / DOCUMENTS_FOLDER).mkdir()
        for id_ in digests:
            text = document_text(version, digests, id_)
            (new / DOCUMENTS_FOLDER / f"{id_}.json").write_text(text, encoding="utf-8")


def whole_segment(version: Version) -> Segment:
    """A version's segment with everything in memory."""
    segment = open_segment(version)
    whole: dict[str, Any] = {name: _level(getattr(segment, name)) for name in LEVELS}
    for level, field in WORDED.items():
        whole[field] = _postings(version, level, getattr(segment, field))
    return replace(segment, **whole)


def _level(level: Level) -> Level:
    starts = range(0, max(len(level.keys), 1), TOGETHER)
    return Level(np.concatenate([level.vectors[start : start + TOGETHER] for start in starts]), level.keys)


def _postings(version: Version, level: str, words: MilvusWords) -> Postings:
    """The inverted index again, from the words of each text."""
    ids = stored_array(version, f"{level}.ids")
    found = version.rows(level, np.unique(ids).tolist(), ["words"])
    held = [
        (id_, dimension, count)
        for id_, row in found.items()
        for dimension, count in row["words"].items()
        if dimension != ALWAYS
    ]
    rows, places = RowsOf(ids).of([id_ for id_, _, _ in held])
    dimensions = np.asarray([dimension for _, dimension, _ in held], np.int64)
    counts = np.asarray([count for _, _, count in held], np.float32).astype(np.uint16)
    return postings_of(rows, dimensions[places], counts[places], words.dictionary, words.lengths)
