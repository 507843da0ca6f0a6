"""One measured figure beside its target."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Measurement:
    """A figure, the target it has to keep, and how it was taken.

    ``target`` is an upper bound, except where ``more_is_better``.
    """

    name: str
    value: float
    unit: str
    target: float | None = None
    more_is_better: bool = False
    how: str = ""

    @property
    def is_met(self) -> bool | None:
        """Whether the target is kept; ``None`` where there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.more_is_better else self.value <= self.target


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all values lies, by the nearest rank.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5), percentile([1.0, 2.0, 3.0, 4.0], 0.95)
    (2.0, 4.0)
    """
    from math import ceil

    return sorted(values)[max(0, ceil(share * len(values)) - 1)]
