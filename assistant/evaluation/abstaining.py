"""How well the search tells questions that it can answer from those that it cannot, per language.

Measured is the area under the ROC curve: the chance that an answerable question is judged more likely to be
answered than one that is off topic. It does not depend on the threshold.

References:
    Hanley and McNeil, "The meaning and use of the area under a receiver operating characteristic (ROC)
    curve", Radiology 143, 1982: the area as the statistic of Wilcoxon, Mann and Whitney.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING

from assistant.retrieval.abstention import load_judges

if TYPE_CHECKING:
    from assistant.evaluation.loading import Golden
    from assistant.retrieval.retriever import Retriever

_SMALLEST = 1e-9


@dataclass(frozen=True, slots=True)
class Area:
    """The area under the ROC curve of one language, in [0, 1], and the questions behind it."""

    language: str
    area: float
    answerable: int
    off_topic: int


def areas(golden: Golden, retriever: Retriever) -> Iterator[Area]:
    """One per language that has questions of both kinds."""
    answerable, off_topic = defaultdict(list), defaultdict(list)
    for row in golden.retrieval:
        answerable[row.language].append(margin(row.question, row.language, retriever))
    for other in golden.abstention:
        off_topic[other.language].append(margin(other.question, other.language, retriever))
    for language, margins in answerable.items():
        if off_topic[language]:
            others = off_topic[language]
            yield Area(language, area_under_curve(margins, others), len(margins), len(others))


def margin(question: str, language: str, retriever: Retriever) -> float:
    """How far the judgement of the best passage lies above its threshold, in log-odds."""
    found = retriever.judged(question, language, limit=1)
    if not found:
        return -log(1 / _SMALLEST)
    group, features = found[0]
    judge = load_judges().of(same_language=group.same_language)
    return _log_odds(judge.probability(features)) - _log_odds(judge.threshold)


def area_under_curve(higher: Sequence[float], lower: Sequence[float]) -> float:
    """Share of pairs whose first is above its second; equal ones count half.

    >>> area_under_curve([3.0, 1.0], [2.0, 1.0])
    0.625
    """
    above = sum((each > other) + 0.5 * (each == other) for each in higher for other in lower)
    return above / (len(higher) * len(lower))


def _log_odds(probability: float) -> float:
    kept = min(max(probability, _SMALLEST), 1 - _SMALLEST)
    return log(kept / (1 - kept))
