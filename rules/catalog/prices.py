"""Dated prices of graphics cards: the shipped table, under the user's own prices."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from rules.catalog.dates import first_day
from rules.catalog.price_file import PriceImport, read_price_file
from rules.catalog.tables import Table, load_table, refuse

__all__ = ["Price", "PriceImport", "PriceTable"]

Kind = Literal["msrp", "new", "used"]


@dataclass(frozen=True, slots=True)
class Price:
    """What a card cost.

    Attributes:
        name: catalog name of the card.
        amount, currency: price of one card, ISO 4217.
        kind: ``msrp``: the maker's launch price, or the first reported where the maker names none;
            ``new``, ``used``: on the street.
        date: day, month or year, as the source gives it.
        source: source id; ``user`` for a row of the user's own file, whose source is then the note.
        confidence: ``A``, ``B``, or ``C`` for general knowledge.
    """

    name: str
    amount: float
    currency: str
    kind: Kind
    date: str
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None

    @property
    def day(self) -> datetime.date:
        """The first day of the period that the price is dated with."""
        return first_day(self.date)

    @property
    def low_confidence(self) -> bool:
        """Whether the price rests on general knowledge."""
        return self.confidence == "C"


class PriceTable:
    """Prices by card, kind and date.

    Attributes:
        table: the shipped file, with the date on which it should be checked again.
        imported: what the user's file held and which of its rows were refused; ``None`` without one.
    """

    def __init__(self, table: Table[Price], imported: PriceImport | None = None) -> None:
        self.table = table
        self.imported = imported

    @classmethod
    def load(cls, override: Path | None = None, as_of: datetime.date = datetime.date.max) -> PriceTable:
        """The shipped prices; a row of ``override`` takes the place of all prices of that card and kind.

        Rows of ``override`` dated after ``as_of`` are refused.

        Raises:
            ParameterFileError: the shipped file is malformed, or ``override`` cannot be read as a price
                file at all. Single rows that cannot be used are in :attr:`imported`.
        """
        table = load_table("prices.yaml", Price)
        _check_dates(table)
        return cls(table, read_price_file(override, as_of) if override else None)

    def rows(self) -> tuple[Price, ...]:
        """All prices, the user's own first."""
        return self._own + tuple(row for row in self.table.rows if (row.name, row.kind) not in self._replaced)

    def get(self, name: str, kind: Kind) -> Price | None:
        """The latest price of a card of one kind."""
        return max(self.history(name, kind), key=lambda price: price.day, default=None)

    def history(self, name: str, kind: Kind | None = None) -> tuple[Price, ...]:
        """All prices of a card, the oldest first."""
        rows = (row for row in self.rows() if row.name == name and kind in (None, row.kind))
        return tuple(sorted(rows, key=lambda price: price.day))

    @cached_property
    def _own(self) -> tuple[Price, ...]:
        accepted = self.imported.accepted if self.imported else ()
        return tuple(
            Price(row.name, row.amount, row.currency, row.kind, row.date, "user", "B", row.source)
            for row in accepted
        )

    @cached_property
    def _replaced(self) -> set[tuple[str, str]]:
        return {(row.name, row.kind) for row in self._own}


def _check_dates(table: Table[Price]) -> None:
    for number, row in enumerate(table.rows, 1):
        try:
            first_day(row.date)
        except ValueError as error:
            refuse("rules/catalog/data/prices.yaml", f"row {number} ({row.name}): date: {error}")
