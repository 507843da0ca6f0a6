"""One score from several views of a passage.

A paragraph's score is its centred cosine, plus its excess lexical score, plus a share of the same for its
section (small to big), plus a share of the cosine between the question and the section's heading, question
to question. The excess is what a passage has above the passages of its language on ranks 2 to 6: a word
match counts only if it singles a passage out. The weights were chosen on the questions of
``tools/calibration``.

For documents of the user's own, which come in any language and with any headings or none, the cosine of the
section's closest sentence is added. In a collection of several languages the excess is squared, because every
question shares a word by chance with some text of its own language. Cosines with a passage in another
language than the question's are lower, as vectors of a multilingual model meet only nearly, so they are
raised by a factor. Those weights were chosen on the tuning half of XQuAD
(``rigwise eval retrieval --half tuning``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

LEXICAL_WEIGHT = 1.5
SECTION_WEIGHT = 0.5
HEADING_WEIGHT = 0.4
CLOSEST_WEIGHT = 2.0
SQUARE_WEIGHT = 3.0
FOREIGN_FACTOR = 1.2
"""With this one, where every passage is there in every language, the asker's has its fair share of the first
ten. A passage that answers has a cosine of about .46 in the question's language and .35 in another."""
BEST = 6
"""Passages of a language whose word matches are compared: the best and its rivals."""


@dataclass(frozen=True, slots=True)
class Views:
    """What is known about some paragraphs, one value per paragraph.

    Args:
        dense: centred cosine of the paragraph, in [-1, 1].
        excess: BM25 of the paragraph above its rivals, in [0, 1].
        section_dense, section_excess: the same of the section that holds it.
        heading: centred cosine of that section's heading.
    """

    dense: FloatArray
    excess: FloatArray
    section_dense: FloatArray
    section_excess: FloatArray
    heading: FloatArray

    def fused(self) -> FloatArray:
        """One score per paragraph, for ordering only."""
        section = self.section_dense + LEXICAL_WEIGHT * self.section_excess
        own = self.dense + LEXICAL_WEIGHT * self.excess
        fused: FloatArray = own + SECTION_WEIGHT * section + HEADING_WEIGHT * self.heading
        return fused

    def fused_with(self, closest: FloatArray, *, foreign: NDArray[np.bool_], several: bool) -> FloatArray:
        """One score per paragraph of the user's own documents, on the scale of :meth:`fused`.

        Args:
            closest: cosine of the closest sentence of each paragraph's section.
            foreign: whether each paragraph is in another language than the question.
            several: whether the documents are in more than one language.
        """
        dense = self.dense + SECTION_WEIGHT * self.section_dense + HEADING_WEIGHT * self.heading
        lexical = LEXICAL_WEIGHT * (self.excess + SECTION_WEIGHT * self.section_excess)
        if several:
            squares = np.square(self.excess) + SECTION_WEIGHT * np.square(self.section_excess)
            lexical = SQUARE_WEIGHT * squares
        whole = 1.0 + SECTION_WEIGHT + HEADING_WEIGHT
        raised = np.where(foreign, np.float32(FOREIGN_FACTOR), np.float32(1.0))
        fused: FloatArray = (dense + CLOSEST_WEIGHT * closest) * raised + lexical
        return fused * np.float32(whole / (whole + CLOSEST_WEIGHT))


def excess(scores: FloatArray, languages: Mapping[str, NDArray[np.bool_]]) -> FloatArray:
    """Scores above the mean of ranks 2 to 6 in the same language, at least 0.

    Args:
        languages: which rows are in a language, by language.
    """
    above = np.zeros_like(scores)
    for rows in languages.values():
        own = scores[rows]
        above[rows] = np.maximum(own - _rival(own), 0.0)
    return above


def _rival(scores: FloatArray) -> float:
    """The mean of ranks 2 to 6, or of as many as there are."""
    count = min(len(scores), BEST)
    if count < 2:
        return 0.0
    best = np.partition(scores, len(scores) - count)[len(scores) - count :]
    return float(best.sum() - best.max()) / (count - 1)
