"""Building a compressed index in batches: groups and codes are learnt from a sample, then all is added."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.approximate.files import Nearest, write_nearest
from assistant.retrieval.approximate.growing import Earlier, grown
from assistant.retrieval.approximate.measuring import filled, looked_at, questions_of, sample
from assistant.retrieval.centred_rows import CentredRows
from assistant.retrieval.collection import own_means, paragraph_rows
from assistant.retrieval.vector_index import library

if TYPE_CHECKING:
    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import Segment

_SAMPLED = 40
"""Vectors per group from which the groups are learnt."""
_ROUNDS = 8
_NUMBERS = (4, 5, 3, 2, 1)
"""How many numbers of a vector may share a code, the best first; they must divide its dimension."""
_BITS = 4


def build_nearest(segment: Segment, folder: Path, centres: CentreSet, before: Earlier | None = None) -> float:
    """Build the index of a segment's paragraphs and write it into a folder; the recall that was measured.

    Args:
        centres: of the languages, for ranking.
        before: what can be added to, where the segment only grew.

    Raises:
        OSError: the disk is full, read-only, or the like.
    """
    centres = centres.adapted(own_means(segment))
    found = grown(segment, centres, before) if before else None
    if found is None:
        index, recall = build_index(paragraph_rows(segment, centres), questions_of(segment, centres))
        found = Nearest(index, centres, index.nprobe, recall, index.ntotal)
    write_nearest(found, folder)
    return found.recall


def build_index(rows: CentredRows, asked: FloatArray) -> tuple[Any, float]:
    """An index of FAISS over all rows, and the recall that was measured.

    Args:
        asked: questions for that, seen from the centre of their language.
    """
    index = _trained(rows)
    nearest = filled(index, rows, asked)
    return index, looked_at(index, asked, nearest)


def groups_for(count: int) -> int:
    """Into how many groups so many vectors are divided: about two for each of the square root.

    >>> groups_for(1_000), groups_for(100_000), groups_for(1_000_000)
    (16, 512, 2048)
    """
    wanted = 2 ** round(np.log2(2 * np.sqrt(max(count, 1))))
    while wanted > 1 and wanted * _SAMPLED > count:
        wanted //= 2
    return int(wanted)


def _trained(rows: CentredRows) -> Any:
    faiss = library()
    groups, dimension = groups_for(len(rows)), rows.dimension
    centroids = faiss.IndexFlatIP(dimension)
    parts = dimension // next(count for count in _NUMBERS if dimension % count == 0)
    index = faiss.IndexIVFPQFastScan(centroids, dimension, groups, parts, _BITS, faiss.METRIC_INNER_PRODUCT)
    index.cp.niter = _ROUNDS
    index.cp.max_points_per_centroid = _SAMPLED
    index.cp.min_points_per_centroid = index.pq.cp.min_points_per_centroid = 1
    index.train(rows.read(sample(len(rows), groups * _SAMPLED)))
    return index
