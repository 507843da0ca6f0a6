"""Leaves an endpoint alone for a while after it failed several times in a row."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

FAILURES = 3
REST_S = 30.0


class Breaker:
    """Closed until ``failures`` calls in a row fail; then open for ``rest_s``, after which one call tries.

    Safe to share between threads.
    """

    def __init__(
        self,
        failures: int = FAILURES,
        rest_s: float = REST_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = failures
        self._rest_s = rest_s
        self._clock = clock
        self._lock = threading.Lock()
        self._failures = 0
        self._open_until = 0.0

    def lets_through(self) -> bool:
        """Whether a call may be made now; while it rests, none may, then one."""
        with self._lock:
            if self._failures < self._most:
                return True
            if self._clock() < self._open_until:
                return False
            self._open_until = self._clock() + self._rest_s
            return True

    def succeeded(self) -> None:
        """A call came back."""
        with self._lock:
            self._failures = 0

    def failed(self) -> None:
        """A call failed."""
        with self._lock:
            self._failures += 1
            if self._failures >= self._most:
                self._open_until = self._clock() + self._rest_s
