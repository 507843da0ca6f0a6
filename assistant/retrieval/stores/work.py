"""Texts to be encoded, shared out among any number of processes on any machines.

An item is a batch of texts. Whoever claims it has it for some time; if it dies, another takes the item when
the time is over. An item is encoded once or more, and its vectors are kept once.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.encode import BATCH, Job
from assistant.retrieval.stores.binary import read_halves, write_halves

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder, ModelRecord
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.segment import HalfArray
    from assistant.state.postgres import PostgresState

LEASE_S = 60.0
LOOK_S = 0.5
_ADD = "INSERT INTO work (model, as_query, texts) VALUES (:model, :as_query, :texts)"
_CLAIM = """
UPDATE work SET owner = :owner, lease = extract(epoch FROM clock_timestamp()) + :lease_s WHERE id = (
    SELECT id FROM work WHERE model = :model AND vectors IS NULL
    AND lease < extract(epoch FROM clock_timestamp())
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING id, as_query, texts
"""
_FINISH = "UPDATE work SET vectors = :vectors, owner = NULL WHERE id = :id AND vectors IS NULL"
_FINISHED = "SELECT as_query, texts, vectors FROM work WHERE model = :model AND vectors IS NOT NULL"
_COUNTS = (
    "SELECT count(vectors), count(*) FILTER (WHERE vectors IS NULL AND lease >= now), "
    "count(*) FILTER (WHERE vectors IS NULL AND lease < now) "
    "FROM work, (SELECT extract(epoch FROM clock_timestamp()) AS now) AS at"
)
_CLEAR = "DELETE FROM work"


@dataclass(frozen=True, slots=True)
class Item:
    """A batch of texts to encode."""

    id: int
    as_query: bool
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """How many items are encoded, are being encoded, and wait."""

    done: int
    working: int
    waiting: int


class Work:
    """The items in a database.

    Args:
        record: of the model that items are for.
        owner: name of this process, for whoever looks.
        lease_s: seconds that a process has for an item, by the clock of the database.
    """

    def __init__(
        self,
        database: PostgresState,
        record: ModelRecord,
        owner: str,
        *,
        lease_s: float = LEASE_S,
    ) -> None:
        self._database = database
        self._model = json.dumps(record.to_json(), sort_keys=True)
        self._dimension = record.dimension
        self._owner = owner
        self._lease_s = lease_s

    def add(self, jobs: Sequence[Job]) -> None:
        """Put texts in, in items of texts of similar length."""
        ordered = sorted(jobs, key=lambda job: (job.as_query, len(job.text)))
        with self._database.connection() as transaction:
            for as_query in (False, True):
                texts = [job.text for job in ordered if job.as_query == as_query]
                for start in range(0, len(texts), BATCH):
                    values = {"as_query": as_query, "texts": json.dumps(texts[start : start + BATCH])}
                    transaction.execute(_ADD, {"model": self._model, **values})

    def claim(self) -> Item | None:
        """An item that nobody is at, for this process to encode; ``None`` when there is none."""
        values = {"model": self._model, "owner": self._owner, "lease_s": self._lease_s}
        with self._database.connection() as transaction:
            row = transaction.execute(_CLAIM, values).fetchone()
        return Item(row[0], row[1], tuple(json.loads(row[2]))) if row else None

    def finish(self, item: Item, vectors: HalfArray) -> None:
        """Keep the vectors of an item, unless another process was faster."""
        with self._database.connection() as transaction:
            transaction.execute(_FINISH, {"id": item.id, "vectors": write_halves(vectors)})

    def finished(self) -> dict[int, HalfArray]:
        """The vectors of all finished items, by the keys of their texts."""
        with self._database.connection() as transaction:
            rows = transaction.execute(_FINISHED, {"model": self._model}).fetchall()
        found: dict[int, HalfArray] = {}
        for as_query, texts, content in rows:
            keys = [Job(text, as_query=as_query).key for text in json.loads(texts)]
            found.update(zip(keys, read_halves(content, self._dimension), strict=True))
        return found

    def counts(self) -> Counts:
        """How far it is, for all models."""
        with self._database.connection() as transaction:
            row: Any = transaction.execute(_COUNTS).fetchone()
        return Counts(*row)

    def clear(self) -> None:
        """Forget all items; for whoever has the right to write the index."""
        clear_work(self._database)


def clear_work(database: PostgresState) -> None:
    """Forget all items, of all models."""
    with database.connection() as transaction:
        transaction.execute(_CLEAR)


def work_off(
    work: Work,
    embedder: Embedder,
    progress: Progress | None = None,
    is_over: Callable[[], bool] = lambda: False,
) -> int:
    """Encode items until none can be claimed, or until it is over; how many these were."""
    done = 0
    while not is_over() and (item := work.claim()) is not None:
        encode = embedder.query if item.as_query else embedder.passage
        work.finish(item, encode(list(item.texts)).astype(np.float16))
        done += 1
        if progress:
            counts = work.counts()
            progress(counts.done * BATCH, (counts.done + counts.working + counts.waiting) * BATCH)
    return done


def encode_together(
    work: Work,
    jobs: Sequence[Job],
    embedder: Embedder,
    progress: Progress | None = None,
    look_s: float = LOOK_S,
) -> dict[int, HalfArray]:
    """Vectors of all jobs by key, encoded by this process and by all workers that there are.

    What an ingest that was killed had put in is finished first, and not encoded again.
    """
    known = work.finished()
    work.clear()
    work.add([job for job in {job.key: job for job in jobs}.values() if job.key not in known])
    while (counts := work.counts()).working or counts.waiting:
        if not work_off(work, embedder, progress):
            time.sleep(look_s)
    found = {**known, **work.finished()}
    embedder.release()
    return found
