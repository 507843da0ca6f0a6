"""Work that would block the event loop: a few threads, a bounded queue, and 503 when it is full."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable, Generator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import TypeVar, cast

from api.errors import RefusedError

T = TypeVar("T")
RETRY_AFTER_S = 2


class Workers:
    """Runs calls in threads. Who no longer waits for a call takes it out of the queue.

    Args:
        threads: calls at work at once.
        queue: calls that may wait beside those; one more is refused.

    Attributes:
        inside: calls at work or waiting.
    """

    def __init__(self, threads: int, queue: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="rigwise")
        self._threads = threads
        self._room = threads + queue
        self._lock = threading.Lock()
        self.inside = 0

    @property
    def waiting(self) -> int:
        """Calls that wait for a thread."""
        return max(0, self.inside - self._threads)

    @property
    def is_full(self) -> bool:
        """Whether one more call would be refused now."""
        return self.inside >= self._room

    async def run(self, call: Callable[[], T]) -> T:
        """The result of a call, once a thread has made it.

        Raises:
            RefusedError: 503, the queue is full.
        """
        return await asyncio.wrap_future(self._enter(call))

    async def finish(self, make: Callable[[], Generator[object, None, T]]) -> T:
        """What a generator returns, gone through in a thread; who no longer waits stops it after its step.

        Raises:
            RefusedError: 503, the queue is full.
        """
        is_left = threading.Event()

        def work() -> T:
            steps = make()
            while not is_left.is_set():
                try:
                    next(steps)
                except StopIteration as end:
                    return cast(T, end.value)
            steps.close()
            raise CancelledError

        try:
            return await self.run(work)
        finally:
            is_left.set()

    async def stream(self, make: Callable[[], Generator[T, None, object]]) -> AsyncGenerator[T, None]:
        """What a generator yields in a thread, as it comes; closing this one stops that after its next step.

        Raises:
            RefusedError: 503, the queue is full.
        """
        loop = asyncio.get_running_loop()
        items: asyncio.Queue[T | None] = asyncio.Queue()
        is_left = threading.Event()

        def work() -> None:
            steps = make()
            for item in steps:
                if is_left.is_set():
                    return steps.close()
                loop.call_soon_threadsafe(items.put_nowait, item)
            return None

        def end(future: asyncio.Future[None]) -> None:
            if not future.cancelled():
                future.exception()
            items.put_nowait(None)

        done = asyncio.wrap_future(self._enter(work))
        done.add_done_callback(end)
        try:
            while (item := await items.get()) is not None:
                yield item
            await done
        finally:
            is_left.set()
            done.cancel()

    def close(self) -> None:
        """Let calls at work finish, drop those that wait."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _enter(self, call: Callable[[], T]) -> Future[T]:
        with self._lock:
            if self.is_full:
                raise busy()
            self.inside += 1
        future = self._pool.submit(call)
        future.add_done_callback(self._leave)
        return future

    def _leave(self, _: object) -> None:
        with self._lock:
            self.inside -= 1


def busy() -> RefusedError:
    """The refusal of a call for which there is no room."""
    return RefusedError(503, "error-busy", {"Retry-After": str(RETRY_AFTER_S)})
