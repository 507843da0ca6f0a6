"""Checks of table cells, made from the annotations of the row's dataclass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

Check = Callable[[Any], tuple[Any, str]]
"""From a cell to its value and, where it is wrong, what is wrong with it."""


def checks_of(row_type: type) -> Mapping[str, Check]:
    """The check of each column, in the order of the fields."""
    return {name: _check(hint) for name, hint in get_type_hints(row_type).items()}


def _check(hint: Any) -> Check:
    if get_origin(hint) in (Union, UnionType):
        return _optional(_check(next(part for part in get_args(hint) if part is not NoneType)))
    if get_origin(hint) is Literal:
        return _choice(get_args(hint))
    if get_origin(hint) is tuple:
        return _words
    return {str: _text, bool: _flag, int: _whole, float: _number}[hint]


def _optional(check: Check) -> Check:
    return lambda cell: (None, "") if cell is None else check(cell)


def _choice(options: tuple[str, ...]) -> Check:
    def check(cell: Any) -> tuple[Any, str]:
        if cell in options:
            return cell, ""
        from rules.errors import nearest

        return None, f"{cell!r} is not one of {', '.join(options)}{nearest(str(cell), list(options))}"

    return check


def _words(cell: Any) -> tuple[Any, str]:
    if isinstance(cell, list) and all(isinstance(word, str) for word in cell):
        return tuple(cell), ""
    return None, f"{cell!r} is not a list of words"


def _text(cell: Any) -> tuple[Any, str]:
    if isinstance(cell, date):
        return cell.isoformat(), ""
    return (cell, "") if isinstance(cell, str) and cell else (None, f"{cell!r} is not text")


def _flag(cell: Any) -> tuple[Any, str]:
    return (cell, "") if isinstance(cell, bool) else (None, f"{cell!r} is not true or false")


def _whole(cell: Any) -> tuple[Any, str]:
    is_whole = isinstance(cell, int) and not isinstance(cell, bool)
    return (cell, "") if is_whole and cell >= 0 else (None, f"{cell!r} is not a whole number from 0")


def _number(cell: Any) -> tuple[Any, str]:
    is_number = isinstance(cell, int | float) and not isinstance(cell, bool)
    if is_number and 0 <= cell < float("inf"):
        return float(cell), ""
    return None, f"{cell!r} is not a number from 0"
