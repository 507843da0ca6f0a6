"""Metrics of outcomes with bootstrap intervals, by ``ir-measures``.

Questions about one paragraph succeed and fail together, so the bootstrap draws paragraphs, not questions.

References:
    MacAvaney, Macdonald and Ounis, "Streamlining Evaluation with ir-measures", ECIR 2022.
    Efron and Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 13 (percentile intervals).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.evaluation.parallel.searching import DEPTH, Outcome

if TYPE_CHECKING:
    from numpy.typing import NDArray

NAMES = {"P@1": "P@1", "R@5": "Success@5", "MRR": f"RR@{DEPTH}", "nDCG@10": "nDCG@10"}
"""What is reported, and its name in ``ir-measures``; R@5 asks for one right version among the first five."""
DRAWS = 1_000
LEVEL = 0.95
_SEED = 20_261_130


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean in [0, 1] and the bounds of its bootstrap interval at ``LEVEL``."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Row:
    """The metrics of one method over some outcomes.

    Args:
        setting: ``same``, ``cross``, ``pooled`` or ``mixed``.
        question, passages: languages; ``all`` for a mean over several.
        measures: by the names of ``NAMES``.
    """

    setting: str
    question: str
    passages: str
    method: str
    measures: Mapping[str, Interval]
    cases: int


@dataclass(frozen=True)
class Scored:
    """Outcomes with the value of each metric, one row per outcome."""

    outcomes: tuple[Outcome, ...]
    values: NDArray[np.float64]

    def row(self, setting: str, question: str, passages: str, chosen: Sequence[int]) -> Row:
        """The metrics of some of the outcomes, all of one method."""
        paragraphs = [self.outcomes[index].paragraph for index in chosen]
        intervals = intervals_of(self.values[list(chosen)], paragraphs)
        method = self.outcomes[chosen[0]].method
        return Row(
            setting, question, passages, method, dict(zip(NAMES, intervals, strict=True)), len(paragraphs)
        )


def score(outcomes: Iterable[Outcome]) -> Scored:
    """Every metric of every outcome."""
    kept = tuple(outcomes)
    right = {str(number): {place.name: 1 for place in each.right} for number, each in enumerate(kept)}
    found = {
        str(number): {place.name: float(DEPTH - rank) for rank, place in enumerate(each.found)}
        for number, each in enumerate(kept)
    }
    values = np.zeros((len(kept), len(NAMES)))
    parsed = _parsed()
    for metric in _calculated(list(parsed), right, found):
        values[int(metric.query_id), parsed[metric.measure]] = metric.value
    return Scored(kept, values)


def _parsed() -> dict[Any, int]:
    import ir_measures

    return {ir_measures.parse_measure(name): column for column, name in enumerate(NAMES.values())}


def _calculated(measures: list[Any], right: Mapping[str, Any], found: Mapping[str, Any]) -> Iterable[Any]:
    import ir_measures

    return ir_measures.iter_calc(measures, right, found)


def intervals_of(values: NDArray[np.float64], clusters: Sequence[int]) -> list[Interval]:
    """Mean and interval of each column, by drawing clusters of rows with replacement."""
    _, place = np.unique(clusters, return_inverse=True)
    count = int(place.max()) + 1
    sums = np.zeros((count, values.shape[1]))
    np.add.at(sums, place, values)
    sizes = np.bincount(place).astype(np.float64)
    draws = np.random.default_rng(_SEED).multinomial(count, np.full(count, 1 / count), size=DRAWS)
    means = (draws @ sums) / (draws @ sizes)[:, None]
    low, high = np.quantile(means, [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return [Interval(*map(float, each)) for each in zip(values.mean(axis=0), low, high, strict=True)]
