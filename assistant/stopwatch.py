"""Time spent in each step of an answer."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Stopwatch:
    """Adds up wall time by name [ms]."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self._spent: dict[str, float] = {}

    @contextmanager
    def __call__(self, name: str) -> Iterator[None]:
        """Time the enclosed block under ``name``."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self._spent[name] = self._spent.get(name, 0.0) + (time.perf_counter() - start) * 1000

    @property
    def seconds(self) -> float:
        """Time since the watch was made [s]."""
        return time.perf_counter() - self._start

    def milliseconds(self) -> dict[str, float]:
        """Milliseconds by name, and ``total`` since the watch was made."""
        total = (time.perf_counter() - self._start) * 1000
        return {name: round(spent, 2) for name, spent in {**self._spent, "total": total}.items()}
