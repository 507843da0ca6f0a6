"""How many threads this process may use, and how many questions share them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

MOST = 4


class Crowd:
    """The questions that this process works on now."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.size = 0

    @contextmanager
    def joined(self) -> Iterator[None]:
        """One question more, as long as this lasts."""
        with self._lock:
            self.size += 1
        try:
            yield
        finally:
            with self._lock:
                self.size -= 1


CROWD = Crowd()
"""The cores are those of the process, and so are the questions that share them."""


def usable_threads(asked: str | None) -> int:
    """Threads worth starting, from 1 to 4: as many as were asked for, else as cores this process may run on.

    Args:
        asked: the value of ``OMP_NUM_THREADS``, if it is set; a list for nested teams counts by its first.

    >>> usable_threads("1"), usable_threads("16"), usable_threads("2,1")
    (1, 4, 2)
    """
    first = (asked or "").partition(",")[0].strip()
    return max(1, min(MOST, int(first) if first.isdecimal() else _cores()))


def _cores() -> int:
    """Cores of this process; containers and schedulers often grant fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
