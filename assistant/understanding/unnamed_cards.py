"""Cards of several sizes that are known by their memory only: "a 24 GB and a 12 GB card"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from assistant.understanding.quantities import Quantity
from assistant.understanding.reading import Reading

_JOINTS = ("and", "classifier", "counter", "gpu", "having", "vram", "memory")
_SIGNS = frozenset({",", "+", "、", "&"})
_MOST = 16


def unnamed_cards(quantities: Sequence[Quantity], reading: Reading) -> tuple[Quantity, ...]:
    """The first row of two or more sizes that a word for cards ends or begins; empty without one."""
    if any(name.kind == "gpu" for name in reading.names):
        return ()
    for row in _rows(quantities, reading):
        if len({item.value for item in row}) > 1 and _are_cards(row, reading):
            return row
    return ()


def memories(row: Sequence[Quantity]) -> tuple[float, ...]:
    """Memory of each card [GB], a kind as often as it was counted."""
    return tuple(item.value for item in row for _ in range(min(item.times or 1, _MOST)))


def _rows(quantities: Sequence[Quantity], reading: Reading) -> Iterator[tuple[Quantity, ...]]:
    row: list[Quantity] = []
    for item in quantities:
        if item.kind != "memory":
            continue
        if row and not _only_joints(row[-1].last, item.times_first or item.first, reading):
            yield tuple(row)
            row = []
        row.append(item)
    yield tuple(row)


def _only_joints(first: int, last: int, reading: Reading) -> bool:
    """Whether only words of listing stand between two sizes, one of them being "and" or a comma."""
    is_listed = False
    while first < last:
        match = reading.at(first)
        if match is not None and match.last <= last and any(match.has("word", word) for word in _JOINTS):
            is_listed = is_listed or match.has("word", "and")
            first = match.last
        elif reading.texts[first] in _SIGNS or reading.is_small_word(first):
            is_listed = is_listed or reading.texts[first] in _SIGNS
            first += 1
        else:
            return False
    return is_listed


def _are_cards(row: Sequence[Quantity], reading: Reading) -> bool:
    """Whether a word for cards follows the last size, stands between two, or is what has the first."""
    index = row[-1].last
    while (match := reading.at(index)) is not None and not match.has("word", "gpu"):
        if not any(match.has("word", word) for word in _JOINTS):
            break
        index = match.last
    if match is not None and match.has("word", "gpu"):
        return True
    between = range(row[0].last, row[-1].first)
    return any(match.first in between for match in reading.mentions("gpu"))
