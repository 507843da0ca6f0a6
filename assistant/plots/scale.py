"""From numbers to places on the paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor, log10

from assistant.plots.lettering import width_of

_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
TICKS = 6
_GAP = 8.0
"""Pixels between two labels of an axis."""


@dataclass(frozen=True, slots=True)
class Scale:
    """A linear axis from zero to ``top``, drawn from ``start`` to ``end``, with a tick every ``step``."""

    top: float
    start: float
    end: float
    step: float

    def at(self, value: float) -> float:
        """Where a value stands."""
        return self.start + (self.end - self.start) * value / self.top

    def ticks(self) -> tuple[float, ...]:
        """Round values from zero to the top."""
        return tuple(self.step * number for number in range(floor(self.top / self.step * (1 + 1e-9)) + 1))


def scale(values: list[float], start: float, end: float, ticks: int = TICKS) -> Scale:
    """An axis on which all values have room, with about as many ticks as asked for.

    >>> scale([7, 93], 0, 100).top
    100.0
    """
    most = max([value for value in values if value > 0], default=1.0)
    step = _round_step(most, ticks)
    return Scale(step * ceil(most / step * (1 - 1e-9)), start, end, step)


def _round_step(most: float, ticks: int) -> float:
    raw = most / ticks
    size = 10.0 ** floor(log10(raw))
    return next(step * size for step in _STEPS if step * size >= raw * (1 - 1e-9))


def labelled(
    values: list[float],
    start: float,
    end: float,
    shown: Callable[[float], str],
    size: float,
    room: float = 1.0,
) -> Scale:
    """An axis across the paper, with so few ticks that their labels do not touch.

    Args:
        size: of the letters.
        room: widths of a label that the nearest two need between their ticks; more than one where the
            outermost do not stand in the middle of theirs.
    """
    scales = (scale(values, start, end, ticks) for ticks in range(TICKS, 1, -1))
    fewest = scale(values, start, end, 1)
    return next(
        (each for each in scales if each.at(each.step) - start >= _need(each, shown, size, room)), fewest
    )


def _need(each: Scale, shown: Callable[[float], str], size: float, room: float) -> float:
    return room * max(width_of(shown(tick), size) for tick in each.ticks()) + _GAP
