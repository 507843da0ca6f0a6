"""What cards can be ranked by: the figure of each quality, and whether the highest or the lowest leads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from rules.computation import Quantity, gigabytes, quantity, watts

if TYPE_CHECKING:
    from rules.gpu_budget.inputs import Quality
    from rules.gpu_budget.ranking import Candidate

_FIGURES: Mapping[Quality, Callable[[Candidate], Quantity]] = {
    "memory": lambda each: gigabytes(each.offer.gpu.memory_gb),
    "bandwidth": lambda each: quantity(each.offer.gpu.bandwidth_gb_s or 0.0, "GB/s", 0),
    "speed": lambda each: quantity(each.speed.relative, "x", 2),
    "power": lambda each: watts(each.offer.gpu.board_power_w or 0.0),
}
_LEAST_LEADS = frozenset({"power"})
"""Qualities in which the lowest figure leads."""


def figure(quality: Quality, candidate: Candidate) -> Quantity:
    """The card's figure of a quality: memory [GB], bandwidth [GB/s], speed [-] or board power [W]."""
    return _FIGURES[quality](candidate)


def ranked_by(quality: Quality, candidates: Iterable[Candidate]) -> list[Candidate]:
    """Those whose figure is known, the leading one first; equal ones stay in their order."""
    known = [each for each in candidates if figure(quality, each).value > 0]
    sign = 1 if quality in _LEAST_LEADS else -1
    return sorted(known, key=lambda each: sign * figure(quality, each).value)
