"""Power supply ratings that are sold, and the efficiency that 80 PLUS asks for."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import Literal

from rules.catalog.tables import load_table

Tier = Literal["standard", "bronze", "silver", "gold", "platinum", "titanium", "ruby"]
Test = Literal["115 V internal", "230 V EU internal", "230 V redundant"]


@dataclass(frozen=True, slots=True)
class PsuSize:
    """A rating in the shops [W]; ``needs_high_line``: it usually needs 200-240 V to deliver it."""

    watts: int
    needs_high_line: bool
    source: str
    confidence: Literal["A", "B", "C"]


@dataclass(frozen=True, slots=True)
class Efficiency:
    """Least efficiency [-] of a tier at 10, 20, 50 and 100 % of the rating; ``None`` where none is asked."""

    tier: Tier
    test: Test
    at_10: float | None
    at_20: float | None
    at_50: float | None
    at_100: float | None
    source: str
    confidence: Literal["A", "B", "C"]

    def at(self, load: float) -> float:
        """Efficiency at a share of the rating [-], linear between the tested points, flat outside them.

        >>> round(efficiency("gold", "115 V internal").at(0.75), 3)
        0.885
        """
        points = ((0.1, self.at_10), (0.2, self.at_20), (0.5, self.at_50), (1.0, self.at_100))
        known = [(share, value) for share, value in points if value is not None]
        shares = [share for share, _ in known]
        right = min(bisect_left(shares, load), len(known) - 1)
        (low, worst), (high, best) = known[max(0, right - 1)], known[right]
        if high == low or not low <= load <= high:
            return known[-1][1] if load > high else known[0][1]
        return worst + (best - worst) * (load - low) / (high - low)


def sizes() -> tuple[PsuSize, ...]:
    """All ratings, the smallest first."""
    return tuple(sorted(load_table("psu_sizes.yaml", PsuSize).rows, key=lambda size: size.watts))


def next_size(watts: float) -> PsuSize | None:
    """The smallest rating that is at least ``watts`` [W]; ``None`` where no single supply has it.

    >>> next_size(1375).watts
    1500
    """
    return next((size for size in sizes() if size.watts >= watts), None)


def efficiencies() -> tuple[Efficiency, ...]:
    """All tiers on all tests."""
    return load_table("psu_efficiency.yaml", Efficiency).rows


def efficiency(tier: Tier, test: Test) -> Efficiency:
    """A tier on a test.

    Raises:
        KeyError: 80 PLUS has no such tier on that test.
    """
    for row in efficiencies():
        if (row.tier, row.test) == (tier, test):
            return row
    raise KeyError((tier, test))
