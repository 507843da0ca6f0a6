"""Sizes that are sold, one supply or several."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.catalog.power_supplies import sizes
from rules.machine.load import Load
from rules.psu.parameters import PsuParameters
from rules.psu.rating import steady_w

_MOST_SUPPLIES = 16


def next_size(required_w: float, largest_w: float | None = None) -> int | None:
    """Smallest rating on sale that reaches a rating [W], or ``None`` when there is none up to ``largest_w``.

    >>> next_size(1375)
    1500
    """
    largest = largest_w or largest_size()
    return next((size for size in _ratings() if required_w <= size <= largest), None)


def largest_size() -> int:
    """The largest rating on sale [W]."""
    return _ratings()[-1]


@cache
def largest_low_voltage() -> int:
    """The largest rating on sale that 100-127 V can feed [W]."""
    return max(size.watts for size in sizes() if not size.needs_high_line)


@cache
def _ratings() -> tuple[int, ...]:
    return tuple(size.watts for size in sizes())


def several(
    load: Load, required_w: float, parameters: PsuParameters, largest_w: float | None = None
) -> tuple[int, ...]:
    """Sizes of the fewest supplies that share a load, each card wholly on one of them, largest first.

    The first supply carries processors and the rest of the machine besides its cards. Every supply keeps
    the margin, and all together reach the rating required.
    """
    for count in range(2, _MOST_SUPPLIES + 1):
        sizes = [next_size(part, largest_w) for part in _shares(load, required_w, count, parameters)]
        if all(sizes):
            return tuple(sorted((size for size in sizes if size), reverse=True))
    return ()


def _shares(load: Load, required_w: float, count: int, parameters: PsuParameters) -> Sequence[float]:
    if not load.cards:
        return [required_w / count] * count
    bins = [load.cpu_w + load.rest_w] + [0.0] * (count - 1)
    powers = sorted((each.power_w for each in load.cards for _ in range(each.card.count)), reverse=True)
    for power_w in powers:
        bins[bins.index(min(bins))] += power_w
    extra = max(1.0, required_w / steady_w(load.total_w, parameters))
    return [steady_w(part, parameters) * extra for part in bins]
