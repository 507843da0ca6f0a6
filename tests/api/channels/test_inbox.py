"""The queue: each question once, in turn, over the death of processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from api.channels.inbox import KEPT_S, Counts, Inbox, InboxFullError
from api.channels.store import ChannelStore
from tests.api.channels.fake_asker import answer_to
from tests.api.channels.messages import message
from tests.conftest import OpenState
from tests.state import file_of


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def store(open_store: OpenState) -> ChannelStore:
    return ChannelStore(open_store("channels"))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def inbox(store: ChannelStore, clock: Clock) -> Inbox:
    return Inbox(store, "slack", clock=clock)


def test_a_message_comes_out_as_it_went_in(inbox: Inbox) -> None:
    sent = message(
        "电源？ \ud83d", language="zh-Hans", locale="tr", reply_to={"thread": "1.2", "deep": [1, None]}
    )
    assert inbox.accept(sent)
    claimed = inbox.claim()
    assert claimed is not None
    assert claimed.message == sent
    assert (claimed.attempt, claimed.note, claimed.answer) == (1, {}, None)
    assert inbox.claim() is None


def test_a_delivery_that_is_repeated_is_not_accepted_again(inbox: Inbox) -> None:
    sent = message()
    assert inbox.accept(sent)
    assert not inbox.accept(message(event_id=sent.event_id))
    assert not inbox.accept(message(place=sent.place, ts=sent.ts)), "the same message under another event id"
    inbox.complete(inbox.claim().id)  # type: ignore[union-attr]
    assert not inbox.accept(sent), "also after it has been answered"
    assert inbox.accept(message(place="T1/C2", ts=sent.ts)), "the same time in another channel"


def test_platforms_do_not_see_each_other(store: ChannelStore, inbox: Inbox) -> None:
    other = Inbox(store, "discord")
    sent = message(platform="discord")
    assert inbox.accept(sent)
    assert other.accept(sent)
    assert inbox.counts() == Counts(1, 0)


def test_one_at_a_time_in_a_conversation_in_the_order_in_which_they_came(inbox: Inbox, clock: Clock) -> None:
    for text, conversation in (("first", "a"), ("second", "a"), ("other", "b")):
        inbox.accept(message(text, conversation_id=conversation))
    first, other = inbox.claim(), inbox.claim()
    assert first and other
    assert (first.message.text, other.message.text) == ("first", "other")
    assert inbox.claim() is None
    inbox.fail(first.id, 5)
    assert inbox.claim() is None, "what comes later does not overtake"
    clock.now += 6
    again = inbox.claim()
    assert again and (again.message.text, again.attempt) == ("first", 2)
    inbox.complete(again.id)
    assert inbox.claim().message.text == "second"  # type: ignore[union-attr]


def test_notes_and_answers_are_kept_until_the_end(inbox: Inbox, clock: Clock) -> None:
    inbox.accept(message())
    first = inbox.claim()
    assert first
    inbox.note(first.id, {"ts": "5.0"})
    inbox.keep_answer(first.id, answer_to("x", "conversation"))
    inbox.fail(first.id, 0)
    again = inbox.claim()
    assert again
    assert again.note == {"ts": "5.0"}
    assert again.answer == answer_to("x", "conversation")


def test_what_is_answered_is_forgotten_but_for_its_ids(
    store: ChannelStore, inbox: Inbox, clock: Clock
) -> None:
    sent = message("a secret question")
    inbox.accept(sent)
    item = inbox.claim()
    assert item
    inbox.keep_answer(item.id, answer_to("a secret question", "c"))
    inbox.complete(item.id)
    with store.connection() as connection:
        row = " ".join(map(str, connection.execute("SELECT * FROM inbox").fetchone()))
    assert "secret" not in row
    assert inbox.knows(sent.place, sent.ts)
    clock.now += KEPT_S + 1
    inbox.purge()
    assert not inbox.knows(sent.place, sent.ts)


def test_a_dead_process_loses_its_claims_when_its_lease_ends(inbox: Inbox, clock: Clock) -> None:
    inbox.accept(message())
    first = inbox.claim()
    assert first
    clock.now += inbox.lease_s - 1
    inbox.renew([first.id])
    clock.now += inbox.lease_s - 1
    assert inbox.claim() is None
    clock.now += 2
    assert inbox.claim().attempt == 2  # type: ignore[union-attr]


def test_a_dead_process_of_this_machine_loses_its_claims_at_once(
    state_environment: dict[str, str], store: ChannelStore
) -> None:
    inbox = Inbox(store, "slack")
    inbox.accept(message("first"))
    program = (
        "import os; from assistant.settings import Settings; from api.channels.store import open_channels; "
        "from api.channels.inbox import Inbox; "
        "inbox = Inbox(open_channels(Settings.from_environment()), 'slack'); "
        "print(inbox.claim().message.text, flush=True); os._exit(9)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **state_environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "first\n", done.stderr
    assert inbox.claim() is None
    assert inbox.take_over() == 1
    again = inbox.claim()
    assert again and again.attempt == 2


def test_claims_of_this_process_and_of_other_machines_are_not_taken_over(
    store: ChannelStore, inbox: Inbox
) -> None:
    inbox.accept(message())
    assert inbox.claim()
    assert inbox.take_over() == 0
    with store.connection() as connection:
        connection.execute("UPDATE inbox SET owner = 'elsewhere/1/abc'")
    assert inbox.take_over() == 0


def test_a_deleted_message_is_withdrawn_while_it_waits(inbox: Inbox) -> None:
    sent = message()
    inbox.accept(sent)
    assert inbox.withdraw(sent.place, sent.ts)
    assert inbox.claim() is None
    assert not inbox.withdraw(sent.place, sent.ts)


def test_who_has_asked_in_a_conversation_is_known(inbox: Inbox) -> None:
    inbox.accept(message(conversation_id="a", user="T1/U1"))
    assert inbox.has_asked("a", "T1/U1")
    assert not inbox.has_asked("a", "T1/U2")
    assert not inbox.has_asked("b", "T1/U1")


def test_what_another_version_wrote_does_not_stop_the_queue(store: ChannelStore, inbox: Inbox) -> None:
    inbox.accept(message("first", conversation_id="a"))
    inbox.accept(message("second", conversation_id="b"))
    with store.connection() as connection:
        connection.execute("UPDATE inbox SET message = '{\"colour\": 1}' WHERE conversation_id = 'a'")
        connection.execute("UPDATE inbox SET answer = '{\"id\": 1}' WHERE conversation_id = 'b'")
    assert inbox.claim() is None
    second = inbox.claim()
    assert second and (second.message.text, second.answer) == ("second", None)


def test_it_is_bounded(store: ChannelStore) -> None:
    inbox = Inbox(store, "slack", limit=2)
    assert inbox.accept(message())
    assert inbox.accept(message())
    with pytest.raises(InboxFullError):
        inbox.accept(message())
    assert inbox.counts() == Counts(2, 0)


def test_it_outlives_the_process(tmp_path: Path) -> None:
    store = ChannelStore(file_of(tmp_path, "channels"))
    Inbox(store, "slack").accept(message("kept"))
    name = store.conversation_id("slack", "T1", "C1", "1.0")
    store.close()
    again = ChannelStore(file_of(tmp_path, "channels"))
    assert Inbox(again, "slack").claim().message.text == "kept"  # type: ignore[union-attr]
    assert again.conversation_id("slack", "T1", "C1", "1.0") == name
    assert (
        len(
            {
                name,
                again.conversation_id("slack", "T1", "C11", ".0"),
                again.conversation_id("slack", "T1C", "1", "1.0"),
            }
        )
        == 3
    )
    assert (tmp_path / "channels.sqlite").stat().st_mode & 0o077 == 0
    again.close()


def test_nobody_can_guess_a_conversation(tmp_path: Path, store: ChannelStore) -> None:
    other = ChannelStore(file_of(tmp_path / "other", "channels"))
    assert store.conversation_id("slack", "T1") != other.conversation_id("slack", "T1")
    other.close()
