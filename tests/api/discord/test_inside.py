"""The bot on the gateway with a fake asker: what depends on when something happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.api.channels.fake_asker import FakeAsker
from tests.api.discord.inside import InsideBot, inside_bot
from tests.api.discord.service.people import COMMAND, command
from tests.api.discord.service.service import Discord
from tests.api.discord.service.world import ADA_ID, BEN_ID, CHANNEL_ID, DM_ID


@pytest.fixture
def bot(service: Discord, tmp_path: Path) -> Iterator[InsideBot]:
    with inside_bot(service, tmp_path) as inside:
        yield inside


def asked(bot: InsideBot) -> list[str]:
    return [text for _, text in bot.asker.asked]


def test_question_that_is_deleted_before_its_turn_is_not_answered(bot: InsideBot, service: Discord) -> None:
    service.say("hang on")
    service.until(lambda: asked(bot) == ["hang on"])
    inbox = bot.bot.surface.kit.inbox
    taken_back, kept = service.say("deleted"), service.say("kept")
    service.until(lambda: inbox.counts().waiting == 2, "both questions kept")
    service.delete(taken_back)
    service.until(lambda: inbox.counts().waiting == 1, "a question taken back")
    bot.let_go()
    answers = service.answers(count=2)
    assert [a["message_reference"]["message_id"] for a in answers][1] == kept["id"]
    assert asked(bot) == ["hang on", "kept"]


def test_threads_do_not_wait_for_one_another(bot: InsideBot, service: Discord) -> None:
    other = service.new_thread()
    service.say("hang on")
    service.say("quick", channel=other)
    service.answers(other)
    assert not service.world.by_bot(CHANNEL_ID)
    bot.let_go()
    service.answers()


def test_conversation_is_that_of_the_channel_or_thread(bot: InsideBot, service: Discord) -> None:
    thread = service.new_thread()
    for text, channel, by in [
        ("one", CHANNEL_ID, ADA_ID),
        ("two", CHANNEL_ID, BEN_ID),
        ("three", thread, ADA_ID),
        ("four", DM_ID, ADA_ID),
    ]:
        service.say(text, channel=channel, by=by)
        service.until(lambda text=text: text in asked(bot), text)
    conversations = [conversation for conversation, _ in bot.asker.asked]
    assert conversations[0] == conversations[1]
    assert len(set(conversations)) == 3


def test_language_of_the_client_is_remembered_from_commands(bot: InsideBot, service: Discord) -> None:
    service.say("2x RTX 3090")
    service.answers()
    service.original(service.interact(COMMAND, command("ask", question="x"), locale="tr"))
    service.say("4x RTX 3090")
    service.until(lambda: len(bot.asker.languages) == 3)
    assert bot.asker.languages == [(None, "en"), (None, "tr"), (None, "tr")]


def test_message_of_a_server_not_known_yet_is_no_direct_message(bot: InsideBot, service: Discord) -> None:
    service.say("not for the bot", mention=False, channel="123", guild_id="456")
    service.say("for the bot", channel="123")
    service.until(lambda: asked(bot) == ["for the bot"])


def test_without_the_right_to_read_the_past_it_answers_without_a_reply(
    bot: InsideBot, service: Discord
) -> None:
    service.trouble(f"POST /api/v10/channels/{CHANNEL_ID}/messages", 400, code=160002)
    service.say("x")
    (answer,) = service.answers()
    assert "message_reference" not in answer


def test_without_the_right_to_write_the_question_is_dropped(bot: InsideBot, service: Discord) -> None:
    service.trouble(f"POST /api/v10/channels/{CHANNEL_ID}/messages", 403, code=50013)
    service.say("x")
    service.until(lambda: asked(bot) == ["x"])
    inbox = bot.bot.surface.kit.inbox
    service.until(lambda: (inbox.counts().waiting, inbox.counts().working) == (0, 0), "an empty inbox")
    service.say("y")
    (answer,) = service.answers()
    assert "Answer to y" in answer["content"]


def test_offers_are_no_answers_to_a_question(bot: InsideBot, service: Discord) -> None:
    question = service.say("x")
    service.say("y")
    service.answers(count=2)
    service.edit(question, "z")
    service.answers(count=3)
    mail = bot.bot.surface.mail
    assert bot.do(mail.replies_to(CHANNEL_ID, question["id"])) == 1
    service.trouble("GET /api/v10/channels/.*/messages$", 403, code=50001)
    assert bot.do(mail.replies_to(CHANNEL_ID, question["id"])) == 0


def test_each_change_of_a_question_has_an_offer_of_its_own(bot: InsideBot, service: Discord) -> None:
    question = service.say("x")
    service.answers()
    service.edit(question, "y", at="2026-11-30T12:05:00.100000+00:00")
    service.answers(count=2)
    service.edit(question, "z", at="2026-11-30T12:05:01.100000+00:00")
    service.unfurl(question)
    service.answers(count=3)
    service.calm()
    assert len(service.world.by_bot(CHANNEL_ID)) == 3


def test_wrong_token_later_on_loses_nothing(bot: InsideBot, service: Discord) -> None:
    service.trouble("POST /api/v10/channels/", 401, times=2)
    service.say("x")
    service.answers()


def test_refusal_of_the_asker_is_told(bot: InsideBot, service: Discord) -> None:
    service.say("refuse this")
    assert service.answers()[0]["content"] == "That cannot be asked."


def test_busy_asker_is_asked_again(service: Discord, tmp_path: Path) -> None:
    asker = FakeAsker()
    asker.busy = 1
    with inside_bot(service, tmp_path, asker):
        service.say("busy")
        service.answers()
    assert [text for _, text in asker.asked] == ["busy", "busy"]


def test_rate_of_a_person_is_kept_over_channels(service: Discord, tmp_path: Path) -> None:
    with inside_bot(service, tmp_path, RIGWISE_CHANNEL_USER_RATE="2/hour"):
        other = service.new_thread()
        service.say("one")
        service.say("two", channel=other)
        service.answers(CHANNEL_ID)
        service.answers(other)
        service.say("three", channel=other)
        assert "That was a lot of questions" in service.answers(other, 2)[1]["content"]


def test_foreign_server_is_left_alone(service: Discord, tmp_path: Path) -> None:
    with inside_bot(service, tmp_path, RIGWISE_DISCORD_GUILDS="1") as bot:
        service.say("x")
        told = service.interact(COMMAND, command("ask", question="x"))
        assert "not set up for this channel" in service.callback(told)["data"]["content"]
        assert asked(bot) == []
