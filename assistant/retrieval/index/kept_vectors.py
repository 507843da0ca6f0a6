"""What an index of an ensemble and one of its first model alone have in common is not encoded again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.centring import leading
from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.ensemble import EnsembleEmbedder, begins_with
from assistant.retrieval.embedders.knowing import KnowingEmbedder
from assistant.retrieval.errors import IndexCorruptError, ModelRecordError
from assistant.retrieval.keyed_vectors import KeyedVectors, vectors_of
from assistant.retrieval.segment import LEVELS, Level, load_segment
from assistant.retrieval.storage import read_manifest

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.segment import HalfArray


def knowing(embedder: Embedder, version: Path) -> Embedder:
    """An embedder that takes over what it can from a version of the index that another model built.

    An ensemble takes over the vectors of its first model, and that one its part of an ensemble's. From any
    other version, or one that is damaged, nothing is taken.
    """
    if isinstance(embedder, EnsembleEmbedder):
        known = _vectors(version, embedder.first.record, whole=True)
        return embedder.knowing(known) if known else embedder
    known = _vectors(version, embedder.record, whole=False)
    return KnowingEmbedder(embedder, known) if known else embedder


def _vectors(version: Path, wanted: ModelRecord, *, whole: bool) -> Mapping[int, HalfArray]:
    """The vectors that a model made: alone, or its part of those of an ensemble."""
    try:
        built_by = ModelRecord.from_json(read_manifest(version)["model"])
        is_right = built_by == wanted if whole else begins_with(built_by, wanted)
        segment = load_segment(version) if is_right else None
    except (IndexCorruptError, ModelRecordError, OSError, ValueError, KeyError, TypeError):
        return {}
    if segment is None or whole:
        return vectors_of(segment) if segment else {}
    levels = (getattr(segment, name) for name in LEVELS)
    return KeyedVectors([Level(_Leading(level, wanted.dimension), level.keys) for level in levels])


@dataclass(frozen=True, slots=True)
class _Leading:
    """What the first model of an ensemble says, of vectors that are read when they are asked for."""

    level: Level
    dimension: int

    def __getitem__(self, rows: Any, /) -> HalfArray:
        vectors: HalfArray = leading(self.level.read(rows), self.dimension).astype("float16")
        return vectors
