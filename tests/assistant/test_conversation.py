"""Memory between turns: kept, bounded in number and age, safe from threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from assistant.conversation import Conversation, Conversations, MemoryConversations, SqliteConversations
from assistant.understanding.frame import Card, Frame, Money, Slot, Span

Make = Callable[..., Conversations]


@pytest.fixture(params=["memory", "sqlite"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    if request.param == "memory":
        return MemoryConversations
    return lambda **limits: SqliteConversations(tmp_path / "c.sqlite", **limits)


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


def test_sqlite_survives_a_restart_and_threads(tmp_path: Path) -> None:
    store = SqliteConversations(tmp_path / "c.sqlite")
    threads = [
        threading.Thread(target=store.save, args=(Conversation(f"c{n}", language="tr"),)) for n in range(16)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    again = SqliteConversations(tmp_path / "c.sqlite")
    assert all(again.load(f"c{n}").language == "tr" for n in range(16))
