"""Rates, rights, languages and commands of the bots."""

from __future__ import annotations

import asyncio

import pytest

from api.channels.commands import Command, Commands, give_feedback, parse
from api.channels.gate import Gate
from api.channels.inbox import Inbox
from api.channels.language import language_of_locale
from api.channels.pace import Pace, Wait, wait_text
from api.channels.people import People
from api.channels.store import ChannelStore
from tests.api.channels.fake_asker import FakeAsker
from tests.api.channels.messages import message
from tests.conftest import OpenState


@pytest.fixture
def store(open_store: OpenState) -> ChannelStore:
    return ChannelStore(open_store("channels"))


def test_one_person_cannot_use_up_a_channel_nor_the_other_way_round() -> None:
    async def scene() -> list[Wait | None]:
        pace = Pace("2/hour", "3/hour")
        return [
            await pace.wait(user, place)
            for user, place in [("a", "x"), ("a", "x"), ("a", "y"), ("b", "x"), ("b", "x")]
        ]

    first, second, third, fourth, fifth = asyncio.run(scene())
    assert (first, second, fourth) == (None, None, None)
    assert third and third.of == "user" and 3590 <= third.seconds <= 3600
    assert fifth and fifth.of == "channel"


def test_the_wait_is_told_in_the_asker_s_language() -> None:
    assert "1 second " in wait_text(Wait(1, "user"), "en")
    assert "7 saniye" in wait_text(Wait(7, "channel"), "tr")


def test_channels_that_are_not_allowed_are_not_answered(store: ChannelStore) -> None:
    open_gate, gate = Gate(store, "slack"), Gate(store, "slack", workspaces=["T1"], channels=["C1"])
    assert open_gate.lets_in("T9", "C9")
    assert gate.lets_in("T1", "C1")
    assert gate.lets_in("T1", "D5", is_direct=True)
    assert not gate.lets_in("T1", "C2")
    assert not gate.lets_in("T2", "C1")
    assert not gate.lets_in("T2", "D5", is_direct=True)


def test_a_channel_stays_muted_over_a_restart(open_store: OpenState, store: ChannelStore) -> None:
    Gate(store, "slack").mute("T1/C1")
    again = ChannelStore(open_store("channels"))
    gate = Gate(again, "slack")
    assert gate.is_muted("T1/C1")
    assert not gate.is_muted("T1/C2")
    assert not Gate(again, "discord").is_muted("T1/C1")
    gate.unmute("T1/C1")
    assert not Gate(store, "slack").is_muted("T1/C1")


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("help", Command("help")),
        (" Mute ", Command("mute")),
        ("language zh-hant", Command("language", "zh-hant")),
        ("language", Command("language")),
        ("status of my order", None),
        ("mute fans?", None),
        ("How much RAM?", None),
        ("", None),
    ],
)
def test_a_command_is_a_whole_text(text: str, command: Command | None) -> None:
    assert parse(text) == command


def run(store: ChannelStore, text: str, *, is_admin: bool = False, language: str = "en") -> str:
    commands = Commands(Gate(store, "slack"), People(store, "slack"), Inbox(store, "slack"))
    command = parse(text)
    assert command
    return commands.run(command, user="T1/U1", place="T1/C1", is_admin=is_admin, language=language)


def test_only_admins_mute(store: ChannelStore) -> None:
    for text in ("mute", "unmute", "status"):
        assert run(store, text) == "Only those who run me may do this."
    assert not Gate(store, "slack").is_muted("T1/C1")
    assert "keep quiet" in run(store, "mute", is_admin=True)
    assert Gate(store, "slack").is_muted("T1/C1")
    assert "susuyorum" in run(store, "status", is_admin=True, language="tr")
    assert "again" in run(store, "unmute", is_admin=True)
    Inbox(store, "slack").accept(message())
    assert "waiting: 1, being answered: 0" in run(store, "status", is_admin=True)


def test_a_language_is_chosen_and_taken_back(store: ChannelStore) -> None:
    people = People(store, "slack")
    assert "en" in run(store, "language") and "auto" in run(store, "language xx")
    assert people.language("T1/U1") is None
    assert run(store, "language tr") == "Bundan sonra size şu dilde yanıt veriyorum: Türkçe."
    assert people.language("T1/U1") == "tr"
    assert people.language("T1/U2") is None
    run(store, "language ZH-hant")
    assert people.language("T1/U1") == "zh-Hant"
    run(store, "language auto")
    assert people.language("T1/U1") is None


def test_a_thumb_is_kept_with_the_answer() -> None:
    asker = FakeAsker()
    assert asyncio.run(give_feedback(asker, "a1", "up", "en")) == "Thank you, I have noted that."
    assert "forgotten" in asyncio.run(give_feedback(asker, "unknown", "down", "en"))
    assert asker.rated == [("a1", "up"), ("unknown", "down")]


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"), ("tr-TR", "tr"), ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"),
        ("zh-Hant-TW", "zh-Hant"), ("tr", "tr"), ("xx-YY", None), ("", None), (None, None),
    ],
)  # fmt: skip
def test_a_client_s_locale_as_a_language(locale: str | None, language: str | None) -> None:
    assert language_of_locale(locale) == language
