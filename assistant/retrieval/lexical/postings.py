"""An inverted index of one list of texts, kept as plain arrays that can be mapped from a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def term_key(term: str) -> int:
    """A 64-bit name of a term; two of a million terms share one with a chance of 3 in 10^8."""
    return int.from_bytes(blake2b(term.encode("utf-8", "replace"), digest_size=8).digest(), "little")


class Words(Protocol):
    """An inverted index: in memory, or elsewhere."""

    @property
    def lengths(self) -> NDArray[np.int32]:
        """Terms per text."""

    def find(self, key: int) -> tuple[NDArray[np.int32], NDArray[np.uint16]]:
        """Texts that hold a term, and how often; empty when none does."""

    def ask(self, keys: Sequence[int]) -> None:
        """Have terms ready that will be looked for, all at once."""


@dataclass(frozen=True, slots=True)
class Postings:
    """Which term stands how often in which text.

    Args:
        keys: sorted term keys.
        bounds: ``rows[bounds[i]:bounds[i + 1]]`` are the texts that hold term ``i``.
        rows: numbers of texts.
        counts: occurrences of the term in that text.
        lengths: terms per text.
    """

    keys: NDArray[np.uint64]
    bounds: NDArray[np.int64]
    rows: NDArray[np.int32]
    counts: NDArray[np.uint16]
    lengths: NDArray[np.int32]

    def find(self, key: int) -> tuple[NDArray[np.int32], NDArray[np.uint16]]:
        """Texts that hold a term, and how often; empty when none does."""
        index = int(np.searchsorted(self.keys, np.uint64(key)))
        if index == len(self.keys) or int(self.keys[index]) != key:
            return self.rows[:0], self.counts[:0]
        span = slice(int(self.bounds[index]), int(self.bounds[index + 1]))
        return self.rows[span], self.counts[span]

    def ask(self, keys: Sequence[int]) -> None:
        """They are in memory."""

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """The arrays by name, for storage."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}
