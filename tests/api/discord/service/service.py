"""A stand-in for Discord on this machine, in a thread of its own: REST, gateway, people."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from aiohttp import web

from tests.api.discord.service import people
from tests.api.discord.service.gateway import Gateway
from tests.api.discord.service.rest import Rest
from tests.api.discord.service.world import CHANNEL_ID, GUILD_ID, Json, Trouble, World

T = TypeVar("T")
PATIENCE_S = 180.0


class Discord:
    """The service; every method may be called from the thread of the test."""

    def __init__(self, port: int = 0) -> None:
        self.world = World()
        self.gateway = Gateway(lambda: f"ws://127.0.0.1:{self.port}/gateway")
        self.rest = Rest(self.world, lambda: f"ws://127.0.0.1:{self.port}/gateway")
        self.port = port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/v10"

    def start(self) -> None:
        self._thread.start()
        self.do(self._open())

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self.world.let_go.set)
        self.do(self._runner.cleanup())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    async def _open(self) -> None:
        app = web.Application(middlewares=[self.rest.watch], client_max_size=30_000_000)
        app.router.add_routes([*self.rest.routes(), web.get("/gateway", self.gateway.serve)])
        self._runner = web.AppRunner(app, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    def until(self, true: Callable[[], T], what: str = "", patience_s: float = PATIENCE_S) -> T:
        """The first true result of a look at the world."""
        end = time.monotonic() + patience_s
        while time.monotonic() < end:
            if found := true():
                return found
            time.sleep(0.02)
        raise AssertionError(f"not within {patience_s} s: {what or true}; faults: {self.world.faults}")

    def until_connected(self) -> None:
        self.until(lambda: self.gateway.live, "a session")

    def event(self, name: str, data: Json) -> Json:
        self.do(self.gateway.dispatch(name, data))
        return data

    def say(self, text: str, **how: Any) -> Json:
        """Someone writes a message."""
        return self.event("MESSAGE_CREATE", people.spoken(self.world, text, **how))

    def edit(self, message: Json, text: str, at: str = "2026-11-30T12:05:00+00:00") -> Json:
        content = message["content"].split(" ", 1)[0] + f" {text}"
        message.update(content=content, edited_timestamp=at)
        return self.event("MESSAGE_UPDATE", message)

    def unfurl(self, message: Json) -> Json:
        """Discord itself adds a preview of a link: an update that changes no text."""
        return self.event("MESSAGE_UPDATE", message)

    def delete(self, message: Json) -> None:
        del self.world.messages[message["id"]]
        where = {"id": message["id"], "channel_id": message["channel_id"], "guild_id": GUILD_ID}
        self.event("MESSAGE_DELETE", where)

    def interact(self, kind: int, data: Json, **how: Any) -> Json:
        """Someone uses a command, a button or an input field."""
        return self.event("INTERACTION_CREATE", people.interaction(self.world, kind, data, **how))

    def new_thread(self, parent: str = CHANNEL_ID) -> str:
        """A thread, told to the bot."""
        thread_id = self.world.new_id()
        about = {
            "archived": False,
            "auto_archive_duration": 60,
            "archive_timestamp": "2026-11-30T12:00:00+00:00",
        }
        thread = {"id": thread_id, "guild_id": GUILD_ID, "parent_id": parent, "owner_id": "1", "type": 11}
        more = {"name": "a thread", "thread_metadata": {**about, "locked": False}, "message_count": 0}
        self.event("THREAD_CREATE", {**thread, **more, "member_count": 1})
        return thread_id

    def callback(self, interaction: Json) -> Json:
        """The first response to an interaction."""
        kept = self.world.interactions[interaction["token"]]
        return self.until(lambda: kept.callback, "a response to the interaction")

    def original(self, interaction: Json) -> Json:
        """The message that answers an interaction, once it is there."""
        kept = self.world.interactions[interaction["token"]]

        def shown() -> Json | None:
            message = self.world.messages.get(kept.original_id or "")
            return message if message and not message["flags"] & 128 else None

        return self.until(shown, "an answer to the interaction")

    def answers(self, channel: str = CHANNEL_ID, count: int = 1) -> list[Json]:
        """The bot's messages in a channel, once there are so many."""
        self.until(lambda: len(self.world.by_bot(channel)) >= count, f"{count} answers in {channel}")
        return self.world.by_bot(channel)

    def calm(self, seconds: float = 0.4) -> None:
        """Wait for what should not come."""
        time.sleep(seconds)

    def trouble(
        self, path: str, status: int, *, times: int = 1, retry_after_s: float | None = None, code: int = 0
    ) -> None:
        """Let requests like ``POST /channels/…`` fail so many times."""
        body: Json = {"message": "trouble", "code": code}
        headers = {}
        if retry_after_s is not None:
            body |= {"retry_after": retry_after_s, "global": False}
            headers = {"Via": "1.1 google", "Retry-After": str(retry_after_s), "X-RateLimit-Scope": "user"}
        self.world.troubles.append(Trouble(re.compile(path), times, status, body, headers))


@contextmanager
def running() -> Iterator[Discord]:
    """Start the service; stop it at the end."""
    service = Discord()
    service.start()
    try:
        yield service
    finally:
        service.stop()
