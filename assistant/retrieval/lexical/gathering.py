"""Gathering the words of any number of texts for an inverted index, in bounded memory.

What was gathered is held in compact arrays. Where there is too much of it, it goes to disk, divided by the
keys of the terms, and in the end one division after another is sorted. In memory remain 16 bytes for each
different term and 4 for each text.
"""

from __future__ import annotations

import shutil
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from assistant.retrieval.lexical.earlier import DIVISION_BITS, Earlier, Unsorted, edges
from assistant.retrieval.lexical.postings import Postings, term_key
from assistant.retrieval.rows_file import rows_file

if TYPE_CHECKING:
    from numpy.typing import NDArray

HELD = 2**20
"""Postings that are held before they go to disk."""
_MOST = 65_535
_KEPT_TERMS = 200_000
"""Terms whose keys are remembered; where there are more it begins anew."""
_RECORD = np.dtype([("key", "<u8"), ("row", "<i4"), ("count", "<u2")])


class Sorted(NamedTuple):
    """Postings of some terms, by key, then by text.

    Args:
        keys: of these terms.
        sizes: how many texts hold each.
        rows, counts: see :class:`~assistant.retrieval.lexical.postings.Postings`.
    """

    keys: NDArray[np.uint64]
    sizes: NDArray[np.int64]
    rows: NDArray[np.int32]
    counts: NDArray[np.uint16]


class Gathering:
    """The words of texts that are added one after another.

    Args:
        folder: for what is too much for memory; made when it is needed. Without one all stays in memory.
        before: an inverted index, of whose texts some are taken over.
    """

    def __init__(self, folder: Path | None = None, before: Postings | None = None) -> None:
        self._folder = folder
        self._earlier = Earlier(before) if before else None
        self._known: dict[str, int] = {}
        self._lengths = array("i")
        self._put_away = 0
        self._empty()

    def __len__(self) -> int:
        """How many postings there are."""
        return self._put_away + len(self._keys) + (self._earlier.count() if self._earlier else 0)

    def add(self, terms: Sequence[str]) -> None:
        """Add the next text."""
        counted = Counter(terms)
        self._keys.extend(map(self._key, counted))
        self._rows.extend(repeat(len(self._lengths), len(counted)))
        self._counts.extend(min(count, _MOST) for count in counted.values())
        self._lengths.append(len(terms))
        if self._folder and len(self._keys) >= HELD:
            self._put(self._folder)

    def extend(self, texts: Iterable[Sequence[str]]) -> None:
        """Add the next texts."""
        for terms in texts:
            self.add(terms)

    def take_over(self, rows: slice) -> None:
        """Add texts as they stand in the index before."""
        if self._earlier:
            lengths = self._earlier.move(rows, len(self._lengths))
            self._lengths.frombytes(lengths.astype(np.int32).tobytes())

    def lengths(self) -> NDArray[np.int32]:
        """Terms per text."""
        return np.array(self._lengths, np.int32)

    def parts(self) -> Iterator[Sorted]:
        """All postings in order, some terms at a time."""
        if self._earlier is None:
            yield from map(_sorted, self._divisions())
            return
        for earlier, new in zip(self._earlier.divisions(), self._divisions(), strict=True):
            yield _sorted(earlier.and_(new))

    def _divisions(self) -> Iterator[Unsorted]:
        """What was added, by the first bits of the keys."""
        if self._folder and self._put_away:
            self._put(self._folder)
            for file in sorted(self._folder.iterdir()):
                records = np.fromfile(file, _RECORD)
                yield Unsorted(records["key"], records["row"], records["count"])
        else:
            held = self._held()
            held = held.some(np.argsort(held.keys, kind="stable"))
            ends = [*np.searchsorted(held.keys, edges()).tolist(), len(held.keys)]
            for start, end in pairwise(ends):
                yield held.some(slice(start, end))

    def postings(self) -> Postings:
        """The inverted index, in memory."""
        keys, sizes, rows, counts = (np.concatenate(part) for part in zip(*self.parts(), strict=True))
        return Postings(keys, bounds(sizes), rows, counts, self.lengths())

    def forget(self) -> None:
        """Remove what is on disk."""
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _key(self, term: str) -> int:
        key = self._known.get(term)
        if key is None:
            if len(self._known) >= _KEPT_TERMS:
                self._known.clear()
            key = self._known[term] = term_key(term)
        return key

    def _empty(self) -> None:
        self._keys, self._rows, self._counts = array("Q"), array("i"), array("H")

    def _held(self) -> Unsorted:
        return Unsorted(
            np.array(self._keys, np.uint64),
            np.array(self._rows, np.int32),
            np.array(self._counts, np.uint16),
        )

    def _put(self, folder: Path) -> None:
        """Append what is held to the files of its divisions."""
        keys, rows, counts = self._held()
        divisions = (keys >> np.uint64(64 - DIVISION_BITS)).astype(np.uint8)
        records = np.empty(len(keys), _RECORD)
        order = np.argsort(divisions, kind="stable")
        records["key"], records["row"], records["count"] = keys[order], rows[order], counts[order]
        ends = np.cumsum(np.bincount(divisions, minlength=2**DIVISION_BITS)).tolist()
        folder.mkdir(exist_ok=True)
        for division, (start, end) in enumerate(zip([0, *ends], ends, strict=False)):
            with (folder / f"{division:02}").open("ab") as file:
                file.write(records[start:end].tobytes())
        self._put_away += len(keys)
        self._empty()


def build_postings(texts: Iterable[Sequence[str]]) -> Postings:
    """The inverted index, in memory, of texts that are already cut into terms."""
    gathered = Gathering()
    gathered.extend(texts)
    return gathered.postings()


def save_gathered(gathered: Gathering, name: str, folder: Path) -> None:
    """Write an inverted index under the names of a segment's files, some terms at a time.

    Raises:
        OSError: the disk is full, read-only, or the like.
    """
    keys, sizes = [], []
    with (
        rows_file(folder / f"{name}.rows.npy", (len(gathered),), np.int32) as add_rows,
        rows_file(folder / f"{name}.counts.npy", (len(gathered),), np.uint16) as add_counts,
    ):
        for part in gathered.parts():
            keys.append(part.keys)
            sizes.append(part.sizes)
            add_rows(part.rows)
            add_counts(part.counts)
    arrays: dict[str, NDArray[Any]] = {"keys": np.concatenate(keys), "lengths": gathered.lengths()}
    arrays["bounds"] = bounds(np.concatenate(sizes))
    for field, numbers in arrays.items():
        np.save(folder / f"{name}.{field}.npy", numbers, allow_pickle=False)


def bounds(sizes: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where the postings of each term begin, and where the last ones end."""
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(sizes, dtype=np.int64)])


def _sorted(found: Unsorted) -> Sorted:
    """By key, then by text; texts were mostly added in order."""
    order = np.argsort(found.keys, kind="stable")
    keys, rows = found.keys[order], found.rows[order]
    if np.any((keys[1:] == keys[:-1]) & (rows[1:] < rows[:-1])):
        order = np.lexsort((found.rows, found.keys))
    different, sizes = np.unique(keys, return_counts=True)
    return Sorted(different, sizes.astype(np.int64), found.rows[order], found.counts[order])
