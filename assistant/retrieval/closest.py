"""The sentence of a section that lies closest to a question.

A question asks for one thing, and a section tells several: its vector is a mean over all of them. On XQuAD
the closest sentence finds the right passage across languages more often than the passage's own vector does.
Sentence vectors stay on disk, so they are looked at only for the sections that the other views rank high.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.collection import Collection
    from assistant.retrieval.embedders.base import FloatArray

SHORTLIST = 24
"""Sections of each language whose sentences are looked at."""


def closest_sentences(
    collection: Collection,
    centres: CentreSet,
    query: FloatArray,
    sections: NDArray[np.int32],
    scores: FloatArray,
) -> FloatArray:
    """For each scored paragraph the cosine of its section's closest sentence, where that is shortlisted.

    Args:
        centres: what the collection's vectors are seen from.
        query: vector of the question, seen from the centre of its language.
        sections: section of each paragraph.
        scores: what the other views say, for the shortlist.

    Returns:
        cosines; 0, which is far, for sections that are not shortlisted or hold no sentence.
    """
    closest = np.zeros(len(collection.section_languages), dtype=np.float32)
    ranked = _ranked(sections, scores)
    languages = collection.section_languages[ranked]
    for language in sorted(set(languages.tolist())):
        shortlist = np.sort(ranked[languages == language][:SHORTLIST])
        found, cosines = _cosines(collection, query, shortlist, centres.passage(language))
        closest[found] = np.maximum(cosines, 0.0)
    return closest[sections]


def _ranked(sections: NDArray[np.int32], scores: FloatArray) -> NDArray[np.int32]:
    """Each section once, by its best paragraph."""
    ordered = sections[np.argsort(-scores)]
    _, first = np.unique(ordered, return_index=True)
    first.sort()
    ranked: NDArray[np.int32] = ordered[first]
    return ranked


def _cosines(
    collection: Collection, query: FloatArray, shortlist: NDArray[np.int32], middle: FloatArray
) -> tuple[NDArray[np.int32], FloatArray]:
    """The shortlisted sections that hold sentences, and the cosine of the closest of each.

    As vectors have length 1, that of ``vector - middle`` follows from ``vector @ middle``, and nothing has to
    be centred: one product with both serves.
    """
    segment = collection.segment
    starts, stops = segment.sentence_bounds[shortlist], segment.sentence_bounds[shortlist + 1]
    holding = stops > starts
    starts, stops = starts[holding], stops[holding]
    if not len(starts):
        return shortlist[:0], np.empty(0, dtype=np.float32)
    rows = np.concatenate([np.arange(start, stop) for start, stop in zip(starts, stops, strict=True)])
    vectors = segment.sentences.read(rows)
    products = vectors @ np.stack([query, middle], axis=1)
    length = np.sqrt(np.maximum(1.0 + middle @ middle - 2.0 * products[:, 1], 1e-9))
    cosines = (products[:, 0] - middle @ query) / length
    firsts = np.concatenate([[0], np.cumsum(stops - starts)[:-1]])
    return shortlist[holding], np.maximum.reduceat(cosines, firsts).astype(np.float32)
