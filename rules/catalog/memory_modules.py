"""Sizes that memory modules come in, and what kits cost."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal

from rules.catalog.dates import first_day
from rules.catalog.tables import load_table


@dataclass(frozen=True, slots=True)
class MemoryModule:
    """A module size [GB]; UDIMM for desktop boards, RDIMM for workstation and server boards."""

    generation: Literal["DDR4", "DDR5"]
    kind: Literal["UDIMM", "RDIMM"]
    size_gb: int
    source: str
    confidence: Literal["A", "B", "C"]


@dataclass(frozen=True, slots=True)
class KitPrice:
    """What a kit of modules cost; ``kit_gb`` is the whole kit [GB]."""

    generation: Literal["DDR4", "DDR5"]
    kit_gb: int
    amount: float
    currency: str
    date: str
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None

    @property
    def day(self) -> datetime.date:
        """The first day of the period that the price is dated with."""
        return first_day(self.date)


def modules(generation: str, kind: str = "UDIMM") -> tuple[MemoryModule, ...]:
    """Module sizes of a generation and kind, the smallest first."""
    rows = load_table("memory_modules.yaml", MemoryModule).rows
    fitting = (row for row in rows if (row.generation, row.kind) == (generation, kind))
    return tuple(sorted(fitting, key=lambda module: module.size_gb))


def kit_prices(generation: str = "DDR5") -> tuple[KitPrice, ...]:
    """Prices of kits, the latest first."""
    rows = load_table("memory_prices.yaml", KitPrice).rows
    return tuple(
        sorted((row for row in rows if row.generation == generation), key=lambda p: p.day, reverse=True)
    )
