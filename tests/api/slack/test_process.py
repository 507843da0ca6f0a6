"""``rigwise slack`` and ``rigwise serve`` as processes: killed in mid-answer, told to stop, remote."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
import yaml
from click.testing import CliRunner

from api.slack.command import command as slack_command
from api.slack.listeners import COMMAND, SHORTCUT
from tests.api.slack.fake import APP_TOKEN, SECRET, TOKEN, FakeSlack, mention, signed, until, wrapped
from tests.server import Server, running_server

PSU = "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"
Act = Callable[[FakeSlack, "Bot"], Awaitable[None]]


class Bot:
    """``rigwise slack`` in a process."""

    def __init__(self, slack: FakeSlack, home: Path) -> None:
        self.slack = slack
        self.home = home
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, *options: str) -> None:
        before = len(self.slack.sockets)
        environment = {
            **os.environ,
            "RIGWISE_HOME": str(self.home),
            "RIGWISE_SLACK_URL": f"{self.slack.url}/api/",
            "RIGWISE_SLACK_BOT_TOKEN": TOKEN,
            "RIGWISE_SLACK_APP_TOKEN": APP_TOKEN,
            "RIGWISE_CHANNEL_USER_RATE": "1000/minute",
            "RIGWISE_CHANNEL_RATE": "1000/minute",
        }
        program = ["-c", "from api.main import main; main()", "slack", *options]
        with (self.home / "bot.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *program, env=environment, stderr=log
            )
        await until(lambda: len(self.slack.sockets) > before)

    async def end(self, number: signal.Signals) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(number)
        return await asyncio.wait_for(self.process.wait(), 180)

    async def ask(self, text: str) -> str:
        event = self.slack.write("C1", f"<@UBOT> {text}")
        envelope = await self.slack.push("events_api", wrapped(mention(event)))
        await until(lambda: envelope in self.slack.acknowledged)
        return str(event["ts"])

    async def answered(self, ts: str) -> str:
        """What the one message of an answer shows, once it is whole."""
        await until(lambda: [p for p in self.slack.thread("C1", ts) if p.blocks and not p.is_streaming])
        (post,) = self.slack.thread("C1", ts)
        return post.shown


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Act], None]:
    def run(act: Act) -> None:
        async def whole() -> None:
            slack = FakeSlack()
            await slack.start()
            bot = Bot(slack, tmp_path)
            try:
                await act(slack, bot)
            finally:
                if bot.process is not None:
                    await bot.end(signal.SIGKILL)
                await slack.stop()

        asyncio.run(whole())

    return run


@pytest.mark.parametrize(
    "place", ["before chat.stopStream", "after chat.stopStream", "after chat.startStream"]
)
def test_killed_in_the_middle_of_an_answer(play: Callable[[Act], None], place: str) -> None:
    """Before the answer arrived, after it arrived unnoticed, after the placeholder arrived unnoticed."""

    async def act(slack: FakeSlack, bot: Bot) -> None:
        slack.held[place] = asyncio.Event()
        await bot.start()
        ts = await bot.ask(PSU)
        await until(lambda: slack.arrived[place])
        assert await bot.end(signal.SIGKILL) == -signal.SIGKILL
        slack.held.pop(place).set()
        await bot.start()
        assert "1,375 W" in await bot.answered(ts)
        second = await bot.ask("How much RAM for two RTX 3090?")
        assert "GB" in await bot.answered(second)
        assert await bot.end(signal.SIGTERM) == 0
        (post,) = slack.thread("C1", ts)
        assert "1,375 W" in post.shown
        log = (bot.home / "bot.log").read_text(encoding="utf-8")
        assert "Traceback" not in log and PSU not in log

    play(act)


@pytest.mark.parametrize("streams", [True, False])
def test_killed_in_the_middle_of_a_storm(play: Callable[[Act], None], streams: bool) -> None:
    """60 questions in 12 threads; the process dies twice: each is answered once, in its own thread."""

    async def act(slack: FakeSlack, bot: Bot) -> None:
        slack.is_streaming_allowed = streams
        await bot.start()
        roots = [slack.write(f"C{number % 3}", "root") for number in range(12)]
        for number in range(60):
            root = roots[number % 12]
            text = f"<@UBOT> What PSU for 2 GPUs of {number + 100} W each and a 150 W CPU?"
            event = slack.write(root["channel"], text, thread=root["ts"])
            envelope = await slack.push("events_api", wrapped(mention(event)))
            await until(lambda envelope=envelope: envelope in slack.acknowledged)
        for whole in (5, 25):
            await until(lambda whole=whole: len(finished(slack)) >= whole)
            await bot.end(signal.SIGKILL)
            await bot.start()
        await until(lambda: len(finished(slack)) >= 60)
        assert await bot.end(signal.SIGTERM) == 0
        for number, root in enumerate(roots):
            posts = slack.thread(root["channel"], root["ts"])
            assert len(posts) == 5, [post.shown[:80] for post in posts]
            for post, watts in zip(posts, range(number + 100, 160, 12), strict=True):
                assert f"2 × {watts} W" in post.shown
                assert not post.is_streaming

    play(act)


def finished(slack: FakeSlack) -> list[str]:
    """Ids of the bot's messages that are whole."""
    return [ts for (_, ts), post in slack.posts.items() if post.blocks and not post.is_streaming]


def test_told_to_stop_it_finishes_and_keeps_what_waits(play: Callable[[Act], None]) -> None:
    async def act(slack: FakeSlack, bot: Bot) -> None:
        place = "before chat.stopStream"
        slack.held[place] = asyncio.Event()
        await bot.start()
        ts = await bot.ask(PSU)
        await until(lambda: slack.arrived[place])
        ending = asyncio.create_task(bot.end(signal.SIGTERM))
        await asyncio.sleep(0.3)
        assert not ending.done()
        slack.held.pop(place).set()
        assert await ending == 0
        assert "1,375 W" in await bot.answered(ts)

    play(act)


def test_a_remote_rigwise_answers(play: Callable[[Act], None], guarded: Server) -> None:
    async def act(slack: FakeSlack, bot: Bot) -> None:
        await bot.start("--remote", guarded.url, "--key", "the-key-of-the-operator")
        ts = await bot.ask(PSU)
        assert "1,375 W" in await bot.answered(ts)
        assert not (bot.home / "index").exists()
        assert await bot.end(signal.SIGTERM) == 0

    play(act)


def test_inside_the_server_signed_requests_need_no_key(tmp_path: Path) -> None:
    async def scene(slack: FakeSlack, server: Server) -> None:
        async with httpx2.AsyncClient(base_url=server.url, timeout=180) as client:
            asked = []
            for number in range(5):
                event = slack.write("C1", f"<@UBOT> {PSU}", f"U{number}")
                body = json.dumps(wrapped(mention(event)))
                headers = {"Content-Type": "application/json", **signed(body)}
                assert (await client.post("/slack/events", content=body, headers=headers)).status_code == 200
                asked.append(event["ts"])
            unsigned = await client.post("/slack/events", content="{}")
            assert unsigned.status_code == 401
            for ts in asked:
                await until(lambda ts=ts: any(p.blocks for p in slack.thread("C1", ts)))
                assert "1,375 W" in slack.thread("C1", ts)[0].shown
            assert (await client.get("/rules")).status_code == 401

    async def run() -> None:
        slack = FakeSlack()
        await slack.start()
        environment = {
            "RIGWISE_API_KEY": "the-key-of-the-operator",
            "RIGWISE_SLACK_BOT_TOKEN": TOKEN,
            "RIGWISE_SLACK_SIGNING_SECRET": SECRET,
            "RIGWISE_SLACK_URL": f"{slack.url}/api/",
            "RIGWISE_RATE": "10/hour",
        }
        running = running_server(tmp_path, **environment)
        server = await asyncio.to_thread(running.__enter__)
        try:
            await scene(slack, server)
        finally:
            await asyncio.to_thread(running.__exit__, None, None, None)
            await slack.stop()

    asyncio.run(run())


def printed(*options: str) -> Any:
    result = CliRunner().invoke(slack_command, ["--manifest", *options])
    assert result.exit_code == 0
    return yaml.safe_load(result.output)


def test_the_manifest_names_what_the_bot_hears_and_needs() -> None:
    manifest = printed()
    events = set(manifest["settings"]["event_subscriptions"]["bot_events"])
    assert {"app_mention", "app_home_opened", "message.channels", "message.im"} <= events
    assert manifest["features"]["slash_commands"][0]["command"] == COMMAND
    (shortcut,) = manifest["features"]["shortcuts"]
    assert (shortcut["callback_id"], shortcut["type"]) == (SHORTCUT, "message")
    scopes = set(manifest["oauth_config"]["scopes"]["bot"])
    assert {"app_mentions:read", "chat:write", "commands", "users:read", "files:read", "im:write"} <= scopes
    assert {f"{kind}:history" for kind in ("channels", "groups", "im", "mpim")} <= scopes


def test_the_manifest_is_within_slack_s_limits() -> None:
    shown = printed()["display_information"]
    assert len(shown["name"]) <= 35 and len(shown["description"]) <= 140
    assert 174 <= len(shown["long_description"]) <= 4000
    assert all(len(item["name"]) <= 24 for item in printed()["features"]["shortcuts"])


def test_the_manifest_for_a_server_has_its_address_everywhere() -> None:
    alone, served = printed(), printed("--url", "https://rigwise.example/")
    assert alone["settings"]["socket_mode_enabled"] is True
    assert served["settings"]["socket_mode_enabled"] is False
    address = "https://rigwise.example/slack/events"
    assert served["settings"]["event_subscriptions"]["request_url"] == address
    assert served["settings"]["interactivity"]["request_url"] == address
    assert served["features"]["slash_commands"][0]["url"] == address
    assert served["oauth_config"] == alone["oauth_config"]


@pytest.mark.parametrize("missing", ["RIGWISE_SLACK_BOT_TOKEN", "RIGWISE_SLACK_APP_TOKEN"])
def test_what_is_not_set_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RIGWISE_SLACK_BOT_TOKEN", "RIGWISE_SLACK_APP_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    if missing == "RIGWISE_SLACK_APP_TOKEN":
        monkeypatch.setenv("RIGWISE_SLACK_BOT_TOKEN", TOKEN)
    result = CliRunner().invoke(slack_command, [])
    assert result.exit_code == 2 and missing in result.output


def test_without_the_extra_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.slack.command.is_installed", lambda: False)
    result = CliRunner().invoke(slack_command, [])
    assert result.exit_code == 2 and "[slack]'" in result.output
