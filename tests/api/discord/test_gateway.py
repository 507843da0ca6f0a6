"""The bot on the gateway, as a process of its own: the real library, command and assistant."""

from __future__ import annotations

import re

import pytest

from tests.api.discord.service.people import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    buttons,
    command,
    on_message,
    pressed,
    typing_in,
)
from tests.api.discord.service.service import Discord
from tests.api.discord.service.world import ADA_ID, BEN_ID, BOT, DM_ID, Json, user

pytestmark = pytest.mark.server
PSU = "What power supply for 2 × RTX 3090?"
"""2 × 350 W + 253 W for the processor + 100 W, and 10% on top: 1,158 W; the next size is 1,200 W."""


def text_of(message: Json) -> str:
    """Everything that a message says."""
    embeds = [[e.get("title", ""), e.get("description", ""), *_fields(e)] for e in message["embeds"]]
    return "\n".join([message["content"], *(part for embed in embeds for part in embed)])


def _fields(embed: Json) -> list[str]:
    return [f"{field['name']}: {field['value']}" for field in embed.get("fields", [])]


def button(message: Json, action: str) -> Json:
    return next(each for each in buttons(message) if each["custom_id"].startswith(f"rigwise:{action}:"))


def test_mention_is_answered_as_a_reply(bot: Discord, channel: str) -> None:
    asked = bot.say(PSU, channel=channel)
    (answer,) = bot.answers(channel)
    assert "1,200 W" in answer["content"]
    assert "1,158 W" in text_of(answer)
    assert answer["message_reference"]["message_id"] == asked["id"]
    assert channel in bot.world.typing
    assert [a["filename"] for a in answer["attachments"]] == ["power.png"]
    assert bot.world.files[answer["id"]]["power.png"].startswith(b"\x89PNG")


def test_direct_message_needs_no_mention(bot: Discord) -> None:
    bot.say("hello", channel=DM_ID)
    (answer,) = bot.answers(DM_ID)
    assert answer["content"].startswith("**Hello!")


@pytest.mark.parametrize(
    "how",
    [
        {"mention": False},
        {"author": dict(BOT)},
        {"author": user("5", "other", bot=True)},
        {"webhook_id": "6"},
        {"type": 6},
    ],
    ids=["no mention", "own", "other bot", "webhook", "notice of a pin"],
)
def test_what_is_not_meant_for_it_is_left_alone(bot: Discord, channel: str, how: Json) -> None:
    bot.say(PSU, channel=channel, **how)
    bot.say("hello", channel=channel)
    assert len(bot.answers(channel)) == 1
    bot.calm()
    (answer,) = bot.world.by_bot(channel)
    assert "Hello" in answer["content"]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (command("ask", question=PSU), "1,200 W"),
        (command("psu", gpu="RTX 3090", count=2), "1,200 W"),
        (command("psu", gpu="GeForce RTX 3090", count=2, cpu="Core i9-14900K"), "1,200 W"),
        (command("gpu", budget=1500, currency="EUR", condition="used"), "€1,500"),
        (command("fits", model="Llama 3.1 70B", gpu="RTX 3090", count=2, quantization="Q4_K_M"), "48.0 GiB"),
    ],
)
def test_slash_command_is_put_off_and_then_answered(
    bot: Discord, channel: str, data: Json, expected: str
) -> None:
    given = bot.interact(COMMAND, data, channel=channel)
    assert bot.callback(given) == {"type": 5, "data": {"flags": 0}}
    answer = bot.original(given)
    assert expected in answer["content"]
    assert answer["content"].startswith("> ")
    assert len(bot.world.by_bot(channel)) == 1
    assert [b["custom_id"].split(":")[1] for b in buttons(answer)][-2:] == ["up", "down"]


def test_names_are_offered_while_one_types(bot: Discord) -> None:
    data = typing_in("fits", "gpu", "3090", model="Llama 3.1 8B")
    offered = bot.callback(bot.interact(AUTOCOMPLETE, data))
    names = [choice["name"] for choice in offered["data"]["choices"]]
    assert offered["type"] == 8
    assert names[0] == "GeForce RTX 3090"
    assert len(names) <= 25


def test_menu_of_a_message_asks_what_it_says(bot: Discord, channel: str) -> None:
    message = bot.say(PSU, channel=channel, mention=False, by=BEN_ID)
    given = bot.interact(COMMAND, on_message(message), channel=channel)
    assert "1,200 W" in bot.original(given)["content"]


@pytest.mark.parametrize(
    ("locale", "expected"), [("tr", "1.200 W"), ("zh-TW", "電源"), ("zh-CN", "电源"), ("ja", "1,200 W")]
)
def test_commands_speak_the_language_of_the_client(
    bot: Discord, channel: str, locale: str, expected: str
) -> None:
    given = bot.interact(COMMAND, command("psu", gpu="RTX 3090", count=2), channel=channel, locale=locale)
    assert expected in bot.original(given)["content"]


def test_language_of_a_question_goes_before_that_of_the_client(bot: Discord, channel: str) -> None:
    asked = command("ask", question="İki RTX 3090 için kaç watt güç kaynağı gerekir?")
    given = bot.interact(COMMAND, asked, channel=channel, locale="zh-CN")
    assert "güç kaynağı" in bot.original(given)["content"]


def test_follow_up_belongs_to_its_thread(bot: Discord, channel: str) -> None:
    other = bot.new_thread()
    bot.say(PSU, channel=channel)
    bot.say("What power supply for 1 × RTX 4090?", channel=other)
    bot.answers(channel)
    bot.answers(other)
    bot.say("And for 4 of them?", channel=channel)
    bot.say("And for 4 of them?", channel=other)
    assert "4 × 350 W" in text_of(bot.answers(channel, 2)[1])
    assert "4 × 450 W" in text_of(bot.answers(other, 2)[1])


def test_button_asks_what_is_written_on_it(bot: Discord, channel: str) -> None:
    bot.say(PSU, channel=channel)
    (answer,) = bot.answers(channel)
    offered = button(answer, "ask")
    given = bot.interact(COMPONENT, pressed(offered["custom_id"]), channel=channel, message=answer)
    follow_up = bot.original(given)
    assert follow_up["content"].startswith(f"> {offered['label']}\n")
    assert "RAM" in follow_up["content"]


def test_message_delivered_twice_is_answered_once(bot: Discord, channel: str) -> None:
    asked = bot.say(PSU, channel=channel)
    bot.event("MESSAGE_CREATE", asked)
    bot.answers(channel)
    bot.event("MESSAGE_CREATE", asked)
    bot.calm()
    assert len(bot.world.by_bot(channel)) == 1


def test_changed_question_is_offered_to_be_answered_again(bot: Discord, channel: str) -> None:
    asked = bot.say(PSU, channel=channel)
    bot.answers(channel)
    bot.unfurl(asked)
    bot.edit(asked, "What power supply for 4 × RTX 3090?")
    offer = bot.answers(channel, 2)[1]
    assert offer["message_reference"]["message_id"] == asked["id"]
    bot.unfurl(asked)
    again = button(offer, "again")
    given = bot.interact(COMPONENT, pressed(again["custom_id"]), channel=channel, message=offer)
    assert "4 × 350 W" in text_of(bot.original(given))
    bot.calm()
    assert len(bot.world.by_bot(channel)) == 3


def test_nobody_is_notified_by_what_is_written(bot: Discord, channel: str) -> None:
    bot.say("hello @everyone <@600000000000000002> **x**", channel=channel)
    bot.answers(channel)
    bot.say("What power supply for 2 × @everyone?", channel=channel)
    bot.answers(channel, 2)
    assert not bot.world.faults


def test_admins_quieten_a_channel(bot: Discord, channel: str) -> None:
    bot.say("mute", channel=channel, by=ADA_ID)
    assert "Only those who run me" in bot.answers(channel)[0]["content"]
    bot.say("mute", channel=channel, by=BEN_ID)
    bot.answers(channel, 2)
    bot.say("hello", channel=channel)
    bot.say("status", channel=channel, by=BEN_ID)
    assert "I keep quiet" in bot.answers(channel, 3)[2]["content"]
    given = bot.interact(COMMAND, command("rigwise", action="unmute"), channel=channel, by=BEN_ID)
    assert bot.callback(given)["data"]["flags"] == 64
    bot.say("hello", channel=channel)
    assert "Hello" in bot.answers(channel, 4)[3]["content"]


def test_chosen_language_holds_for_a_person(bot: Discord, channel: str) -> None:
    person = "600000000000000077"
    chosen = bot.interact(COMMAND, command("rigwise", action="language", language="tr"), by=person)
    assert "Türkçe" in bot.callback(chosen)["data"]["content"]
    bot.say(PSU, channel=channel, by=person)
    assert "güç kaynağı" in bot.answers(channel)[0]["content"]
    bot.say(PSU, channel=channel, by=ADA_ID)
    assert "power supply" in bot.answers(channel, 2)[1]["content"]


def test_mention_without_a_question_gets_an_example(bot: Discord, channel: str) -> None:
    bot.say("", channel=channel)
    assert "What would you like to know?" in bot.answers(channel)[0]["content"]


def test_too_many_requests_wait_as_long_as_discord_says(bot: Discord, channel: str) -> None:
    bot.trouble(f"POST /api/v10/channels/{channel}/messages", 429, retry_after_s=1.2)
    bot.say(PSU, channel=channel)
    path = f"/api/v10/channels/{channel}/messages"

    def sent() -> list[tuple[int, float]]:
        return [(status, at) for _, asked, status, at in bot.world.requests if asked == path]

    bot.until(lambda: len(sent()) >= 2, "an answer that was sent again")
    (refused, first), (taken, second) = sent()
    assert (refused, taken) == (429, 200)
    assert second - first >= 1.2


def test_long_question_is_answered_within_the_limits(bot: Discord, channel: str) -> None:
    given = bot.interact(COMMAND, command("ask", question=f"{PSU} {'*_~|' * 480}"), channel=channel)
    answer = bot.original(given)
    assert len(answer["content"]) <= 2000
    assert not bot.world.faults


def test_channel_that_is_gone_stops_nothing(bot: Discord, channel: str) -> None:
    bot.world.gone_channels.add(channel)
    bot.say(PSU, channel=channel)
    other = bot.new_thread()
    bot.say("hello", channel=other)
    bot.answers(other)
    path = f"/api/v10/channels/{channel}/messages"
    bot.until(lambda: ("POST", path, 404) in [request[:3] for request in bot.world.requests], "a refusal")
    bot.world.gone_channels.discard(channel)
    bot.calm(1.5)
    assert not bot.world.by_bot(channel)


def test_every_answer_stays_within_the_limits(bot: Discord, channel: str) -> None:
    bot.say("Build me a machine for 5000 dollars", channel=channel)
    first, *_ = bot.answers(channel, 2)
    assert not bot.world.faults
    assert not buttons(first)
    assert buttons(bot.world.by_bot(channel)[-1])
    steps = re.findall(r"^\d+\. ", text_of(first), re.MULTILINE)
    assert len(steps) > 20
