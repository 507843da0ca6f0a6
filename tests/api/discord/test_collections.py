"""Collections in Discord: named beside a question, chosen by a command, offered while one types, listed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.api.channels.fake_asker import FakeAsker
from tests.api.discord.conftest import bot_process
from tests.api.discord.inside import InsideBot, inside_bot
from tests.api.discord.service.people import AUTOCOMPLETE, COMMAND, command, typing_in
from tests.api.discord.service.service import Discord
from tests.api.shelved import QUESTION, fill, told

pytestmark = pytest.mark.server


def asker() -> FakeAsker:
    made = FakeAsker()
    made.names = ["lab", "server room"]
    return made


@pytest.fixture
def bot(service: Discord, tmp_path: Path) -> Iterator[InsideBot]:
    with inside_bot(service, tmp_path, asker()) as inside:
        yield inside


def offered(service: Discord, typed: str) -> list[str]:
    data = typing_in("ask", "collection", typed, question="How loud?")
    response = service.callback(service.interact(AUTOCOMPLETE, data))
    return [choice["value"] for choice in response["data"]["choices"]]


def test_a_real_bot_quotes_from_the_collection(service: Discord, tmp_path: Path) -> None:
    fill(tmp_path)
    with bot_process(service, tmp_path):
        service.say(f"in:lab {QUESTION}")
        assert told(str(service.answers()[0])) == {"lab"}
        names = service.until(lambda: offered(service, ""), "collections that are told in time")
        assert names == ["guides", "lab", "server room"]
        chosen = command("ask", question=QUESTION, collection="server room")
        answer = service.original(service.interact(COMMAND, chosen))
        assert told(str(answer)) == {"server room"}
        unknown = service.interact(COMMAND, command("ask", question=QUESTION, collection="attic"))
        expected = "There is no collection “attic”. There are: guides, lab, server room"
        assert service.original(unknown)["content"].endswith(expected)


def test_the_option_outdoes_the_text(bot: InsideBot, service: Discord) -> None:
    given = service.interact(COMMAND, command("ask", question="in:lab How loud?", collection="server room"))
    service.original(given)
    assert (bot.asker.asked[0][1], bot.asker.within) == ("How loud?", ["server room"])


def test_names_that_hold_what_was_typed_are_offered(bot: InsideBot, service: Discord) -> None:
    assert offered(service, "RO") == ["server room"]
    assert offered(service, "cellar") == []


def test_collections_are_listed(bot: InsideBot, service: Discord) -> None:
    expected = "Collections of documents: lab and server room. In front of a question, in:lab quotes"
    for data in (command("rigwise", action="collections"), command("ask", question="collections")):
        given = service.interact(COMMAND, data)
        assert service.callback(given) == {"type": 5, "data": {"flags": 64}}, "for the asker alone"
        assert service.original(given)["content"].startswith(expected)
    service.say("collections")
    assert service.answers()[0]["content"].startswith(expected)
    assert bot.asker.asked == []


def test_where_nobody_is_answered_no_names_are_told(service: Discord, tmp_path: Path) -> None:
    with inside_bot(service, tmp_path, asker(), RIGWISE_DISCORD_GUILDS="1"):
        assert offered(service, "") == []
        given = service.interact(COMMAND, command("rigwise", action="collections"))
        assert "not set up for this channel" in service.original(given)["content"]
