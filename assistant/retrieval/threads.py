"""How many threads this process may use."""

from __future__ import annotations

import os

MOST = 4


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
