"""The bot on the gateway, as a process of its own: the real library, command and assistant."""

from __future__ import annotations

import pytest

from tests.api.discord.service.people import COMMAND, buttons, command
from tests.api.discord.service.service import Discord

pytestmark = pytest.mark.server
PSU = "What power supply for 2 × RTX 3090?"


def test_mention_is_answered_as_a_reply(bot: Discord, channel: str) -> None:
    asked = bot.say(PSU, channel=channel)
    (answer,) = bot.answers(channel)
    assert "1,200 W" in answer["content"]
    assert answer["message_reference"]["message_id"] == asked["id"]


def test_slash_command_is_put_off_and_then_answered(bot: Discord, channel: str) -> None:
    given = bot.interact(COMMAND, command("psu", gpu="RTX 3090", count=2), channel=channel)
    assert bot.callback(given)["type"] == 5
    answer = bot.original(given)
    assert "1,200 W" in answer["content"]
    assert [b["custom_id"].split(":")[1] for b in buttons(answer)] == ["ask", "ask", "up", "down"]
    assert [a["filename"] for a in answer["attachments"]] == ["power.png"]
