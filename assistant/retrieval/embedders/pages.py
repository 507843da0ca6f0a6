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
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

_MAPS = Path("/proc/self/maps")
_MAPPING = re.compile("(?P<first>[0-9a-f]+)-(?P<last>[0-9a-f]+) r--[ps] 0+ \\S+ \\d+ +(?P<file>.*)")
_EVERY = 16


class Pages:
    """A stretch of a file that this process has mapped for reading.

    Args:
        file: the mapped file.
        start: where the stretch begins [bytes].
        size: how long it is [bytes].
    """

    def __init__(self, file: Path, start: int, size: int) -> None:
        self._file = str(file.resolve())
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
        for address in self._addresses:
            _advise()(ctypes.c_void_p(address + self._start), ctypes.c_size_t(self._size), mmap.MADV_DONTNEED)

    @cached_property
    def _addresses(self) -> tuple[int, ...]:
        if sys.platform != "linux" or not _MAPS.is_file():
            return ()
        return tuple(self._mapped(_MAPS.read_text(encoding="utf-8", errors="replace")))

    def _mapped(self, maps: str) -> Iterator[int]:
        """Where the file begins in memory; only what is mapped from its beginning and cannot be written."""
        for line in maps.splitlines():
            match = _MAPPING.fullmatch(line)
            if match and match["file"] == self._file:
                first, last = int(match["first"], 16), int(match["last"], 16)
                if last - first >= self._start + self._size:
                    yield first


@cache
def _advise() -> Any:
    return ctypes.CDLL(None, use_errno=True).madvise
