"""What electricity costs and what a wall circuit carries, by country."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.catalog.tables import load_table

WORLD = "world"


@dataclass(frozen=True, slots=True)
class Tariff:
    """A household price.

    Attributes:
        country: ISO 3166-1 alpha-2; for an average ``EU``, a continent or ``world``.
        price: per kWh, in ``currency``.
        period: the time it holds for, as the source words it.
    """

    country: str
    price: float
    currency: str
    period: str
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None

    @property
    def is_average(self) -> bool:
        """Whether it is that of the European Union, a continent or the world."""
        return len(self.country) > 2 or self.country == "EU"


@dataclass(frozen=True, slots=True)
class WallCircuit:
    """A wall circuit.

    Attributes:
        continuous_factor: share of the rating that may flow for hours [-].
        continuous_w: volts x amps x factor [W].
        long_load_w: what an ordinary outlet should carry for a whole day [W], where that is less.
    """

    country: str
    volts: float
    amps: float
    continuous_factor: float
    continuous_w: float
    long_load_w: float | None
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None


def tariffs() -> tuple[Tariff, ...]:
    """All prices, countries first."""
    return load_table("tariffs.yaml", Tariff).rows


def tariff(country: str) -> Tariff:
    """The price in a country (ISO code, any case) or region; the world average where none is known.

    >>> tariff("de").currency
    'EUR'
    >>> tariff("ZZ").country
    'world'
    """
    rows = {row.country.lower(): row for row in tariffs()}
    return rows.get(country.lower(), rows[WORLD])


def circuits(country: str | None = None) -> tuple[WallCircuit, ...]:
    """Circuits of a country, the usual one first, or all; empty for a country that is not listed."""
    rows = load_table("circuits.yaml", WallCircuit).rows
    return rows if country is None else tuple(row for row in rows if row.country == country.upper())
