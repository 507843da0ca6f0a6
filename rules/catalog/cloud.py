"""What rented GPUs cost per hour."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal

from rules.catalog.dates import first_day
from rules.catalog.tables import load_table


@dataclass(frozen=True, slots=True)
class CloudRate:
    """A rate; ``gpu`` is a name of the GPU catalog, ``date`` a day or year as the source gives it."""

    provider: str
    gpu: str
    gpus_per_instance: int | None
    instance: str | None
    usd_per_gpu_hour: float
    kind: Literal["on_demand", "spot"]
    date: str
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None

    @property
    def day(self) -> datetime.date:
        """The first day of the period that the rate is dated with."""
        return first_day(self.date)


def rates(gpu: str | None = None, kind: Literal["on_demand", "spot"] | None = None) -> tuple[CloudRate, ...]:
    """Rates of a card (catalog name) and kind, or of all, the cheapest first."""
    rows = load_table("cloud_rates.yaml", CloudRate).rows
    fitting = (row for row in rows if gpu in (None, row.gpu) and kind in (None, row.kind))
    return tuple(sorted(fitting, key=lambda rate: rate.usd_per_gpu_hour))
