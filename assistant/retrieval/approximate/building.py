"""Building a compressed index in batches, and measuring what it finds.

Groups and codes are learnt from a sample. While all vectors are added, the ten that are nearest to some
questions are noted, found by all products; the index then looks at as few groups as give nearly all of these.
The questions are headings, which are encoded as questions are, and sentences where headings are few.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.approximate.files import Nearest, write_nearest
from assistant.retrieval.centred_rows import CentredRows
from assistant.retrieval.collection import own_means, paragraph_rows, section_languages
from assistant.retrieval.vector_index import CANDIDATES, library

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import Level, Segment

RECALL = 0.965
"""Share of the nearest ``TOP`` that are to be among the candidates."""
TOP = 10
MOST_PROBES = 256
"""Groups that are looked at at most, where even that gives less."""
QUESTIONS = 200
_SAMPLED = 40
"""Vectors per group from which the groups are learnt."""
_ROUNDS = 8
_NUMBERS = (4, 5, 3, 2, 1)
"""How many numbers of a vector may share a code, the best first; they must divide its dimension."""
_BITS = 4
_SEED = 1


def build_nearest(segment: Segment, folder: Path, centres: CentreSet) -> float:
    """Build the index of a segment's paragraphs and write it into a folder; the recall that was measured.

    Args:
        centres: of the languages, for ranking.

    Raises:
        OSError: the disk is full, read-only, or the like.
    """
    centres = centres.adapted(own_means(segment))
    index, recall = build_index(paragraph_rows(segment, centres), _questions(segment, centres))
    write_nearest(Nearest(index, centres, index.nprobe, recall), folder)
    return recall


def build_index(rows: CentredRows, asked: FloatArray) -> tuple[Any, float]:
    """An index of FAISS over all rows, and the recall that was measured.

    Args:
        asked: questions for that, seen from the centre of their language.
    """
    index = _trained(rows)
    nearest = _filled(index, rows, asked)
    return index, _looked_at(index, asked, nearest)


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
    index.train(rows.read(_sample(len(rows), groups * _SAMPLED)))
    return index


def _sample(count: int, size: int) -> NDArray[np.int64]:
    chosen = np.random.default_rng(_SEED).choice(count, min(count, size), replace=False)
    return np.sort(chosen)


def _filled(index: Any, rows: CentredRows, asked: FloatArray) -> NDArray[np.int64]:
    """Add all rows; the ``TOP`` that are nearest to each question."""
    scores, nearest = np.empty((len(asked), 0), np.float32), np.empty((len(asked), 0), np.int64)
    for part in rows.batches():
        numbers = np.arange(index.ntotal, index.ntotal + len(part))
        index.add(part)
        scores = np.hstack([scores, asked @ part.T])
        nearest = np.hstack([nearest, np.broadcast_to(numbers, (len(asked), len(part)))])
        if scores.shape[1] > TOP:
            best = np.argpartition(-scores, TOP, axis=1)[:, :TOP]
            scores, nearest = np.take_along_axis(scores, best, 1), np.take_along_axis(nearest, best, 1)
    return nearest


def _looked_at(index: Any, asked: FloatArray, nearest: NDArray[np.int64]) -> float:
    """Choose how many groups to look at; the recall with that."""
    recall = 1.0
    for probes in _steps(index.nlist):
        index.nprobe = probes
        _, found = index.search(asked, min(CANDIDATES, index.ntotal))
        shares = [np.isin(best, rows).mean() for best, rows in zip(nearest, found, strict=True)]
        recall = float(np.mean(shares)) if shares else recall
        if recall >= RECALL:
            break
    return recall


def _steps(groups: int) -> Iterator[int]:
    """8, 12, 16, 24, 32 … up to the most that make sense."""
    most, power = min(groups, MOST_PROBES), 8
    while power < most:
        yield power
        if power * 3 // 2 < most:
            yield power * 3 // 2
        power *= 2
    yield most


def _questions(segment: Segment, centres: CentreSet) -> FloatArray:
    """Vectors that stand for questions."""
    languages = section_languages(segment)
    of_sentences = np.repeat(languages, np.diff(segment.sentence_bounds))
    headings = CentredRows(segment.headings, languages, centres, as_query=True)
    sentences = CentredRows(segment.sentences, of_sentences, centres)
    asked = headings.read(_different(segment.headings, QUESTIONS))
    more = sentences.read(_different(segment.sentences, QUESTIONS - len(asked)))
    return np.concatenate([asked, more])


def _different(level: Level, count: int) -> NDArray[np.int64]:
    """Rows of different texts."""
    _, firsts = np.unique(level.keys, return_index=True)
    return firsts[_sample(len(firsts), count)]
