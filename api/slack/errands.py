"""Small work besides answers, done after Slack has its acknowledgement and finished before the end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from api.logs import places

DEADLINE_S = 20.0


class Errands:
    """Runs coroutines; keeps hold of each until it is done."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        """Begin something; a fault in it is logged."""
        task = asyncio.create_task(_guarded(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self, deadline_s: float = DEADLINE_S) -> None:
        """Wait until all is done, or the time is over."""
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=deadline_s)
            for task in late:
                task.cancel()


async def _guarded(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except Exception as fault:  # noqa: BLE001, the edge of the surface
        structlog.get_logger().error("slack", kind=type(fault).__name__, at=places(fault))
