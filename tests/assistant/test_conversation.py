"""Memory between turns: kept, bounded in number and age, safe from threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from assistant.answer import Answer, Kind
from assistant.conversation import (
    MAX_TURNS,
    Conversation,
    Conversations,
    Feedback,
    MemoryConversations,
    Turn,
)
from assistant.conversation_store import StoredConversations
from assistant.state.opening import open_postgres
from assistant.understanding.frame import Card, Frame, Money, Slot, Span
from tests.conftest import OpenState
from tests.state import file_of

Make = Callable[..., Conversations]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    if request.param == "memory":
        return MemoryConversations
    url = request.getfixturevalue("database") if request.param == "postgres" else None
    store = open_postgres(url) if url else file_of(tmp_path, "conversations")
    request.addfinalizer(store.close)
    return lambda **limits: StoredConversations(store, **limits)


FRAME = Frame(
    "two 3090",
    "en",
    rules=("psu",),
    cards=(Card("GeForce RTX 3090", "3090", 2, span=Span(4, 8)),),
    slots={"budget": Slot(Money(6000.0, "CNY")), "vendors": Slot(("nvidia",)), "offload": Slot(True)},
)


def test_a_new_conversation_gets_an_id_that_cannot_be_guessed(make: Make) -> None:
    store = make()
    assert store.load(None).id != store.load(None).id
    assert len(store.load(None).id) >= 16


def test_what_was_saved_comes_back_whole(make: Make) -> None:
    store = make()
    saved = replace(store.load("a"), frame=FRAME, language="zh-Hans", asked=True)
    store.save(saved)
    assert store.load("a") == saved


def test_conversations_do_not_mix(make: Make) -> None:
    store = make()
    store.save(Conversation("a", frame=FRAME))
    assert store.load("b").frame is None


def test_the_oldest_is_dropped_beyond_the_limit(make: Make) -> None:
    store = make(limit=2)
    for name in "abc":
        store.save(Conversation(name, language="en"))
    assert [store.load(name).language for name in "abc"] == [None, "en", "en"]


def test_an_old_conversation_is_forgotten(make: Make) -> None:
    store = make(max_age_s=-1.0)
    store.save(Conversation("a", language="en"))
    assert store.load("a").language is None


def turn(number: int, conversation_id: str = "a") -> Turn:
    answer = Answer(
        id=f"{conversation_id}{number}",
        conversation_id=conversation_id,
        language="en",
        kind="smalltalk",
        lead="x",
        text="x",
    )
    return Turn(f"question {number}", answer)


def test_turns_come_back_in_order_with_their_answers(make: Make) -> None:
    store = make()
    given = [turn(number) for number in range(3)]
    for each in given:
        store.save(Conversation("a"), each)
    store.save(Conversation("b"), turn(0, "b"))
    assert list(store.turns("a")) == given
    assert store.turn("a1") == ("a", given[1])
    assert store.turn("a9") is None


def test_a_turn_takes_the_place_of_the_one_with_its_answer(make: Make) -> None:
    store = make()
    given = [replace(turn(number), frame=FRAME) for number in range(3)]
    for each in given:
        store.save(Conversation("a"), each)
    store.rate("a1", Feedback("down", "too small"))
    store.amend(Conversation("a"), replace(given[1], question="edited", frame=replace(FRAME, language="tr")))
    edited = replace(
        given[1],
        question="edited",
        frame=replace(FRAME, language="tr"),
        feedback=Feedback("down", "too small"),
    )
    assert list(store.turns("a")) == [given[0], edited, given[2]]


def test_only_the_last_turns_are_kept(make: Make) -> None:
    store = make()
    for number in range(MAX_TURNS + 2):
        store.save(Conversation("a"), turn(number))
    assert next(iter(store.turns("a"))).question == "question 2"
    assert len(store.turns("a")) == MAX_TURNS


def test_feedback_needs_an_answer_and_the_last_one_counts(make: Make) -> None:
    store = make()
    store.save(Conversation("a"), turn(1))
    assert store.rate("a1", Feedback("up"))
    assert store.rate("a1", Feedback("down", "too small"))
    assert not store.rate("nothing", Feedback("up"))


def test_a_forgotten_conversation_leaves_nothing(make: Make) -> None:
    store = make()
    store.save(Conversation("a", language="tr"), turn(1))
    store.rate("a1", Feedback("up"))
    assert store.forget("a")
    assert not store.forget("a")
    assert (store.load("a").language, store.turns("a"), store.turn("a1")) == (None, (), None)
    assert not store.rate("a1", Feedback("up"))


def test_turns_of_a_dropped_conversation_go_with_it(make: Make) -> None:
    store = make(limit=1)
    store.save(Conversation("a"), turn(1))
    store.save(Conversation("b"), turn(1, "b"))
    assert (store.turns("a"), store.turn("a1")) == ((), None)


def test_they_survive_a_restart_and_threads(open_store: OpenState) -> None:
    store = StoredConversations(open_store("conversations"))
    threads = [
        threading.Thread(target=store.save, args=(Conversation(f"c{n}", language="tr"),)) for n in range(16)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    again = StoredConversations(open_store("conversations"))
    assert all(again.load(f"c{n}").language == "tr" for n in range(16))


def test_what_another_version_kept_in_its_own_way_begins_anew(open_store: OpenState) -> None:
    store, database = StoredConversations(open_store("conversations")), open_store("conversations")
    store.save(Conversation("a", language="tr"))
    with database.connection() as connection:
        connection.execute("UPDATE conversations SET state = :state", {"state": '{"colour": 1}'})
    assert store.load("a") == Conversation("a")


def test_every_character_can_be_asked(open_store: OpenState) -> None:
    store = StoredConversations(open_store("conversations"))
    asked = replace(turn(1), question="a\0b 电源 \U0001f600 \ufffe")
    store.save(Conversation("a"), asked)
    assert store.rate("a1", Feedback("down", "\0"))
    assert store.turns("a")[0].question.replace("\ufffd", "\0") == asked.question


def told(kind: Kind) -> Answer:
    return Answer(id="1", conversation_id="a", language="en", kind=kind, lead="…", text="…")


def test_an_aside_that_nothing_is_known_of_leaves_what_was_spoken_of() -> None:
    before = Conversation("a", frame=FRAME)
    aside = Frame("the weather?", "tr")
    assert before.after(aside, told("abstention")).frame == replace(FRAME, language="tr")
    assert before.after(aside, told("answer")).frame == aside
    own = replace(aside, cards=FRAME.cards)
    assert before.after(own, told("abstention")).frame == own
