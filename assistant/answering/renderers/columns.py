"""Tables of plain text: columns that line up within a width, in letters of any width.

A table whose columns do not fit even with broken lines is shown row by row, a label and a value a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from unicodedata import combining, east_asian_width

from assistant.answering.outline import NOTHING, Table
from assistant.answering.renderers.pieces import pieces

_GAP = "  "
_NUMBER = re.compile(r"[-−]?(?:[$€£¥￥₩₺₽₹]|[A-Z]{1,3}(?:\$|\s))?\s?\d")


@dataclass(frozen=True, slots=True)
class Lines:
    """A table as lines of text; those of ``head`` are its titles."""

    head: tuple[str, ...]
    body: tuple[str, ...]


def aligned(table: Table, width: int) -> Lines:
    """A table within a width [columns of a terminal]; numbers stand at the right of their column."""
    cells = [table.columns, *table.rows]
    columns = [[row[i] for row in cells] for i in range(len(table.columns))]
    widths = _widths(columns, width - len(_GAP) * (len(columns) - 1))
    if widths is None:
        return Lines((), tuple(_records(table, width)))
    right = [False, *(_is_numeric(column[1:]) for column in columns[1:])]
    head, *body = ([*_lines(row, widths, right)] for row in cells)
    rule = _GAP.join("─" * each for each in widths)
    return Lines((*head, rule), tuple(line for row in body for line in row))


def shown_width(text: str) -> int:
    """Columns of a terminal that a text takes: two for each ideograph, kana or Hangul syllable.

    >>> shown_width("350 W"), shown_width("电源")
    (5, 4)
    """
    return sum((2 if east_asian_width(c) in "WF" else 1) for c in text if not combining(c))


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most a width, broken where :func:`pieces` allows."""
    lines = [""]
    for piece in pieces(text):
        if lines[-1] and shown_width(lines[-1] + piece.rstrip(" ")) > width:
            lines.append("")
        lines[-1] += piece if lines[-1] or len(lines) == 1 else piece.lstrip(" ")
    return [line.rstrip(" ") for line in lines]


def _widths(columns: Sequence[Sequence[str]], room: int) -> list[int] | None:
    """A width for each column, what it needs where there is room; ``None`` where there is too little."""
    wanted = [max(map(shown_width, column)) for column in columns]
    widths = [max(_least(cell) for cell in column) for column in columns]
    spare = min(room, sum(wanted)) - sum(widths)
    if spare < 0:
        return None
    for _ in range(spare):
        tightest = max(range(len(widths)), key=lambda i: wanted[i] / max(widths[i], 1))
        widths[tightest] += 1
    return widths


def _least(cell: str) -> int:
    return max((shown_width(piece.rstrip(" ")) for piece in pieces(cell)), default=0)


def _is_numeric(cells: Sequence[str]) -> bool:
    given = [cell for cell in cells if cell != NOTHING]
    return bool(given) and all(_NUMBER.match(cell) for cell in given)


def _lines(row: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> Iterator[str]:
    wrapped_cells = [wrapped(cell, width) for cell, width in zip(row, widths, strict=True)]
    for parts in zip_longest(*wrapped_cells, fillvalue=""):
        padded = (_padded(p, w, r) for p, w, r in zip(parts, widths, right, strict=True))
        yield _GAP.join(padded).rstrip(" ")


def _padded(text: str, width: int, at_right: bool) -> str:
    space = " " * (width - shown_width(text))
    return space + text if at_right else text + space


def _records(table: Table, width: int) -> Iterator[str]:
    """Each row as its name and a line per value."""
    labels = max(map(shown_width, table.columns[1:]), default=0)
    for row in table.rows:
        yield row[0]
        for label, cell in zip(table.columns[1:], row[1:], strict=True):
            if cell != NOTHING:
                yield from _record(label, cell, min(labels, width // 2), width)


def _record(label: str, cell: str, labels: int, width: int) -> Iterator[str]:
    room = max(width - labels - 2 * len(_GAP), 1)
    for left, value in zip_longest(wrapped(label, labels), wrapped(cell, room), fillvalue=""):
        yield f"{_GAP}{_padded(left, labels, False)}{_GAP}{value}".rstrip(" ")
