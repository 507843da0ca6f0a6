"""The bot against another Rigwise, by address and key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.api.discord.conftest import bot_process
from tests.api.discord.service.people import COMMAND, COMPONENT, buttons, command, pressed
from tests.api.discord.service.service import Discord
from tests.server import Server, running_server

pytestmark = pytest.mark.server
KEY = "the-key-of-the-operator"


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("elsewhere"), RIGWISE_API_KEY=KEY) as server:
        yield server


@pytest.fixture(scope="module")
def remote_bot(
    elsewhere: Server, shared_service: Discord, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Discord]:
    home = tmp_path_factory.mktemp("bot")
    with bot_process(shared_service, home, "--remote", elsewhere.url, "--key", KEY):
        yield shared_service
    assert not (home / "conversations.sqlite").exists()


def test_answers_charts_and_thumbs_come_from_there(remote_bot: Discord, elsewhere: Server) -> None:
    thread = remote_bot.new_thread()
    remote_bot.say("What power supply for 2 × RTX 3090?", channel=thread)
    (answer,) = remote_bot.answers(thread)
    assert "1,200 W" in answer["content"]
    assert [a["filename"] for a in answer["attachments"]] == ["power.png"]
    up = next(b["custom_id"] for b in buttons(answer) if ":up:" in b["custom_id"])
    thumb = remote_bot.interact(COMPONENT, pressed(up), channel=thread, message=answer)
    assert "Thank you" in remote_bot.original(thumb)["content"]
    with elsewhere.client(headers={"Authorization": f"Bearer {KEY}"}) as client:
        counted = client.get("/metrics").text
    assert 'thumb="up"' in counted


def test_follow_ups_are_understood_there(remote_bot: Discord) -> None:
    thread = remote_bot.new_thread()
    first = remote_bot.interact(COMMAND, command("psu", gpu="RTX 3090", count=2), channel=thread)
    remote_bot.original(first)
    remote_bot.say("And for 4 of them?", channel=thread)
    answer = remote_bot.answers(thread, 2)[1]
    assert any("4 × 350 W" in embed.get("description", "") for embed in answer["embeds"])


def test_wrong_key_is_told(
    elsewhere: Server, service: Discord, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = tmp_path_factory.mktemp("stranger")
    with bot_process(service, home, "--remote", elsewhere.url, "--key", "not-the-key"):
        service.say("hello")
        (answer,) = service.answers()
    assert "key" in answer["content"]
