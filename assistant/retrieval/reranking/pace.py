"""How long a pair of question and passage takes, as measured."""

from __future__ import annotations

_NEWEST = 0.3
"""Share of the newest measurement: a few passages of another length must not set the pace alone [-]."""


class Pace:
    """Time per pair. Nothing is known of it before the first measurement."""

    def __init__(self) -> None:
        self.seconds: float | None = None

    def measured(self, pairs: int, seconds: float) -> None:
        """Take a measurement in: so many pairs took so long [s] together."""
        each = seconds / pairs
        self.seconds = each if self.seconds is None else _NEWEST * each + (1 - _NEWEST) * self.seconds

    def pairs_in(self, seconds: float, most: int) -> int:
        """How many pairs a time allows, from 0 to ``most``; one where nothing was measured yet.

        >>> pace = Pace()
        >>> pace.measured(4, 0.2)
        >>> pace.pairs_in(0.12, 50), pace.pairs_in(-1.0, 50), pace.pairs_in(60.0, 50)
        (2, 0, 50)
        """
        if seconds <= 0:
            return 0
        if self.seconds is None:
            return min(1, most)
        return most if self.seconds * most <= seconds else int(seconds / self.seconds)
