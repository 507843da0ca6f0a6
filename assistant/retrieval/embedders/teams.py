"""How many threads encode a text that is alone: one or all, whichever has been faster of late.

Two threads may take two thirds of the time of one, or more than one takes: where something else uses the
cores, or where a processor sleeps whenever it has nothing to do. No setting tells, so the times do.
"""

from __future__ import annotations

from threading import Lock

AGAIN = 16
"""After how many texts the slower way is tried again."""
NEWEST = 0.25
"""Share of the newest time in what is kept [-]."""


class Team:
    """Chooses the number of threads by the time that a byte of text has taken. Safe to share between threads.

    Args:
        most: threads that may be used; the first text gets them all.

    Example:
        >>> team = Team(2)
        >>> for seconds in (0.020, 0.016):
        ...     team.took(team.size(), 80, seconds)
        >>> team.size()
        1
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._paces: dict[int, float] = {}
        self._texts = 0
        self._lock = Lock()

    def size(self) -> int:
        """Threads for the next text."""
        with self._lock:
            if self._most not in self._paces:
                return self._most
            if 1 not in self._paces:
                return 1
            self._texts += 1
            slower, faster = sorted((1, self._most), key=lambda size: -self._paces[size])
            return slower if self._texts % AGAIN == 0 else faster

    def took(self, size: int, size_bytes: int, seconds: float) -> None:
        """Take note of a text of ``size_bytes`` bytes that ``size`` threads encoded."""
        pace = seconds / max(1, size_bytes)
        with self._lock:
            known = self._paces.get(size, pace)
            self._paces[size] = known + NEWEST * (pace - known)
