"""A bot in this process, in a thread of its own, whose answers come from a fake asker."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

from api.channels.store import ChannelStore
from api.discord.gateway import Bot
from api.discord.library import log_in, use
from api.discord.surface import Surface, discord_kit
from assistant.settings import Settings
from rules.knowledge import Knowledge
from tests.api.channels.fake_asker import FakeAsker
from tests.api.discord.conftest import environment
from tests.api.discord.service.service import PATIENCE_S, Discord
from tests.api.discord.service.world import TOKEN
from tests.state import file_of

T = TypeVar("T")


class InsideBot:
    """The bot, its asker, and the loop they live in."""

    def __init__(self, service: Discord, home: Path, asker: FakeAsker, **more: str) -> None:
        self._settings = Settings.from_environment(environment(service, home, **more))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.asker = asker
        use(service.url)

    def start(self) -> None:
        self._thread.start()
        self.do(self._open())

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(PATIENCE_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def let_go(self) -> None:
        """Let questions that hang be answered."""
        self._loop.call_soon_threadsafe(self.asker.go_on.set)

    async def _open(self) -> None:
        self._store = ChannelStore(file_of(self._settings.home, "channels"))
        kit, knowledge = discord_kit(self._store, self.asker, self._settings), Knowledge(date(2026, 11, 30))
        self.bot = Bot(lambda client: Surface(kit, self._settings, lambda: knowledge, client))
        await log_in(self.bot, TOKEN)
        self._work = asyncio.create_task(self.bot.connect())

    async def _close(self) -> None:
        await self.bot.drain()
        await self.bot.close()
        await self._work
        self._store.close()
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)


@contextmanager
def inside_bot(
    service: Discord, home: Path, asker: FakeAsker | None = None, **more: str
) -> Iterator[InsideBot]:
    """A connected bot."""
    bot = InsideBot(service, home, asker or FakeAsker(), **more)
    bot.start()
    try:
        service.until_connected()
        yield bot
    finally:
        bot.stop()
