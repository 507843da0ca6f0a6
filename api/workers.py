"""Work that would block the event loop: a few threads, a bounded queue, and 503 when it is full."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from api.errors import RefusedError

T = TypeVar("T")
RETRY_AFTER_S = 2


class Workers:
    """Runs calls in threads.

    Args:
        threads: calls at work at once.
        queue: calls that may wait beside those; one more is refused.
    """

    def __init__(self, threads: int, queue: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="rigwise")
        self._room = threads + queue
        self.busy = 0

    async def run(self, call: Callable[[], T]) -> T:
        """The result of a call, once a thread has made it.

        Raises:
            RefusedError: 503, the queue is full.
        """
        if self.busy >= self._room:
            raise RefusedError(503, "error-busy", {"Retry-After": str(RETRY_AFTER_S)})
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, call)
        finally:
            self.busy -= 1

    def close(self) -> None:
        """Let calls at work finish, drop those that wait."""
        self._pool.shutdown(wait=True, cancel_futures=True)
