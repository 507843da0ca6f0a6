"""BM25 in [0, 1], over several inverted indexes as if they were one.

The score is divided by the best that the question could get: every term of it in a text without end. A
term that no text holds counts with the greatest weight there is, so that a question about something else
scores low even if its other words are common.

References:
    Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.lexical.postings import Words, term_key

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

K1 = 1.2
B = 0.5


def bm25(terms: Sequence[str], indexes: Sequence[Words]) -> list[FloatArray]:
    """Scores in [0, 1] of every text of every index, in order.

    Args:
        terms: the question, cut by the tokenizer that cut the texts.
    """
    scores = [np.zeros(len(index.lengths), dtype=np.float32) for index in indexes]
    count = sum(len(index.lengths) for index in indexes)
    if not count or not terms:
        return scores
    mean_length = max(1.0, sum(int(index.lengths.sum()) for index in indexes) / count)
    best = 0.0
    for term in dict.fromkeys(terms):
        found = [index.find(term_key(term)) for index in indexes]
        weight = inverse_frequency(sum(len(rows) for rows, _ in found), count)
        best += weight * (K1 + 1)
        for score, index, (rows, counts) in zip(scores, indexes, found, strict=True):
            if len(rows):
                score[rows] += weight * _saturation(counts, index.lengths[rows], mean_length)
    for score in scores:
        score /= best
    return scores


def inverse_frequency(holding: int, count: int) -> float:
    """Weight of a term that ``holding`` of ``count`` texts hold; always above 0."""
    return log(1.0 + (count - holding + 0.5) / (holding + 0.5))


def _saturation(counts: NDArray[np.uint16], lengths: NDArray[np.int32], mean_length: float) -> FloatArray:
    frequency = counts.astype(np.float32)
    norm = np.float32(K1) * (np.float32(1 - B) + np.float32(B / mean_length) * lengths.astype(np.float32))
    return (frequency * np.float32(K1 + 1) / (frequency + norm)).astype(np.float32)
