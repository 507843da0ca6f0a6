"""Who may ask where and how often, in this process; times and limits are set small."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from api.channels.inbox import Inbox
from api.channels.kit import Kit
from api.channels.store import ChannelStore
from api.discord.interaction import DIRECT
from api.discord.reception import PLATFORM, Asked, Reception, Taken
from api.discord.surface import discord_kit
from assistant.settings import Settings
from tests.api.channels.fake_asker import FakeAsker
from tests.state import file_of

ASKED = Asked("e1", "10", "20", None, "m1", "30", "RTX 3090?", "en-US", {"channel": "20", "message": "m1"})
ACCEPTED, LEFT_ALONE = Taken(True), Taken(False)


class Place:
    """A reception with its parts."""

    def __init__(self, home: Path, **environment: str) -> None:
        names = {f"RIGWISE_{name}": value for name, value in environment.items()}
        self.store = ChannelStore(file_of(home, "channels"))
        settings = Settings.from_environment({"RIGWISE_HOME": str(home), **names})
        self.kit: Kit = discord_kit(self.store, FakeAsker(), settings)
        self.reception = Reception(self.kit)

    def take(self, *questions: Asked) -> list[Taken]:
        async def all_of_them() -> list[Taken]:
            return [await self.reception.take(each) for each in questions]

        return asyncio.run(all_of_them())


@pytest.fixture
def make(tmp_path: Path) -> Iterator[type[Place]]:
    made: list[Place] = []

    class Here(Place):
        def __init__(self, **environment: str) -> None:
            super().__init__(tmp_path, **environment)
            made.append(self)

    yield Here
    for place in made:
        place.store.close()


def other(number: int, **changes: object) -> Asked:
    return replace(ASKED, event_id=f"e{number}", ts=f"m{number}", **changes)  # type: ignore[arg-type]


def test_question_is_accepted_once(make: type[Place]) -> None:
    place = make()
    assert place.take(ASKED, ASKED, replace(ASKED, event_id="e2")) == [ACCEPTED, LEFT_ALONE, LEFT_ALONE]


def test_accepted_question_is_on_the_disk(make: type[Place], tmp_path: Path) -> None:
    make().take(ASKED)
    store = ChannelStore(file_of(tmp_path, "channels"))
    claimed = Inbox(store, PLATFORM).claim()
    store.close()
    assert claimed is not None
    assert claimed.message.text == "RTX 3090?"
    assert claimed.message.reply_to == {"channel": "20", "message": "m1"}


@pytest.mark.parametrize(
    ("settings", "changes", "is_let_in"),
    [
        ({}, {}, True),
        ({"DISCORD_GUILDS": "10"}, {}, True),
        ({"DISCORD_GUILDS": "11,12"}, {}, False),
        ({"DISCORD_GUILDS": "10"}, {"guild": DIRECT}, False),
        ({"DISCORD_GUILDS": "10,@me"}, {"guild": DIRECT}, True),
        ({"DISCORD_CHANNELS": "20"}, {}, True),
        ({"DISCORD_CHANNELS": "21"}, {}, False),
        ({"DISCORD_CHANNELS": "20"}, {"channel": "99", "parent": "20"}, True),
        ({"DISCORD_CHANNELS": "99"}, {"channel": "99", "parent": "20"}, True),
        ({"DISCORD_CHANNELS": "21"}, {"guild": DIRECT}, True),
    ],
)
def test_only_allowed_places_are_answered(
    make: type[Place], settings: dict[str, str], changes: dict[str, str], is_let_in: bool
) -> None:
    place = make(**settings)
    silent, told = place.take(other(1, **changes), other(2, **changes, is_private=True))
    assert silent == (ACCEPTED if is_let_in else LEFT_ALONE)
    assert told.is_accepted is is_let_in
    assert ("not set up for this channel" in told.said) is not is_let_in


def test_muted_channel_is_left_alone(make: type[Place]) -> None:
    place = make(DISCORD_ADMINS="30")
    (done,) = place.take(other(1, text="mute"))
    assert "keep quiet" in done.said
    silent, told = place.take(other(2), other(3, is_private=True))
    assert (silent, told.is_accepted) == (LEFT_ALONE, False)
    in_thread, in_other_thread = place.take(
        other(7, channel="99", parent="20"), other(8, channel="98", parent="21")
    )
    assert (in_thread, in_other_thread) == (LEFT_ALONE, ACCEPTED)
    elsewhere, _, again = place.take(other(4, channel="21"), other(5, text="unmute"), other(6))
    assert (elsewhere, again) == (ACCEPTED, ACCEPTED)


def test_one_who_asks_too_much_is_told_once(make: type[Place]) -> None:
    place = make(CHANNEL_USER_RATE="3/hour")
    taken = place.take(*(other(number) for number in range(50)))
    assert taken[:3] == [ACCEPTED] * 3
    assert "That was a lot of questions" in taken[3].said
    assert taken[4:] == [LEFT_ALONE] * 46
    (someone_else,) = place.take(other(99, user="31"))
    assert someone_else == ACCEPTED
    (by_command,) = place.take(other(100, is_private=True))
    assert "That was a lot of questions" in by_command.said


def test_channel_that_asks_too_much_is_told_once(make: type[Place]) -> None:
    place = make(CHANNEL_RATE="2/hour")
    taken = place.take(*(other(number, user=str(number)) for number in range(10)))
    assert taken[:2] == [ACCEPTED] * 2
    assert "This channel has asked a lot" in taken[2].said
    assert taken[3:] == [LEFT_ALONE] * 7


def test_known_question_costs_nothing_of_the_rate(make: type[Place]) -> None:
    place = make(CHANNEL_USER_RATE="2/hour")
    assert place.take(ASKED, *[ASKED] * 10, other(2))[-1] == ACCEPTED


def test_more_than_can_wait_is_refused(make: type[Place]) -> None:
    place = make()
    place.kit.inbox._limit = 1
    first, second = place.take(other(1), other(2))
    assert first == ACCEPTED
    assert "Too many questions are waiting" in second.said


@pytest.mark.parametrize(
    ("locale", "text", "expected"),
    [("tr", "", "Ne öğrenmek istersiniz?"), ("xx", "", "What would you like to know?")],
)
def test_refusals_are_in_the_language_of_the_client(
    make: type[Place], locale: str, text: str, expected: str
) -> None:
    (taken,) = make().take(other(1, locale=locale, text=text))
    assert taken.said.startswith(expected.split()[0])


def test_half_a_character_is_replaced(make: type[Place]) -> None:
    place = make()
    place.take(other(1, text="RTX \ud83d 3090?"))
    claimed = place.kit.inbox.claim()
    assert claimed is not None
    assert claimed.message.text == "RTX ? 3090?"


def test_order_of_questions_is_kept(make: type[Place]) -> None:
    place = make(CHANNEL_USER_RATE="1000/minute", CHANNEL_RATE="1000/hour")

    async def all_at_once() -> None:
        await asyncio.gather(*(place.reception.take(other(n, text=f"question {n}")) for n in range(100)))

    asyncio.run(all_at_once())
    claimed = []
    while (item := place.kit.inbox.claim()) is not None:
        claimed.append(item.message.text)
        place.kit.inbox.complete(item.id)
    assert claimed == [f"question {n}" for n in range(100)]
