"""Whether the first row of a table names its columns, where no mark of the document says so."""

from __future__ import annotations

import re
from collections.abc import Sequence

_DIGIT = re.compile(r"\d")
_FEWEST = 2
"""So many cells with figures have to stand under names without any, in columns of figures alone [-]."""


def names_columns(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the first row, without any figures, stands over columns in which every other row has some.

    In doubt it does not: a row of data that is taken for a header puts its machine before another one's card.

    Args:
        rows: of cells, the first one included.

    >>> names_columns([("Machine", "RAM"), ("Zephyr", "64 GB"), ("Borealis", "32 GB")])
    True
    >>> names_columns([("node21", "RTX 3090"), ("node22", "RTX 4090")])
    False
    >>> names_columns([("Zephyr", "Room A"), ("Borealis", "Room B")])
    False
    """
    if not rows or any(map(_DIGIT.search, rows[0])):
        return False
    columns = zip(zip(*rows[1:], strict=False), rows[0], strict=False)
    held = ([cell for cell in column if cell.strip("-–— ")] for column, name in columns if name)
    return sum(len(cells) for cells in held if all(map(_DIGIT.search, cells))) >= _FEWEST
