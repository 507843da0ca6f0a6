"""A user's own prices, from a CSV file: name, price, currency, date, kind, source.

Rows that cannot be used are reported, each with the column and what is wrong; the others count.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal

from rules.catalog.dates import first_day
from rules.catalog.gpus import GpuCatalog
from rules.catalog.tables import near, refuse
from rules.currency import has_rate

_COLUMNS = ("name", "price", "currency", "date", "kind", "source")
_REQUIRED = ("name", "price", "date")
_KINDS = ("new", "used", "msrp")
_CURRENCY = re.compile(r"[A-Z]{3}")
_LARGEST_FILE = 5_000_000
_MOST_EXPENSIVE = 100_000_000

Problem = Literal[
    "unknown-card",
    "ambiguous-card",
    "bad-price",
    "bad-currency",
    "bad-date",
    "future-date",
    "bad-kind",
    "bad-columns",
]


@dataclass(frozen=True, slots=True)
class OwnPrice:
    """A row of the user's file that counts."""

    line: int
    name: str
    amount: float
    currency: str
    date: str
    kind: Literal["new", "used", "msrp"]
    source: str | None


@dataclass(frozen=True, slots=True)
class RefusedRow:
    """A row that does not count.

    Attributes:
        line: in the file, the header is line 1.
        column: the column at fault.
        problem: what is wrong, as a code.
        value: what the cell holds.
        nearest: valid values near it: real cards, variants of the card, kinds.
    """

    line: int
    column: str
    problem: Problem
    value: str
    nearest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PriceImport:
    """A user's file, read."""

    path: Path
    accepted: tuple[OwnPrice, ...]
    refused: tuple[RefusedRow, ...]


class _BadCellError(Exception):
    def __init__(self, column: str, problem: Problem, value: str, nearest: tuple[str, ...] = ()) -> None:
        self.column, self.problem, self.value, self.nearest = column, problem, value, nearest
        super().__init__(column, problem, value)


def read_price_file(path: Path, as_of: date = date.max) -> PriceImport:
    """Read a user's price file as of a day; a price dated after it is refused.

    Currency may be left out (US dollars), as may kind (new) and source. Names are matched like names in
    a question; decimals have a point.

    Raises:
        ParameterFileError: the file cannot be read, is not UTF-8, or lacks a column.
    """
    text = _text(path)
    reader = csv.DictReader(io.StringIO(text), delimiter=_delimiter(text), skipinitialspace=True)
    _check_header(path, [name.strip().lower() for name in reader.fieldnames or ()])
    reader.fieldnames = [name.strip().lower() for name in reader.fieldnames or ()]
    accepted, refused = [], []
    for row in _rows(path, reader):
        if not any((value or "").strip() for key, value in row.items() if key):
            continue
        try:
            accepted.append(_own_price(reader.line_num, row, as_of))
        except _BadCellError as bad:
            refused.append(RefusedRow(reader.line_num, bad.column, bad.problem, bad.value[:80], bad.nearest))
    return PriceImport(path, tuple(accepted), tuple(refused))


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > _LARGEST_FILE:
            refuse(str(path), f"larger than {_LARGEST_FILE // 1_000_000} MB, not a price list")
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        refuse(str(path), "not UTF-8 text; save it as CSV UTF-8")
    except OSError as error:
        refuse(str(path), f"cannot be read: {error.strerror or error}")


def _delimiter(text: str) -> str:
    header = text.partition("\n")[0]
    return max(",;\t", key=header.count)


def _check_header(path: Path, names: list[str]) -> None:
    for name in names:
        if name not in _COLUMNS:
            refuse(str(path), f"unknown column {name!r}{near(name, list(_COLUMNS))}")
    for wanted in _REQUIRED:
        if wanted not in names:
            refuse(str(path), f"column {wanted!r} is missing; expected {', '.join(_COLUMNS)}")


def _rows(path: Path, reader: csv.DictReader[str]) -> Iterator[Mapping[str, str | None]]:
    try:
        yield from reader
    except csv.Error as error:
        refuse(str(path), f"line {reader.line_num}: {error}")


def _own_price(line: int, row: Mapping[str, str | None], as_of: date) -> OwnPrice:
    if None in row or None in row.values():
        raise _BadCellError("", "bad-columns", ", ".join(str(value) for value in row.values()))
    cells = {key: (value or "").strip() for key, value in row.items()}
    kind = cells.get("kind", "").lower() or "new"
    if kind not in _KINDS:
        raise _BadCellError("kind", "bad-kind", kind, _KINDS)
    currency = cells.get("currency", "").upper() or "USD"
    if not _CURRENCY.fullmatch(currency) or not has_rate(currency):
        raise _BadCellError("currency", "bad-currency", currency)
    name = _card(cells["name"])
    amount, day = _amount(cells["price"]), _date(cells["date"], as_of)
    return OwnPrice(line, name, amount, currency, day, kind, cells.get("source") or None)  # type: ignore[arg-type]


def _card(text: str) -> str:
    match = GpuCatalog.load().find(text)
    if match.gpu is None:
        raise _BadCellError("name", "unknown-card", text, tuple(gpu.name for gpu in match.nearest))
    if match.kind == "variants" or match.memory_conflicts:
        raise _BadCellError("name", "ambiguous-card", text, tuple(gpu.name for gpu in match.candidates))
    return match.gpu.name


def _amount(text: str) -> float:
    try:
        amount = float(text)
    except ValueError:
        raise _BadCellError("price", "bad-price", text) from None
    if not 0 < amount < _MOST_EXPENSIVE:
        raise _BadCellError("price", "bad-price", text)
    return amount


def _date(text: str, as_of: date) -> str:
    try:
        day = first_day(text)
    except ValueError:
        raise _BadCellError("date", "bad-date", text) from None
    if day > as_of:
        raise _BadCellError("date", "future-date", text, (as_of.isoformat(),))
    return text
