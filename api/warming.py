"""Loading index and embedder before the first question, over a database that is away for a while."""

from __future__ import annotations

import asyncio

import structlog

from api.workers import Workers
from assistant.assistant import Assistant
from assistant.state.store import StateError

AGAIN_S = 2.0


async def warmed(workers: Workers, assistant: Assistant, again_s: float = AGAIN_S) -> None:
    """Load what answers need; while the database with the index is away, try again.

    Raises:
        RetrievalError: the index or the model cannot be loaded, and will not be by waiting.
    """
    while True:
        try:
            return await workers.run(assistant.warm)
        except StateError as fault:
            structlog.get_logger().error("not ready", fault=str(fault))
        await asyncio.sleep(again_s)
