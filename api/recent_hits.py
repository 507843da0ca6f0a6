"""What the rate limit remembers: the moments of each caller's last requests, and of nobody for long."""

from __future__ import annotations

import time
from collections import OrderedDict, deque

from limits.aio.storage import MemoryStorage


class RecentHits(MemoryStorage):
    """Storage for a moving window on one event loop.

    Each hit costs the same however many callers there are: it only glances at the one who has been silent for
    longest, where the storage that it stands in for looks through all callers in a thread of its own.
    """

    STORAGE_SCHEME = ["async+recent"]  # noqa: RUF012, as in the base class

    def __init__(self) -> None:
        super().__init__()
        self._hits: OrderedDict[str, deque[float]] = OrderedDict()

    @property
    def callers(self) -> int:
        """How many callers are remembered."""
        return len(self._hits)

    async def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Note hits of a caller, unless that makes more than ``limit`` within ``expiry`` seconds."""
        now = time.time()
        self._forget(now - expiry)
        hits = self._hits.get(key, ())
        most = limit - amount
        if most < 0 or (len(hits) > most and hits[len(hits) - most - 1] > now - expiry):
            return False
        kept = self._hits.setdefault(key, deque(maxlen=limit))
        while kept and kept[0] <= now - expiry:
            kept.popleft()
        kept.extend([now] * amount)
        self._hits.move_to_end(key)
        return True

    async def get_moving_window(self, key: str, limit: int, expiry: int) -> tuple[float, int]:
        """When the window of a caller began, and how many hits are in it."""
        now = time.time()
        inside = [moment for moment in self._hits.get(key, ()) if moment > now - expiry]
        return (inside[0], len(inside)) if inside else (now, 0)

    def _forget(self, oldest: float) -> None:
        """Let go of callers whose last hit was before a moment."""
        while self._hits:
            key, hits = next(iter(self._hits.items()))
            if hits[-1] > oldest:
                return
            del self._hits[key]
