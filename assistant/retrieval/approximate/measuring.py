"""Adding vectors to a compressed index, and measuring what it finds.

While vectors are read, the ten that are nearest to some questions are noted, found by all products; the index
then looks at as few groups as give nearly all of these. The questions are headings, which are encoded as
questions are, and sentences where headings are few.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.centred_rows import CentredRows
from assistant.retrieval.collection import section_languages
from assistant.retrieval.vector_index import CANDIDATES

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
_SEED = 1


def sample(count: int, size: int) -> NDArray[np.int64]:
    """Some of so many rows, the same ones each time."""
    chosen = np.random.default_rng(_SEED).choice(count, min(count, size), replace=False)
    return np.sort(chosen)


def filled(index: Any, rows: CentredRows, asked: FloatArray) -> NDArray[np.int64]:
    """Add the rows that an index does not hold yet; the ``TOP`` of all that are nearest to each question."""
    scores, nearest = np.empty((len(asked), 0), np.float32), np.empty((len(asked), 0), np.int64)
    first = 0
    for part in rows.batches():
        numbers = np.arange(first, first + len(part))
        first += len(part)
        if index.ntotal < first:
            index.add(part[index.ntotal - first :])
        scores = np.hstack([scores, asked @ part.T])
        nearest = np.hstack([nearest, np.broadcast_to(numbers, (len(asked), len(part)))])
        if scores.shape[1] > TOP:
            best = np.argpartition(-scores, TOP, axis=1)[:, :TOP]
            scores, nearest = np.take_along_axis(scores, best, 1), np.take_along_axis(nearest, best, 1)
    return nearest


def looked_at(index: Any, asked: FloatArray, nearest: NDArray[np.int64]) -> float:
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


def questions_of(segment: Segment, centres: CentreSet) -> FloatArray:
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
    return firsts[sample(len(firsts), count)]
