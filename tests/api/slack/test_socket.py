"""Socket Mode: acknowledgement, repeated deliveries, and a connection that breaks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from slack_sdk.errors import SlackApiError

from api.slack import socket as module
from api.slack.client import make_client
from api.slack.socket import Socket
from tests.api.slack.conftest import Play, Stage
from tests.api.slack.fake import APP_TOKEN, command, mention, until, wrapped

Act = Callable[[Stage, Socket], Awaitable[None]]


@pytest.fixture
def connected(play: Play, monkeypatch: pytest.MonkeyPatch) -> Callable[[Act], None]:
    """Play an act with a connection; pauses are short."""
    monkeypatch.setattr(module, "FIRST_PAUSE_S", 0.05)

    def run(act: Act) -> None:
        async def whole(stage: Stage) -> None:
            socket = Socket(stage.bot.app, APP_TOKEN, make_client(stage.settings, is_patient=False))
            try:
                await socket.connect()
                await act(stage, socket)
            finally:
                await socket.end()

        play(whole)

    return run


async def deliver(stage: Stage, kind: str, payload: dict[str, Any], retry: int = 0) -> None:
    envelope = await stage.slack.push(kind, payload, retry)
    await until(lambda: envelope in stage.slack.acknowledged)


def test_events_and_commands_are_acknowledged_and_answered(connected: Callable[[Act], None]) -> None:
    async def act(stage: Stage, _: Socket) -> None:
        event = stage.slack.write("C1", "<@UBOT> How much RAM?")
        for retry in range(3):
            await deliver(stage, "events_api", wrapped(mention(event), "Ev1"), retry)
        await deliver(stage, "slash_commands", command(stage.slack.url, "and why?"))
        await stage.idle()
        assert sorted(text for _, text in stage.asker.asked) == ["How much RAM?", "and why?"]
        assert len(stage.slack.thread("C1", event["ts"])) == 1

    connected(act)


def test_what_cannot_be_taken_in_is_not_acknowledged(connected: Callable[[Act], None]) -> None:
    async def act(stage: Stage, _: Socket) -> None:
        stage.slack.faults["auth.test"] = ["internal_error"]
        event = wrapped(mention(stage.slack.write("C1", "<@UBOT> How much RAM?")), "Ev1")
        lost = await stage.slack.push("events_api", event)
        await until(lambda: stage.slack.counts["auth.test"])
        await deliver(stage, "events_api", event, 1)
        await stage.idle()
        assert lost not in stage.slack.acknowledged
        assert len(stage.asker.asked) == 1

    connected(act)


def test_slack_asks_to_connect_anew(connected: Callable[[Act], None]) -> None:
    async def act(stage: Stage, _: Socket) -> None:
        await stage.slack.sockets[-1].send_json({"type": "disconnect", "reason": "refresh_requested"})
        await until(lambda: len(stage.slack.opened_at) == 2 and stage.slack.sockets)
        await until(lambda: len(stage.slack.sockets) == 1)
        await deliver(stage, "events_api", wrapped(stage.slack.write("D1", "How much RAM?")))
        await stage.idle()
        assert len(stage.asker.asked) == 1

    connected(act)


def test_a_connection_that_breaks_is_made_anew_later_and_later(connected: Callable[[Act], None]) -> None:
    async def act(stage: Stage, socket: Socket) -> None:
        stage.slack.faults["apps.connections.open"] = ["internal_error"] * 4
        await stage.slack.sockets[-1].close()
        await until(lambda: len(stage.slack.opened_at) == 2 and stage.slack.sockets)
        assert stage.slack.counts["apps.connections.open"] == 6
        await deliver(stage, "events_api", wrapped(stage.slack.write("D1", "How much RAM?")))
        await stage.idle()
        assert len(stage.asker.asked) == 1
        assert await socket.is_connected()

    connected(act)


class Hurried(Socket):
    """Notes its pauses and makes none."""

    pauses: list[float]

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)


def test_pauses_grow_and_slack_s_own_wish_counts(play: Play) -> None:
    """0.5, 1 and 2 s, the 30 s that Slack asks for, then twice that, at most 60; give or take 20 %."""

    async def act(stage: Stage) -> None:
        stage.slack.faults["apps.connections.open"] = ["internal_error"] * 3 + ["ratelimited:30", "500"]
        socket = Hurried(stage.bot.app, APP_TOKEN, make_client(stage.settings, is_patient=False))
        socket.pauses = []
        await socket.connect()
        await socket.end()
        assert len(socket.pauses) == 5
        for pause, wanted in zip(socket.pauses, [0.5, 1, 2, 30, 60], strict=True):
            assert 0.8 * wanted <= pause <= 1.2 * wanted

    play(act)


def test_a_token_that_opens_nothing_is_said_so(play: Play) -> None:
    async def act(stage: Stage) -> None:
        socket = Socket(stage.bot.app, "xapp-wrong", make_client(stage.settings, is_patient=False))
        with pytest.raises(SlackApiError, match="invalid_auth"):
            await socket.connect()
        await socket.end()

    play(act)
