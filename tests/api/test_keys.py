"""Keys on either engine: found by their secret, closed for every process, read without asking each time."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import AbstractContextManager

from api.keys import KeyRing, KeyStore
from assistant.state.store import Connection, StateError
from tests.conftest import OpenState


def test_a_key_is_found_by_its_secret_until_it_is_revoked(open_store: OpenState) -> None:
    store = KeyStore(open_store("keys"))
    assert not store.ring().any()
    key, secret = store.create("bot", "ask")
    assert (store.ring().find(secret), store.ring().find(f"{secret}x"), store.all()) == (key, None, [key])
    assert store.revoke(key.id)
    assert not store.revoke(key.id)
    assert store.ring().find(secret) is None
    assert store.ring().any(), "a revoked key still closes the door"


def test_keys_come_in_the_order_in_which_they_were_made(open_store: OpenState) -> None:
    store = KeyStore(open_store("keys"))
    made = [store.create(name, "admin")[0] for name in "cab"]
    assert KeyStore(open_store("keys")).all() == made


def test_another_process_s_changes_are_seen(open_store: OpenState) -> None:
    mine, theirs = KeyStore(open_store("keys")), KeyStore(open_store("keys"))
    assert not mine.ring().any()
    key, secret = theirs.create("new", "ask")
    end = time.monotonic() + 120
    while mine.ring().find(secret) != key:
        assert time.monotonic() < end
    theirs.revoke(key.id)
    while mine.ring().find(secret) is not None:
        assert time.monotonic() < end


def test_on_an_event_loop_one_reading_serves_all_who_wait(open_store: OpenState) -> None:
    store = KeyStore(open_store("keys"))
    key, secret = store.create("bot", "ask")

    async def rings() -> list[KeyRing]:
        return await asyncio.gather(*(store.ring_soon() for _ in range(20)))

    first, *others = asyncio.run(rings())
    assert first.find(secret) == key
    assert all(ring is first for ring in others)


class Away:
    """A database on another machine that does not answer; each attempt to reach it is noted."""

    is_remote = True
    skip_locked = ""

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []
        self.may_fail = threading.Event()

    def connection(self) -> AbstractContextManager[Connection]:
        self.threads.append(threading.current_thread())
        assert self.may_fail.wait(120)
        raise StateError("error-state-database", reason="no answer")

    def stamp(self) -> int:
        return 0

    def close(self) -> None:
        pass


def test_a_database_that_does_not_answer_holds_neither_the_event_loop_nor_a_queue() -> None:
    away = Away()
    store = KeyStore(away)

    async def knock() -> list[KeyRing | BaseException]:
        waiting = [asyncio.ensure_future(store.ring_soon()) for _ in range(50)]
        await asyncio.sleep(0)
        away.may_fail.set()
        return await asyncio.gather(*waiting, return_exceptions=True)

    found = asyncio.run(knock())
    assert len(found) == 50
    assert all(isinstance(each, StateError) for each in found)
    assert len(away.threads) == 1
    assert away.threads[0] is not threading.current_thread()


def test_what_passes_are_signed_with_is_made_once_for_all_who_share_the_keys(open_store: OpenState) -> None:
    mine, theirs = KeyStore(open_store("keys")), KeyStore(open_store("keys"))
    assert mine.ring().secret is None
    secret = asyncio.run(mine.make_secret())
    assert (len(secret), asyncio.run(theirs.make_secret())) == (32, secret)
    assert mine.ring().secret == theirs.ring().secret == secret
    mine.create("bot", "ask")
    assert mine.ring().secret == secret
