"""Texts shared out among processes: each encoded, none lost when one dies, the index the same as alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.encode import BATCH, Job
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from assistant.retrieval.stores.work import Counts, Work, encode_together, work_off
from assistant.state.opening import open_postgres
from assistant.state.postgres import PostgresState
from tests.postgres import Postgres

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

PATIENCE_S = 180.0
JOBS = [Job(f"text number {number}", as_query=number % 3 == 0) for number in range(3 * BATCH)]


class Counting:
    """An embedder that writes the length of a text, and which texts it was given."""

    record = RECORD

    def __init__(self) -> None:
        self.seen: list[str] = []

    def passage(self, texts: Sequence[str]) -> FloatArray:
        self.seen.extend(texts)
        return np.tile(np.asarray([[len(text)] for text in texts], np.float32), (1, RECORD.dimension))

    def query(self, texts: Sequence[str]) -> FloatArray:
        return -self.passage(texts)

    def count_tokens(self, text: str) -> int:
        return len(text.split())

    def release(self) -> None:
        pass


@pytest.fixture
def url(postgres: Postgres) -> str:
    return _migrated(postgres)


def _migrated(postgres: Postgres) -> str:
    """The address of a new database with the tables of an index."""
    address = postgres.new_database()
    database = open_postgres(address, part="vectors", checked=False)
    database.migrate()
    database.close()
    return address


@pytest.fixture
def database(url: str) -> Iterator[PostgresState]:
    opened = open_postgres(url, 4, part="vectors")
    yield opened
    opened.close()


def test_every_text_gets_the_vector_of_its_kind(database: PostgresState) -> None:
    found = encode_together(Work(database, RECORD, "one"), JOBS, Counting())
    assert found.keys() == {job.key for job in JOBS}
    for job in JOBS:
        sign = -1 if job.as_query else 1
        assert found[job.key].tolist() == [sign * len(job.text)] * RECORD.dimension


def test_items_are_shared_and_none_is_encoded_twice(database: PostgresState) -> None:
    mine, others = Counting(), [Counting(), Counting()]
    Work(database, RECORD, "before").add(JOBS)
    threads = [
        threading.Thread(target=work_off, args=(Work(database, RECORD, f"w{number}"), each))
        for number, each in enumerate([mine, *others])
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seen = [text for each in (mine, *others) for text in each.seen]
    assert sorted(seen) == sorted(job.text for job in JOBS)
    assert Work(database, RECORD, "after").counts() == Counts(len(JOBS) // BATCH, 0, 0)


def test_what_a_dead_worker_was_at_is_taken_over(url: str, database: PostgresState) -> None:
    work = Work(database, RECORD, "one", lease_s=1.0)
    work.add(JOBS)
    program = (
        "import os, sys; from assistant.retrieval.stores.work import Work; "
        "from assistant.retrieval.embedders.shipped import RECORD; "
        "from assistant.state.opening import open_postgres; "
        "work = Work(open_postgres(sys.argv[1], part='vectors'), RECORD, 'dead', lease_s=1.0); "
        "print(len(work.claim().texts), flush=True); os._exit(9)"
    )
    died = subprocess.run([sys.executable, "-c", program, url], capture_output=True, text=True, check=False)
    assert (died.returncode, died.stdout) == (9, f"{BATCH}\n"), died.stderr
    found = encode_together(work, JOBS, Counting(), look_s=0.01)
    assert found.keys() == {job.key for job in JOBS}


def test_what_a_killed_ingest_had_encoded_is_not_encoded_again(database: PostgresState) -> None:
    work, first = Work(database, RECORD, "one"), Counting()
    work.add(JOBS)
    item = work.claim()
    assert item is not None
    work.finish(item, first.query(list(item.texts)) if item.as_query else first.passage(list(item.texts)))
    again = Counting()
    assert encode_together(work, JOBS, again).keys() == {job.key for job in JOBS}
    assert not set(again.seen) & set(first.seen)


def test_the_second_to_finish_changes_nothing(database: PostgresState) -> None:
    work = Work(database, RECORD, "one", lease_s=-1.0)
    work.add([Job("x")])
    first, second = work.claim(), work.claim()
    assert first and second and first.id == second.id
    work.finish(second, np.ones((1, RECORD.dimension), np.float16))
    work.finish(first, np.zeros((1, RECORD.dimension), np.float16))
    assert work.finished()[Job("x").key].tolist() == [1.0] * RECORD.dimension


def test_a_worker_of_another_model_takes_nothing(database: PostgresState) -> None:
    Work(database, RECORD, "one").add(JOBS)
    assert Work(database, replace(RECORD, revision="another"), "two").claim() is None


def test_an_ingest_with_workers_builds_what_it_builds_alone(url: str, tmp_path: Path) -> None:
    """Two worker processes help; afterwards each text has one vector, the one that it has alone."""
    note = tmp_path / "note.md"
    sentences = (f"Machine {number} of the hall has {number % 7} cards." for number in range(70))
    note.write_text("# Hall\n\n" + "\n\n".join(sentences) + "\n", encoding="utf-8")
    environment = {**os.environ, "RIGWISE_VECTORS": url, "RIGWISE_HOME": str(tmp_path / "worker")}
    run = [sys.executable, "-c", "from api.main import main; main()", "worker"]
    workers = [subprocess.Popen(run, env=environment) for _ in range(2)]
    try:
        embedder = ShippedEmbedder()
        Ingestor(tmp_path / "together", embedder, vectors=url).ingest([note])
    finally:
        for worker in workers:
            worker.terminate()
        ends = {worker.wait(PATIENCE_S) for worker in workers}
    assert ends <= {0, -signal.SIGTERM}, "the signal itself ends one that has not begun yet"
    Ingestor(tmp_path / "alone", embedder).ingest([note])
    question = "How many cards has machine 33 of the hall?"
    together, alone = (
        Retriever.open(tmp_path / name, embedder, vectors=address).search(question, "en").hits[0]
        for name, address in (("together", url), ("alone", None))
    )
    assert together.text == alone.text and "Machine 33" in alone.text
    database = open_postgres(url, part="vectors")
    with database.connection() as transaction:
        twice = "SELECT key FROM vectors GROUP BY model, level, key, language HAVING count(*) > 1"
        assert transaction.execute(twice).fetchall() == []
        assert transaction.execute("SELECT count(*) FROM work").fetchone()[0] == 0
    database.close()


class Held(Counting):
    """The embedder of an ingest that has to leave the rest to others until it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go_on = threading.Event()

    def passage(self, texts: Sequence[str]) -> FloatArray:
        assert self.may_go_on.wait(PATIENCE_S), "the ingest was not let go on"
        return super().passage(texts)


_AT_WORK = "SELECT id FROM work WHERE owner LIKE :owner AND vectors IS NULL FOR UPDATE"
_KEYS = "SELECT model, level, key, language FROM vectors ORDER BY model, level, key, language"


def test_a_worker_killed_during_an_ingest_leaves_one_copy_of_each_text(
    postgres: Postgres, url: str, database: PostgresState, tmp_path: Path
) -> None:
    """It is killed while it is at an item, which is locked here so that it cannot be done with it before."""
    note = tmp_path / "note.md"
    sentences = (f"Machine {n} of the hall has {n % 7} cards. It stands in row {n}." for n in range(70))
    note.write_text("# Hall\n\n" + "\n\n".join(sentences) + "\n", encoding="utf-8")
    environment = {**os.environ, "RIGWISE_VECTORS": url, "RIGWISE_HOME": str(tmp_path / "worker")}
    run = [sys.executable, "-c", "from api.main import main; main()", "worker"]
    embedder, reports = Held(), []
    ingestor = Ingestor(tmp_path / "home", embedder, vectors=url)
    ingesting = threading.Thread(target=lambda: reports.append(ingestor.ingest([note])), daemon=True)
    ingesting.start()
    worker = subprocess.Popen(run, env=environment)
    try:
        _kill_at_work(worker, database)
        embedder.may_go_on.set()
        ingesting.join(PATIENCE_S)
    finally:
        embedder.may_go_on.set()
        worker.kill()
        worker.wait(PATIENCE_S)
    assert worker.returncode == -signal.SIGKILL
    assert not ingesting.is_alive(), "the ingest waits for the worker that was killed"
    assert [report.failed for report in reports] == [[]]
    other = _migrated(postgres)
    Ingestor(tmp_path / "alone", embedder, vectors=other).ingest([note])
    alone = open_postgres(other, part="vectors")
    with database.connection() as ours, alone.connection() as theirs:
        rows = ours.execute(_KEYS).fetchall()
        assert len(rows) == len(set(rows)) and rows == theirs.execute(_KEYS).fetchall()
        assert ours.execute("SELECT count(*) FROM work").fetchone() == (0,)
        assert ours.execute("SELECT count(*) FROM documents").fetchone() == (1,)
    alone.close()


def _kill_at_work(worker: subprocess.Popen[bytes], database: PostgresState) -> None:
    """Kill a worker that is at an item, and let the time pass that it had for it."""
    end = time.monotonic() + PATIENCE_S
    while True:
        with database.connection() as transaction:
            mine = transaction.execute(_AT_WORK, {"owner": f"%/{worker.pid}"}).fetchall()
            if mine:
                worker.kill()
                worker.wait(PATIENCE_S)
                transaction.execute("UPDATE work SET lease = 0 WHERE id = :id", {"id": mine[0][0]})
                return
        assert worker.poll() is None, "the worker ended by itself"
        assert time.monotonic() < end, "the worker took no item"
        time.sleep(0.005)


def test_status_is_told_from_anywhere(url: str, database: PostgresState, tmp_path: Path) -> None:
    work = Work(database, RECORD, "one")
    work.add(JOBS)
    assert work.claim() is not None
    environment = {**os.environ, "RIGWISE_VECTORS": url, "RIGWISE_HOME": str(tmp_path)}
    run = [sys.executable, "-c", "from api.main import main; main()", "worker", "--status"]
    told = subprocess.run(run, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == f"0 items encoded, 1 at work, {len(JOBS) // BATCH - 1} waiting.\n"
