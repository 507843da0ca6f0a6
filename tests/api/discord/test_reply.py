"""Where an answer goes, and what becomes of it when Discord does not take it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from api.channels.message import Claimed, Message
from api.channels.runner import GoneError, ReplyError
from api.discord.cards import Post
from api.discord.faults import TokenError
from api.discord.mail import Mail
from api.discord.reply import DiscordReply, to_interaction, to_message
from assistant.answer import Answer
from tests.api.channels.fake_asker import answer_to
from tests.api.discord.snapshots import recorded

NOW = 1_000_000.0
LONG = "word " * 3000


class FakeMail(Mail):
    """Writes down what is sent; ``faults`` are raised first, one for each sending."""

    def __init__(self, *faults: Exception) -> None:
        self.sent: list[tuple[str, ...]] = []
        self.faults = list(faults)
        self.there = 0

    def _note(self, *what: str) -> None:
        if self.faults:
            raise self.faults.pop(0)
        self.sent.append(what)

    async def send(self, channel: str, post: Post, nonce: str, answers: str | None = None) -> None:
        self._note("channel", channel, nonce, answers or "")

    async def replies_to(self, channel: str, message: str) -> int:
        return self.there

    async def show_typing(self, channel: str) -> None:
        self._note("typing", channel)

    async def edit_first(self, application: str, token: str, post: Post) -> None:
        self._note("first", application, token)

    async def follow_up(self, application: str, token: str, post: Post) -> None:
        self._note("further", application, token)


class NoCharts:
    async def of(self, answer: Answer) -> tuple[()]:
        return ()


def make(
    mail: Mail,
    reply_to: Mapping[str, Any],
    age_s: float = 10.0,
    note: Mapping[str, Any] | None = None,
    attempt: int = 1,
) -> tuple[DiscordReply, list[dict[str, Any]]]:
    message = Message("discord", "e", "1/2", "m7", "c", "users/3", "RTX 3090?", reply_to)
    kept: list[dict[str, Any]] = []
    claimed = Claimed(1, message, attempt, NOW - age_s, note or {})
    reply = DiscordReply(claimed, mail, NoCharts(), lambda n: kept.append(dict(n)), lambda: NOW)  # type: ignore[arg-type]
    return reply, kept


def finish(reply: DiscordReply, lead: str = "yes") -> None:
    asyncio.run(reply.finish(answer_to("x", "c").model_copy(update={"lead": lead})))


HOOK = to_interaction("2", "app", "tok")


def test_message_gets_a_reply() -> None:
    mail = FakeMail()
    finish(make(mail, to_message("2", "m7"))[0])
    assert mail.sent == [("channel", "2", "m7.0", "m7")]


def test_command_gets_its_first_response_filled_in() -> None:
    mail = FakeMail()
    finish(make(mail, HOOK)[0])
    assert mail.sent == [("first", "app", "tok")]


def test_long_answer_follows_in_further_messages() -> None:
    mail = FakeMail()
    reply, kept = make(mail, HOOK)
    finish(reply, LONG)
    assert mail.sent == [("first", "app", "tok"), ("further", "app", "tok"), ("further", "app", "tok")]
    assert [note["sent"] for note in kept] == [1, 2, 3]


def test_what_was_sent_before_a_restart_is_not_sent_again() -> None:
    mail = FakeMail()
    finish(make(mail, HOOK, note={"sent": 2})[0], LONG)
    assert mail.sent == [("further", "app", "tok")]


@pytest.mark.parametrize(("attempt", "there", "sent"), [(1, 2, 3), (2, 0, 3), (2, 2, 1), (2, 3, 0)])
def test_what_stands_in_the_channel_already_is_not_sent_again(attempt: int, there: int, sent: int) -> None:
    mail = FakeMail()
    mail.there = there
    reply, _ = make(mail, to_message("2", "m7"), attempt=attempt)
    asyncio.run(reply.placeholder())
    finish(reply, LONG)
    assert len([what for what in mail.sent if what[0] == "channel"]) == sent


@pytest.mark.parametrize("age_s", [901.0, 100_000.0])
def test_token_is_used_for_a_quarter_of_an_hour(age_s: float) -> None:
    mail = FakeMail()
    finish(make(mail, HOOK, age_s)[0])
    assert mail.sent == [("channel", "2", "m7.0", "")]


def test_token_that_is_refused_leads_to_the_channel() -> None:
    mail = FakeMail(TokenError(is_over=True))
    finish(make(mail, HOOK, age_s=1.0)[0])
    assert mail.sent == [("channel", "2", "m7.0", "")]


def test_first_response_that_is_not_known_yet_is_waited_for() -> None:
    mail = FakeMail(TokenError(is_over=False))
    reply, _ = make(mail, HOOK, age_s=1.0)
    with pytest.raises(ReplyError):
        finish(reply)
    assert mail.sent == []


def test_first_response_that_never_came_leads_to_the_channel() -> None:
    mail = FakeMail(TokenError(is_over=False))
    finish(make(mail, HOOK, age_s=6.0)[0])
    assert mail.sent == [("channel", "2", "m7.0", "")]


def test_typing_is_shown_for_messages_only_and_may_fail() -> None:
    mail, failing = FakeMail(), FakeMail(ReplyError())
    asyncio.run(make(mail, to_message("2", "m7"))[0].placeholder())
    asyncio.run(make(mail, HOOK)[0].placeholder())
    asyncio.run(make(failing, to_message("2", "m7"))[0].placeholder())
    assert mail.sent == [("typing", "2")]


def test_channel_that_is_gone_is_told_to_the_runner() -> None:
    reply, _ = make(FakeMail(GoneError()), to_message("2", "m7"))
    with pytest.raises(GoneError):
        finish(reply)


def test_fault_is_told_with_the_question_above_it() -> None:
    posts: list[Post] = []

    class Reading(FakeMail):
        async def edit_first(self, application: str, token: str, post: Post) -> None:
            posts.append(post)

    reply, _ = make(Reading(), HOOK)
    asyncio.run(reply.fail("No *such* card."))
    assert posts[0].content == "> RTX 3090?\nNo \\*such\\* card."


def test_recorded_answers_are_one_message_each() -> None:
    mail = FakeMail()
    _, answer = recorded("en", "computation")
    asyncio.run(make(mail, to_message("2", "m7"))[0].finish(answer))
    assert len(mail.sent) == 1
