"""Looking a name up in a catalog: the rows that hold its words, how many there are, and what is near."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from rules.catalog.names import fold

R = TypeVar("R")


class Lookup(NamedTuple, Generic[R]):
    """What was found.

    Attributes:
        rows: what the name stands for, then what holds its words, the most relevant first.
        total: how many there are in all.
        nearest: where there is none, rows with a similar name.
    """

    rows: tuple[R, ...]
    total: int
    nearest: tuple[R, ...]


def looked_up(names: Iterable[str], get: Callable[[str], R], near: Iterable[R], limit: int) -> Lookup[R]:
    """The first rows of some names, each name once."""
    found = list(dict.fromkeys(names))
    return Lookup(tuple(map(get, found[:limit])), len(found), () if found else tuple(near))


def holding(text: str, names: Sequence[str]) -> list[str]:
    """Names in which every word of ``text`` begins one of theirs; without any, those that hold them anywhere.

    >>> holding("rtx 50", ["GeForce RTX 5090", "GeForce RTX 3050", "Quadro RTX 5000"])
    ['GeForce RTX 5090', 'Quadro RTX 5000']
    """
    words = _parted(text).split()
    if not words:
        return []
    parted = [(name, _parted(name)) for name in names]
    beginning = [name for name, parts in parted if all(f" {word}" in parts for word in words)]
    return beginning or [name for name, parts in parted if all(word in parts for word in words)]


def _parted(text: str) -> str:
    return " " + fold(text).replace("-", " ")
