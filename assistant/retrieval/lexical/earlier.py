"""The words of texts that were in an inverted index before, at their new places."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from assistant.retrieval.mapped import give_back

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from assistant.retrieval.lexical.postings import Postings

DIVISION_BITS = 6
"""Keys are divided by so many of their first bits."""


class Unsorted(NamedTuple):
    """Postings: the key of the term, the text, how often it stands there."""

    keys: NDArray[np.uint64]
    rows: NDArray[np.int32]
    counts: NDArray[np.uint16]

    def and_(self, other: Unsorted) -> Unsorted:
        """These, then others."""
        return Unsorted(
            np.concatenate([self.keys, other.keys]),
            np.concatenate([self.rows, other.rows]),
            np.concatenate([self.counts, other.counts]),
        )

    def some(self, rows: slice | NDArray[np.integer[Any]]) -> Unsorted:
        """Some of them, by their places."""
        return Unsorted(self.keys[rows], self.rows[rows], self.counts[rows])


class Earlier:
    """An inverted index, of whose texts some are taken over."""

    def __init__(self, before: Postings) -> None:
        self._before = before
        self._moved = np.full(len(before.lengths), -1, np.int32)

    def move(self, rows: slice, first: int) -> NDArray[np.int32]:
        """Take texts over; their lengths.

        Args:
            first: the new number of the first one.
        """
        self._moved[rows] = np.arange(first, first + rows.stop - rows.start, dtype=np.int32)
        lengths: NDArray[np.int32] = self._before.lengths[rows]
        return lengths

    def count(self) -> int:
        """How many postings are taken over."""
        return sum(len(part.rows) for part in self.divisions())

    def divisions(self) -> Iterator[Unsorted]:
        """What is taken over, by the first bits of the keys."""
        before = self._before
        ends = [*np.searchsorted(before.keys, edges()).tolist(), len(before.keys)]
        for first, last in pairwise(ends):
            span = slice(int(before.bounds[first]), int(before.bounds[last]))
            sizes = np.diff(before.bounds[first : last + 1])
            rows = self._moved[before.rows[span]]
            is_kept = rows >= 0
            keys = np.repeat(before.keys[first:last], sizes)[is_kept]
            yield Unsorted(keys, rows[is_kept], before.counts[span][is_kept])
            give_back(before.rows)
            give_back(before.counts)


def edges() -> NDArray[np.uint64]:
    """The first key of each division."""
    return np.arange(2**DIVISION_BITS, dtype=np.uint64) << np.uint64(64 - DIVISION_BITS)
