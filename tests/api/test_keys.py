"""Keys on either engine: found by their secret, closed for every process, read without asking each time."""

from __future__ import annotations

import asyncio
import time

from api.keys import KeyStore
from tests.conftest import OpenState


def test_a_key_is_found_by_its_secret_until_it_is_revoked(open_store: OpenState) -> None:
    store = KeyStore(open_store("keys"))
    assert not store.any()
    key, secret = store.create("bot", "ask")
    assert (store.find(secret), store.find(f"{secret}x"), store.all()) == (key, None, [key])
    assert store.revoke(key.id)
    assert not store.revoke(key.id)
    assert store.find(secret) is None
    assert store.any(), "a revoked key still closes the door"


def test_keys_come_in_the_order_in_which_they_were_made(open_store: OpenState) -> None:
    store = KeyStore(open_store("keys"))
    made = [store.create(name, "admin")[0] for name in "cab"]
    assert KeyStore(open_store("keys")).all() == made


def test_another_process_s_changes_are_seen(open_store: OpenState) -> None:
    mine, theirs = KeyStore(open_store("keys")), KeyStore(open_store("keys"))
    assert not mine.any()
    key, secret = theirs.create("new", "ask")
    end = time.monotonic() + 30
    while mine.find(secret) != key:
        assert time.monotonic() < end
    theirs.revoke(key.id)
    while mine.find(secret) is not None:
        assert time.monotonic() < end


def test_a_refresh_reads_away_from_the_event_loop(open_store: OpenState) -> None:
    store = KeyStore(open_store("keys"))
    key, secret = store.create("bot", "ask")
    asyncio.run(store.refresh())
    assert store.find(secret) == key
