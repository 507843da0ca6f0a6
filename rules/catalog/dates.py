"""Dates as sources give them: a day, a month, a quarter or a year."""

from __future__ import annotations

import re
from datetime import date

_FORM = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?|-Q([1-4]))?")


def first_day(text: str) -> date:
    """The first day of what a date names: ``2026-09`` is 1 September 2026.

    Raises:
        ValueError: no such date.

    >>> first_day("2023-Q4")
    datetime.date(2023, 10, 1)
    """
    found = _FORM.fullmatch(text.strip())
    if not found:
        raise ValueError(f"{text!r} is not a date like 2026-11-30, 2026-11 or 2026")
    year, month, day, quarter = found.groups()
    return date(int(year), 3 * int(quarter) - 2 if quarter else int(month or 1), int(day or 1))
