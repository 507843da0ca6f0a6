"""An ingest into PostgreSQL whose texts are encoded by one, two and four processes.

Two measurements. The queue by itself: an embedder that takes a set time per text without using the processor,
as one on another machine or on a graphics card does, so that the processes need no processors of their own;
what keeps the rate from growing with them is then the queue. And the embedder that ships with Rigwise on a
sample of passages, one process, in processor time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

import click
import numpy as np

from assistant.retrieval.build import texts_of
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.encode import Job
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.stores.work import Work, encode_together, work_off
from assistant.state.opening import open_postgres
from assistant.state.postgres import PostgresState
from corpus.guides import load_guides
from corpus.reading.reader import read_document
from tests.benchmarks.measurement import Measurement
from tests.postgres import Postgres, running_postgres

PROCESSES = (1, 2, 4)
PER_DOCUMENT = 250
TEXT_S = 0.002
"""Seconds that a text takes."""
SAMPLE = 48
_WORDS = ("rack", "fan", "card", "board", "cable", "case", "rail", "port", "lamp", "slot", "tray", "hall")
_ONCE = (
    "SELECT count(*), count(DISTINCT (key, language)) FROM vectors "
    "WHERE level = 0 AND died IS NULL AND model = (SELECT model FROM versions ORDER BY number DESC LIMIT 1)"
)


class Steady:
    """An embedder that waits, then gives vectors that depend on nothing but the text."""

    record = RECORD

    def passage(self, texts: Sequence[str]) -> np.ndarray:
        """See :class:`~assistant.retrieval.embedders.base.Embedder`."""
        time.sleep(TEXT_S * len(texts))
        digests = [blake2b(text.encode(), digest_size=48).digest() * 8 for text in texts]
        table = np.frombuffer(b"".join(digests), np.uint8).reshape(len(texts), RECORD.dimension)
        vectors = table.astype(np.float32) - 127.5
        return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)

    query = passage

    def count_tokens(self, text: str) -> int:
        """About as many as there are words."""
        return 2 * len(text.split())

    def release(self) -> None:
        """Nothing is held."""


@dataclass
class Clock:
    """When reading and encoding were last told of."""

    start: float = field(default_factory=time.perf_counter)
    read: float = 0.0
    encoded: float = 0.0

    def reading(self, _: int, __: int) -> None:
        """Note that a file was read."""
        self.read = time.perf_counter()

    def encoding(self, _: int, __: int) -> None:
        """Note that texts were encoded."""
        self.encoded = time.perf_counter()


def ingesting(home: Path, passages: int) -> Iterator[Measurement | str]:
    """The queue with each number of processes; then a whole ingest, each passage of which is there once."""
    documents = home / "documents"
    _write(documents, passages)
    jobs = _jobs(documents)
    with running_postgres() as postgres:
        rates = {}
        how = f"{passages} passages, {len(jobs)} texts of {TEXT_S * 1000:g} ms"
        for count in PROCESSES:
            rates[count] = len(jobs) / _encoded(postgres, jobs, count)
            yield from _scaling(count, rates, how)
        yield from _whole(postgres, home, documents, passages)
    yield _shipped()


def _scaling(count: int, rates: dict[int, float], how: str) -> Iterator[Measurement]:
    name = f"ingest, {count} encoding"
    yield Measurement(f"{name}: texts per second", rates[count], "1/s", more_is_better=True, how=how)
    share = rates[count] / (count * rates[PROCESSES[0]])
    yield Measurement(f"{name}: of {count} times one", share, "", 0.9, more_is_better=True)


def _whole(postgres: Postgres, home: Path, documents: Path, passages: int) -> Iterator[Measurement]:
    count = PROCESSES[-1]
    clock, end = _ingested(postgres, home / "home", documents, count, passages)
    steps = {
        "read and split": clock.read - clock.start,
        "encoded": clock.encoded - clock.read,
        "indexed and published": end - clock.encoded,
    }
    for step, seconds in steps.items():
        yield Measurement(f"ingest, {count} encoding: {step}", seconds, "s", how=f"{passages} passages")


def _write(folder: Path, passages: int) -> None:
    """Documents of paragraphs of one sentence, no two alike, each a passage of its own."""
    folder.mkdir()
    for first in range(0, passages, PER_DOCUMENT):
        numbers = range(first, min(first + PER_DOCUMENT, passages))
        text = "\n\n".join(_paragraph(number) for number in numbers)
        (folder / f"{first:08}.md").write_text(f"# Hall {first}\n\n{text}\n", encoding="utf-8")


def _paragraph(number: int) -> str:
    words = " ".join(_WORDS[(number // 12 ** (place % 6) + place) % 12] for place in range(24))
    return f"Machine {number} of the hall stands beside the {words}."


def _jobs(documents: Path) -> list[Job]:
    """Every text of the documents, once."""
    embedder = Steady()
    count, room = embedder.count_tokens, RECORD.max_tokens
    files = sorted(documents.iterdir())
    read = (read_document(file.read_bytes(), file.name, count, room, language="en") for file in files)
    jobs = (job for each in read for job in texts_of(each.document, embedder).jobs())
    return list({job.key: job for job in jobs}.values())


def _encoded(postgres: Postgres, jobs: list[Job], processes: int) -> float:
    """Seconds that the queue takes; this process is one of those that encode."""
    with _processes(postgres, processes) as (_, database):
        start = time.perf_counter()
        found = encode_together(Work(database, RECORD, "ingest"), jobs, Steady())
        seconds = time.perf_counter() - start
    if found.keys() != {job.key for job in jobs}:
        raise RuntimeError(f"{len(jobs)} texts became {len(found)} vectors")
    return seconds


def _ingested(
    postgres: Postgres, home: Path, documents: Path, processes: int, passages: int
) -> tuple[Clock, float]:
    """One ingest into a new database."""
    with _processes(postgres, processes) as (url, database):
        clock = Clock()
        ingestor = Ingestor(home, Steady(), clock.encoding, reading=clock.reading, vectors=url)
        report = ingestor.ingest([documents], language="en")
        end = time.perf_counter()
        if report.failed:
            raise RuntimeError(str(report.failed[0]))
        _check(database, passages)
    return clock, end


@contextmanager
def _processes(postgres: Postgres, count: int) -> Iterator[tuple[str, PostgresState]]:
    """A new database, and workers beside this process."""
    url = postgres.new_database()
    database = open_postgres(url, 2, part="vectors", checked=False)
    database.migrate()
    with ExitStack() as stack:
        stack.callback(database.close)
        for _ in range(count - 1):
            stack.enter_context(_worker(url))
        yield url, database


def _check(database: PostgresState, passages: int) -> None:
    """Refuse figures of an ingest that lost a passage or has one twice."""
    with database.connection() as transaction:
        found = tuple(transaction.execute(_ONCE).fetchone())
        left = transaction.execute("SELECT count(*) FROM work").fetchone()[0]
    if found != (passages, passages) or left:
        raise RuntimeError(f"{passages} passages became {found}, {left} items are left")


@contextmanager
def _worker(url: str) -> Iterator[None]:
    """A worker in a process of its own, ready to work."""
    command = [sys.executable, "-m", "tests.benchmarks.ingesting", url]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        process.stdout.readline()
        yield
    finally:
        process.terminate()
        process.wait(timeout=60)


def _shipped() -> Measurement:
    """The rate of the embedder that ships with Rigwise; more than one thread would count twice."""
    code = "import json; from tests.benchmarks.ingesting import sample; print(json.dumps(sample()))"
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    texts, seconds, words = json.loads(done.stdout)
    how = f"{texts} passages of the guides, {words} tokens on average, processor time of one process"
    return Measurement(
        "ingest, shipped embedder: passages", texts / seconds, "1/s", more_is_better=True, how=how
    )


def sample() -> tuple[int, float, int]:
    """Passages encoded, seconds of processor time, tokens of one on average."""
    embedder = ShippedEmbedder()
    embedder.passage(["?"])
    texts = [passage.search_text for guide in load_guides() for passage in guide.passages()][:SAMPLE]
    start = time.process_time()
    embedder.passage(texts)
    seconds = time.process_time() - start
    return len(texts), seconds, sum(map(embedder.count_tokens, texts)) // len(texts)


@click.command()
@click.argument("url")
def main(url: str) -> None:
    """Work on what there is in a database, until told to end; what ``rigwise worker`` does."""
    work = Work(open_postgres(url, part="vectors"), RECORD, str(os.getpid()))
    click.echo("ready")
    while True:
        if not work_off(work, Steady()):
            time.sleep(0.1)


if __name__ == "__main__":
    main()
