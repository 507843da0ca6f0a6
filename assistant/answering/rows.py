"""Rows of tables in running text: each cell behind the heading of its column."""

from __future__ import annotations

import re

from assistant.answering.wording import Wording

_MARK = re.compile(r"(?<!\\)\|")
_BETWEEN = " · "


def table_row(text: str, header: str, words: Wording) -> str:
    """A row of a table as running text; any other text as it is.

    Args:
        text: what is quoted.
        header: the header of its table; empty where none is known.
    """
    row = _cells(text)
    if not row:
        return text
    columns = _cells(header)
    named = zip(columns, row, strict=True) if len(columns) == len(row) else (("", cell) for cell in row)
    colon = words.locale.colon
    return _BETWEEN.join(f"{column}{colon}{cell}" if column else cell for column, cell in named if cell)


def _cells(line: str) -> list[str]:
    if not (line.startswith("|") and line.endswith("|") and len(line) > 1) or "\n" in line:
        return []
    return [cell.strip() for cell in _MARK.split(line)[1:-1]]
