"""A bot in this process, in a workspace of its own, over signed HTTP."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from api.channels.inbox import Counts, Inbox
from api.channels.store import ChannelStore
from api.slack.bot import SlackBot
from api.slack.http import Events
from api.slack.manifest import PATH
from assistant.settings import Settings
from tests.api.channels.fake_asker import FakeAsker
from tests.api.slack.fake import SECRET, TOKEN, FakeSlack, form, mention, signed, wrapped
from tests.state import file_of


@dataclass
class Stage:
    """A workspace, a bot in it, and a way to deliver to it as Slack does."""

    slack: FakeSlack
    asker: FakeAsker
    store: ChannelStore
    bot: SlackBot
    http: httpx2.AsyncClient
    settings: Settings

    async def event(
        self, event: dict[str, Any], event_id: str | None = None, **headers: str
    ) -> httpx2.Response:
        return await self.send(json.dumps(wrapped(event, event_id)), "application/json", **headers)

    async def interact(self, payload: dict[str, Any]) -> httpx2.Response:
        return await self.send(form(payload), "application/x-www-form-urlencoded")

    async def send(self, body: str, kind: str, **headers: str) -> httpx2.Response:
        given = {"Content-Type": kind, **signed(body), **headers}
        return await self.http.post(PATH, content=body, headers=given)

    async def mention(
        self, text: str, channel: str = "C1", user: str = "U1", thread: str | None = None
    ) -> str:
        """Somebody mentions the bot; both events come. The message's id."""
        event = self.slack.write(channel, f"<@UBOT> {text}", user, thread)
        assert (await self.event(event)).status_code == 200
        assert (await self.event(mention(event))).status_code == 200
        return str(event["ts"])

    async def idle(self) -> None:
        """Wait until everything that was accepted is answered."""
        inbox = Inbox(self.store, "slack")
        async with asyncio.timeout(120):
            while inbox.counts() != Counts(0, 0):
                await asyncio.sleep(0.01)
        await self.bot._errands.close()


Act = Callable[[Stage], Awaitable[None]]
Play = Callable[..., None]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play an act on a stage with some settings; locales are looked up for as long as it takes."""
    monkeypatch.setattr("api.slack.locales.TIMEOUT_S", 60)

    def run(act: Act, **environment: str) -> None:
        asyncio.run(_played(act, tmp_path, environment))

    return run


async def _played(act: Act, home: Path, environment: dict[str, str]) -> None:
    slack, asker = FakeSlack(), FakeAsker()
    await slack.start()
    settings = Settings.from_environment(
        {
            "RIGWISE_HOME": str(home),
            "RIGWISE_SLACK_BOT_TOKEN": TOKEN,
            "RIGWISE_SLACK_SIGNING_SECRET": SECRET,
            "RIGWISE_SLACK_URL": f"{slack.url}/api/",
            "RIGWISE_CHANNEL_USER_RATE": "10000/minute",
            "RIGWISE_CHANNEL_RATE": "10000/minute",
            **environment,
        }
    )
    store = ChannelStore(file_of(home, "channels"))
    bot = SlackBot(settings, store, asker)
    app = Starlette(routes=[Route(PATH, Events(bot.app).__call__, methods=["POST"])])
    transport = httpx2.ASGITransport(app=app)
    bot.start()
    try:
        async with httpx2.AsyncClient(transport=transport, base_url="http://bot") as http:
            await act(Stage(slack, asker, store, bot, http, settings))
    finally:
        await bot.close()
        store.close()
        await slack.stop()
