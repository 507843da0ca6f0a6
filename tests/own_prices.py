"""Prices of the user's own that are of today: those that ship are no current ones any more some day."""

from __future__ import annotations

from datetime import date
from pathlib import Path

HEADER = "name,price,currency,date,kind,source\n"


def current_prices(file: Path, *rows: tuple[str, float, str]) -> Path:
    """Write a price file of rows of a card's name, its price [USD] and its kind (new, used); the file."""
    day = date.today().isoformat()
    lines = (f"{name},{price},USD,{day},{kind},shop\n" for name, price, kind in rows)
    file.write_text(HEADER + "".join(lines), encoding="utf-8")
    return file
