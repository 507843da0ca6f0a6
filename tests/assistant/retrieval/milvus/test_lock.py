"""One writer at a time, and a dead one is taken over."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.errors import IndexBusyError
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.stores.milvus import lock as locking
from assistant.retrieval.stores.milvus.address import read_address
from assistant.retrieval.stores.milvus.client import Milvus
from assistant.retrieval.stores.milvus.lock import WritingLock
from assistant.retrieval.stores.milvus.naming import (
    content_schema,
)
from assistant.state.store import StateError
from tests.milvus import is_installed

pytestmark = pytest.mark.skipif(not is_installed(), reason="milvus-lite is not installed here")


def test_a_file_that_a_killed_writer_left_is_written_at_once(
    tmp_path: Path, notes: Path, embedder: ShippedEmbedder
) -> None:
    from milvus_lite.server_manager import server_manager_instance

    url = f"milvus://{tmp_path}/index.db"
    try:
        left = WritingLock(Milvus(read_address(url)))
        left.__enter__()
        assert len(Ingestor(tmp_path / "home", embedder, vectors=url).ingest([notes]).added) == 2
        left.__exit__(None, None, None)
    finally:
        server_manager_instance.release_server(f"{tmp_path}/index.db")


def test_one_writer_at_a_time_and_a_dead_one_is_taken_over(opened: Milvus) -> None:
    with WritingLock(opened) as first:
        with pytest.raises(IndexBusyError), WritingLock(opened):
            pass
        first.require()
        with WritingLock(opened, dead_s=0.0) as second:
            second.require()
            with pytest.raises(IndexBusyError):
                first.require()
    assert opened.names() == []


@pytest.mark.skipif(not Path("/proc/self/ns/pid").exists(), reason="processes are not told apart here")
def test_one_that_was_killed_on_this_machine_is_taken_over_at_once(
    opened: Milvus, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait(timeout=60)
    with monkeypatch.context() as patched:
        patched.setattr(locking.os, "getpid", lambda: ended.pid)
        killed = WritingLock(opened)
    killed.__enter__()
    with WritingLock(opened) as after:
        after.require()
    killed.__exit__(None, None, None)
    with monkeypatch.context() as patched:
        patched.setattr(locking.os, "getpid", lambda: ended.pid)
        patched.setattr(locking, "_here", lambda: "elsewhere")
        killed = WritingLock(opened)
    killed.__enter__()
    with pytest.raises(IndexBusyError), WritingLock(opened):
        pass
    killed.__exit__(None, None, None)


def test_a_mark_is_read_back() -> None:
    for where in ("abc", ""):
        mark = locking.Mark(17, 4, where, "ff")
        assert locking.read_mark(["id", "none", mark.written], "any") == mark


def test_a_writer_that_works_gives_signs_of_life(opened: Milvus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locking, "BEAT_S", 0.05)
    with WritingLock(opened) as lock:
        end = time.monotonic() + 120
        while not opened.aliases(lock._name) and time.monotonic() < end:
            time.sleep(0.02)
        assert opened.aliases(lock._name)
        monkeypatch.setattr(locking.time, "time", lambda later=time.time() + locking.DEAD_S - 20: later)
        with pytest.raises(IndexBusyError), WritingLock(opened):
            pass
    assert opened.names() == []


def test_of_two_that_make_the_same_number_one_is_refused(
    opened: Milvus, monkeypatch: pytest.MonkeyPatch
) -> None:
    with WritingLock(opened):
        late = WritingLock(opened)
        monkeypatch.setattr(late, "_numbers", list)
        with pytest.raises(IndexBusyError), late:
            pass


@pytest.mark.parametrize("name", ["rigwise1_writing_9999", "rigwise1_writing_mine"])
def test_a_collection_of_another_program_is_named(opened: Milvus, name: str) -> None:
    opened.create(name, *content_schema())
    with pytest.raises(StateError) as refused, WritingLock(opened):
        pass
    assert refused.value.message_id == "vectors-schema"
    assert refused.value.arguments["collection"] == name
    assert opened.has(name)
