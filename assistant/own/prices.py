"""The user's own prices: a checked CSV file, by default ``prices.csv`` under ``RIGWISE_HOME``."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.own.files import write_whole
from assistant.own.places import stored_prices

if TYPE_CHECKING:
    from datetime import date

    from rules.catalog.price_file import OwnPrice, PriceImport

_COLUMNS = ("name", "price", "currency", "date", "kind", "source")


def import_prices(file: Path, home: Path, day: date) -> PriceImport:
    """Check a file and keep its good rows as the user's own prices, in place of those before.

    With no good row, nothing is kept and the prices before stay; a price dated after ``day`` is no good row.

    Raises:
        ParameterFileError: the file is no price file at all; names what is wrong.
    """
    from rules.catalog.price_file import read_price_file

    found = read_price_file(file, day)
    if found.accepted:
        write_whole(stored_prices(home), _text(found.accepted))
    return found


def remove_prices(name: str | None, home: Path) -> tuple[OwnPrice, ...]:
    """Forget the imported prices of a card, or all of them; returns what was forgotten.

    Raises:
        ParameterFileError: the stored file is no price file any more.
    """
    from rules.catalog.price_file import read_price_file

    file = stored_prices(home)
    if not file.is_file():
        return ()
    rows = read_price_file(file).accepted
    kept = tuple(row for row in rows if name is not None and row.name != name)
    if kept:
        write_whole(file, _text(kept))
    else:
        file.unlink()
    return tuple(row for row in rows if row not in kept)


def _text(rows: Iterable[OwnPrice]) -> str:
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for row in rows:
        writer.writerow((row.name, repr(row.amount), row.currency, row.date, row.kind, row.source or ""))
    return file.getvalue()
