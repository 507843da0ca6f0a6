"""The user's own prices: a checked CSV file, by default ``prices.csv`` under ``RIGWISE_HOME``."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.own.files import write_whole
from assistant.settings import Settings

if TYPE_CHECKING:
    from rules.catalog.price_file import OwnPrice, PriceImport

_NAME = "prices.csv"
_COLUMNS = ("name", "price", "currency", "date", "kind", "source")


def price_file(settings: Settings) -> Path | None:
    """The file in force: that of ``RIGWISE_PRICES``, else the imported one, if there is one."""
    imported = stored(settings.home)
    return settings.prices or (imported if imported.is_file() else None)


def stored(home: Path) -> Path:
    """Where imported prices are kept."""
    return home / _NAME


def import_prices(file: Path, home: Path) -> PriceImport:
    """Check a file and keep its good rows as the user's own prices, in place of those before.

    With no good row, nothing is kept and the prices before stay.

    Raises:
        ParameterFileError: the file is no price file at all; names what is wrong.
    """
    from rules.catalog.price_file import read_price_file

    found = read_price_file(file)
    if found.accepted:
        write_whole(stored(home), _text(found.accepted))
    return found


def _text(rows: Iterable[OwnPrice]) -> str:
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for row in rows:
        writer.writerow((row.name, repr(row.amount), row.currency, row.date, row.kind, row.source or ""))
    return file.getvalue()
