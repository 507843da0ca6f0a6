"""From numbers to places on the paper."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10

_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
_TICKS = 6


@dataclass(frozen=True, slots=True)
class Scale:
    """A linear axis from zero to ``top``, drawn from ``start`` to ``end``."""

    top: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Where a value stands."""
        return self.start + (self.end - self.start) * value / self.top

    def ticks(self) -> tuple[float, ...]:
        """Round values from zero to the top."""
        step = _round_step(self.top)
        return tuple(step * number for number in range(floor(self.top / step * (1 + 1e-9)) + 1))


def scale(values: list[float], start: float, end: float) -> Scale:
    """An axis on which all values have room.

    >>> scale([7, 93], 0, 100).top
    100.0
    """
    most = max([value for value in values if value > 0], default=1.0)
    step = _round_step(most)
    return Scale(step * ceil(most / step * (1 - 1e-9)), start, end)


def _round_step(most: float) -> float:
    raw = most / _TICKS
    size = 10.0 ** floor(log10(raw))
    return next(step * size for step in _STEPS if step * size >= raw * (1 - 1e-9))
