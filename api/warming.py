"""Loading index and embedder before the first question, however often it fails at first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog

from api.workers import Workers
from assistant.assistant import Assistant
from corpus.errors import ToldError

AGAIN_S = 2.0
REST = 4.0
"""Between two tries it rests for so many times what the last one took [-]."""


async def warmed(
    workers: Workers,
    assistant: Assistant,
    again_s: float | None = None,
    tell: Callable[[Exception], object] = lambda fault: None,
) -> None:
    """Load what answers need; as long as that fails, say why and try again.

    A database may come back, and a new ingest may mend an index that is damaged or of another model.

    Args:
        again_s: least time between two tries, by default ``AGAIN_S`` [s].
        tell: is told the fault of each try.
    """
    last, least = "", AGAIN_S if again_s is None else again_s
    while True:
        began = time.monotonic()
        try:
            return await workers.run(assistant.warm)
        except Exception as fault:  # noqa: BLE001, a server that never gets ready must say why
            tell(fault)
            if repr(fault) != last:
                trace = None if isinstance(fault, ToldError) else fault
                structlog.get_logger().error("not ready", fault=str(fault) or repr(fault), exc_info=trace)
            last = repr(fault)
        await asyncio.sleep(max(least, REST * (time.monotonic() - began)))
