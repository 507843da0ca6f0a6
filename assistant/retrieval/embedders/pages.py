"""Memory of a mapped file that is read here and there, given back now and then.

A question needs a few dozen rows of the vocabulary's table, which is 54 MB; and for each the system maps
the 64 KB around it. After some hundred questions the whole table would count as memory of the process. The
rows stay in the system's own cache, so that reading one again costs a microsecond.
"""

from __future__ import annotations

import ctypes
import mmap
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

_MAPS = Path("/proc/self/maps")
_MAPPING = re.compile("(?P<first>[0-9a-f]+)-(?P<last>[0-9a-f]+) r--[ps] 0+ \\S+ \\d+ +(?P<file>.*)")
_EVERY = 16
_LOADING = Lock()
T = TypeVar("T")


class Pages:
    """A stretch of a file that this process has mapped for reading.

    Args:
        mapping: where the file begins in memory, as long as this object is used: what lies there after it was
            unmapped is somebody else's, and would be lost.
        start: where the stretch begins [bytes].
        size: how long it is [bytes].
    """

    def __init__(self, mapping: int, start: int, size: int) -> None:
        self._mapping = mapping
        self._start = -(-start // mmap.PAGESIZE) * mmap.PAGESIZE
        self._size = (start + size) // mmap.PAGESIZE * mmap.PAGESIZE - self._start
        self._read = 0

    def read(self) -> None:
        """Say that the stretch was read; every sixteenth time it is given back."""
        self._read += 1
        if self._read % _EVERY == 0:
            self.give_back()

    def give_back(self) -> None:
        """Let go of the memory; nothing happens where the system has no such call."""
        if self._size > 0:
            place = ctypes.c_void_p(self._mapping + self._start)
            _advise()(place, ctypes.c_size_t(self._size), mmap.MADV_DONTNEED)


def mapping_of(file: Path, load: Callable[[], T]) -> tuple[T, int | None]:
    """What a call gives that maps a file, and where the file begins in memory by that.

    ``None`` where the system has no list of what is mapped, and where another thread mapped the same file at
    the same time, so that it is not sure which mapping is whose.
    """
    with _LOADING:
        before = _mappings(file)
        loaded = load()
        new = _mappings(file) - before
    return loaded, new.pop() if len(new) == 1 else None


def _mappings(file: Path) -> set[int]:
    if sys.platform != "linux" or not _MAPS.is_file():
        return set()
    maps = _MAPS.read_text(encoding="utf-8", errors="replace")
    return set(mapped(maps, str(file.resolve()), file.stat().st_size))


def mapped(maps: str, file: str, size: int) -> Iterator[int]:
    """Where a file begins in memory, wherever all of it is mapped for reading alone.

    Args:
        maps: the system's list of what is mapped.
        size: of the file [bytes].
    """
    for line in maps.splitlines():
        match = _MAPPING.fullmatch(line)
        if match and match["file"] == file:
            first, last = int(match["first"], 16), int(match["last"], 16)
            if last - first >= size:
                yield first


@cache
def _advise() -> Any:
    return ctypes.CDLL(None, use_errno=True).madvise
