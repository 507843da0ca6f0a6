"""The native engine: threads by how many texts are encoded at once, and memory given back."""

from __future__ import annotations

import mmap
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import numpy as np
import pytest

from assistant.retrieval.embedders import native, pages
from assistant.retrieval.embedders.native import NativeEngine, can_run, weights_path
from assistant.retrieval.embedders.pages import Pages, mapped, mapping_of
from assistant.retrieval.embedders.teams import Team
from assistant.retrieval.threads import CROWD

WEIGHTS = weights_path()
pytestmark = pytest.mark.skipif(
    not can_run() or WEIGHTS is None, reason="the native engine does not run here"
)
TEXTS = [f"How big a power supply do I need for {number} cards, and which case?" for number in range(12)]


class Greedy(Team):
    """All threads for every text that is alone."""

    def size(self) -> int:
        return self._most


@pytest.fixture
def engine() -> NativeEngine:
    assert WEIGHTS is not None
    engine = NativeEngine(WEIGHTS)
    engine._alone = Greedy(4)
    return engine


def spied(engine: NativeEngine, monkeypatch: pytest.MonkeyPatch, inside: Callable[[], object]) -> list[int]:
    """Numbers of threads that were asked for; ``inside`` is called while each text is encoded."""
    asked: list[int] = []
    encode = engine._model.encode
    monkeypatch.setattr(engine, "_set_threads", asked.append)
    monkeypatch.setattr(engine._model, "encode", lambda *given: (inside(), encode(*given))[1])
    return asked


def test_a_text_alone_gets_several_threads(engine: NativeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = spied(engine, monkeypatch, lambda: None)
    engine.query(TEXTS[:3])
    assert asked == [4, 4, 4]


def test_texts_beside_each_other_get_one_each(engine: NativeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    together = Barrier(3, timeout=120)
    asked = spied(engine, monkeypatch, together.wait)
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda text: engine.query([text]), TEXTS[:3]))
    assert sorted(asked) == [1, 1, 4]


def test_a_text_gets_one_thread_while_other_questions_are_worked_on(
    engine: NativeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = spied(engine, monkeypatch, lambda: None)
    with CROWD.joined():
        engine.query(TEXTS[:1])
        with CROWD.joined():
            engine.query(TEXTS[:1])
        engine.query(TEXTS[:1])
    engine.query(TEXTS[:1])
    assert asked == [4, 1, 4, 4]


def test_vectors_do_not_depend_on_the_number_of_threads(engine: NativeEngine) -> None:
    found = []
    for threads in (1, 2, 4):
        engine._alone = Greedy(threads)
        found.append(engine.query(TEXTS[:2]))
    assert np.array_equal(found[0], found[1])
    assert np.array_equal(found[0], found[2])


def test_the_faster_number_of_threads_is_used(engine: NativeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that only threads move: four take twice as long as one."""
    now = [0.0]
    monkeypatch.setattr(native, "perf_counter", lambda: now[0])

    def encoded() -> None:
        now[0] += 0.02 if asked[-1] == 4 else 0.01

    engine._alone = Team(4)
    asked = spied(engine, monkeypatch, encoded)
    engine.query(TEXTS[:6])
    assert asked == [4, 1, 1, 1, 1, 1]


def test_an_error_does_not_count_as_a_text_for_ever(
    engine: NativeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:

    def broken() -> None:
        raise OSError

    asked = spied(engine, monkeypatch, broken)
    for _ in range(2):
        with pytest.raises(OSError):
            engine.query(TEXTS[:1])
    assert asked == [4, 4]


linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no list of what is mapped")


def resident_kb(path: Path) -> int:
    """Memory of this process that is a file's [kB]."""
    total, counts = 0, False
    for line in Path("/proc/self/smaps").read_text(encoding="utf-8").splitlines():
        if line.partition("-")[0].isalnum() and ":" in line.split()[3]:
            counts = line.endswith(str(path.resolve()))
        elif counts and line.startswith("Rss:"):
            total += int(line.split()[1])
    return total


@linux
def test_memory_of_the_vocabulary_is_given_back(
    engine: NativeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert WEIGHTS is not None
    monkeypatch.setattr(pages, "_EVERY", 1_000)
    before = engine.query(TEXTS)
    held = resident_kb(WEIGHTS)
    assert engine._vocabulary is not None
    engine._vocabulary.give_back()
    assert resident_kb(WEIGHTS) < held
    assert np.array_equal(engine.query(TEXTS), before)


@linux
def test_it_is_given_back_now_and_then(engine: NativeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(Pages, "give_back", lambda self: given.append(self._read))
    monkeypatch.setattr(pages, "_EVERY", 5)
    engine.query(TEXTS)
    assert given == [5, 10]


@linux
@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("7f0000000000-7f0000100000 r--p 00000000 fe:01 42 /data/model.bin", [0x7F0000000000]),
        ("7f0000000000-7f0000100000 r--s 00000000 fe:01 42        /data/model.bin", [0x7F0000000000]),
        ("7f0000000000-7f0000100000 rw-p 00000000 fe:01 42 /data/model.bin", []),
        ("7f0000000000-7f0000100000 r--p 00001000 fe:01 42 /data/model.bin", []),
        ("7f0000000000-7f0000001000 r--p 00000000 fe:01 42 /data/model.bin", []),
        ("7f0000000000-7f0000100000 r--p 00000000 fe:01 42 /data/another model.bin", []),
        ("7f0000000000-7f0000100000 r--p 00000000 00:00 0", []),
    ],
)
def test_only_the_whole_file_for_reading_is_found(line: str, found: list[int]) -> None:
    assert list(mapped(line, "/data/model.bin", 65_536)) == found


def test_a_file_that_is_not_mapped_has_no_place(tmp_path: Path) -> None:
    file = tmp_path / "weights.bin"
    file.write_bytes(os.urandom(10))
    assert mapping_of(file, lambda: "loaded") == ("loaded", None)


def opened(file: Path) -> mmap.mmap:
    with file.open("rb") as stream:
        return mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)


@linux
def test_of_a_file_that_is_mapped_several_times_the_own_place_is_found(tmp_path: Path) -> None:
    """The other mappings may go at any time, and what lies there then is somebody else's."""
    file = tmp_path / "weights.bin"
    file.write_bytes(bytes(4 * mmap.PAGESIZE))
    other = opened(file)
    own, place = mapping_of(file, lambda: opened(file))
    assert place == np.frombuffer(own, np.uint8).ctypes.data
    both, unsure = mapping_of(file, lambda: (opened(file), opened(file)))
    assert unsure is None
    for each in (other, own, *both):
        each.close()


@linux
def test_an_engine_gives_back_no_memory_of_others() -> None:
    """Once, the places of all mappings were taken, those of engines that ended later too."""
    assert WEIGHTS is not None
    first = NativeEngine(WEIGHTS)
    second = NativeEngine(WEIGHTS)
    places = [engine._mapping for engine in (first, second)]
    assert len({*places, None}) == 3
    assert second._vocabulary is not None
    assert second._vocabulary._mapping == places[1]
