"""A bot as a process of its own: who answers, and an end in order when it is told to stop."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from api.channels.asking import Asker
from api.channels.desk_asker import DeskAsker
from api.channels.remote_asker import RemoteAsker
from assistant.settings import Settings


@asynccontextmanager
async def asker_of(settings: Settings, platform: str) -> AsyncGenerator[Asker, None]:
    """Another Rigwise where the settings name one, else an assistant in this process, loaded beforehand."""
    if settings.remote:
        asker = RemoteAsker(settings.remote, settings.remote_key)
        try:
            yield asker
        finally:
            await asker.close()
        return
    async with _desk_asker(settings, platform) as own:
        yield own


@asynccontextmanager
async def _desk_asker(settings: Settings, platform: str) -> AsyncGenerator[Asker, None]:
    from api.desk import Desk
    from api.ingesting import Ingesting
    from api.metrics import Metrics
    from api.warming import warmed
    from api.workers import Workers
    from assistant.assistant import Assistant
    from assistant.conversation_store import open_conversations

    workers = Workers(os.cpu_count() or 2, settings.queue)
    conversations = open_conversations(settings)
    assistant = Assistant(settings, conversations)
    warming = asyncio.create_task(warmed(workers, assistant))
    try:
        yield DeskAsker(Desk(assistant, workers, Metrics()), platform, Ingesting(settings))
    finally:
        warming.cancel()
        assistant.library.stop_opening()
        workers.close()
        conversations.close()


async def told_to_stop() -> None:
    """Wait for the signal that ends the process."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    await stopped.wait()
