"""Vectors by the keys of their texts, left where they are until they are asked for.

Of vectors that are mapped from files, only where each one stands is held in memory: 16 bytes a vector.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.segment import LEVELS, Level

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.segment import HalfArray, Segment


class KeyedVectors(Mapping[int, "HalfArray"]):
    """The vectors of some levels by key.

    Args:
        levels: of one dimension; where a key is there twice, its last vector counts.
    """

    def __init__(self, levels: Sequence[Level] = ()) -> None:
        self.levels = tuple(level for level in levels if len(level.keys))
        self._starts = np.cumsum([0, *(len(level.keys) for level in self.levels)])

    def __len__(self) -> int:
        return len(self._sorted[0])

    def __iter__(self) -> Iterator[int]:
        return iter(self._sorted[0].tolist())

    def __getitem__(self, key: int) -> HalfArray:
        vector: HalfArray = self.take(np.asarray([key], np.uint64))[0]
        return vector

    def __contains__(self, key: object) -> bool:
        return isinstance(key, int) and bool(self.has(np.asarray([key], np.uint64))[0])

    @cached_property
    def _sorted(self) -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
        """All keys, and where among the levels' rows the vector of each stands."""
        keys = np.concatenate([np.empty(0, np.uint64), *(level.keys for level in self.levels)])
        order = np.argsort(keys, kind="stable")
        keys = keys[order]
        is_last = np.append(keys[1:] != keys[:-1], np.ones(min(len(keys), 1), np.bool_))
        return keys[is_last], order[is_last]

    def has(self, keys: NDArray[np.uint64]) -> NDArray[np.bool_]:
        """Which keys have a vector."""
        if not len(self):
            return np.zeros(len(keys), np.bool_)
        found: NDArray[np.bool_] = self._sorted[0][self._nearest(keys)] == keys
        return found

    def take(self, keys: NDArray[np.uint64]) -> HalfArray:
        """The vectors of some keys, in their order; at least one.

        Raises:
            KeyError: one has no vector.
        """
        is_there = self.has(keys)
        if not is_there.all():
            raise KeyError(int(keys[~is_there][0]))
        places = self._sorted[1][self._nearest(keys)]
        owners = np.searchsorted(self._starts, places, side="right") - 1
        parts = [np.flatnonzero(owners == number) for number in range(len(self.levels))]
        found = [
            level.halves(places[rows] - start)
            for level, rows, start in zip(self.levels, parts, self._starts.tolist(), strict=False)
            if len(rows)
        ]
        table = np.empty((len(keys), found[0].shape[1]), np.float16)
        table[np.concatenate(parts)] = np.concatenate(found)
        return table

    def _nearest(self, keys: NDArray[np.uint64]) -> NDArray[np.int64]:
        """Where keys stand, or would stand."""
        places: NDArray[np.int64] = np.searchsorted(self._sorted[0], keys).clip(max=len(self) - 1)
        return places


def vectors_of(segment: Segment) -> KeyedVectors:
    """Every vector of a segment, so that an unchanged text is not encoded again."""
    return KeyedVectors([getattr(segment, name) for name in LEVELS])


def joined(*found: Mapping[int, HalfArray]) -> KeyedVectors:
    """Vectors from several places; where a key is in two of them, the later one counts."""
    return KeyedVectors([level for each in found for level in _levels(each)])


class _Appended:
    """Vectors that stand anywhere in a mapped file."""

    def __init__(self, file: Path, places: NDArray[np.int64], dimension: int) -> None:
        halves = np.memmap(file, np.float16, mode="r", shape=(file.stat().st_size // 2,))
        self._mmap = halves._mmap  # type: ignore[attr-defined]
        self._table = np.lib.stride_tricks.sliding_window_view(halves, dimension)
        self._starts = places // 2
        self.nbytes = halves.nbytes

    def __getitem__(self, rows: Any, /) -> HalfArray:
        vectors: HalfArray = self._table[self._starts[rows]]
        return vectors


def appended(file: Path, keys: Sequence[int], places: Sequence[int], dimension: int) -> Level:
    """Vectors in a file, read when they are asked for.

    Args:
        places: where in the file each begins [bytes], all even.
    """
    starts = np.asarray(places, np.int64)
    return Level(_Appended(file, starts, dimension), np.asarray(keys, np.uint64))


def _levels(found: Mapping[int, HalfArray]) -> Sequence[Level]:
    if isinstance(found, KeyedVectors):
        return found.levels
    keys = np.fromiter(found, np.uint64, len(found))
    return [Level(np.stack([*found.values()]).astype(np.float16), keys)] if found else []
