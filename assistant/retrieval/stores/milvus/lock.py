"""The right to write, over all machines, in an engine that has no locks.

Who writes has made a collection of the next number; Milvus makes one of a name once only, and that of
another writer has another field, so that two never make the same. A writer that works moves an alias with
the time from minute to minute; one whose alias stands still is dead, and the next number may be made. The
clocks of the machines need to agree within a minute. One that was killed on this machine is known to be dead
at once.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, NamedTuple

from assistant.retrieval.errors import IndexBusyError
from assistant.retrieval.stores.milvus.faults import MissingError
from assistant.retrieval.stores.milvus.naming import INGEST, PREFIX
from assistant.state.store import StateError

if TYPE_CHECKING:
    from types import TracebackType

    from assistant.retrieval.stores.milvus.client import Milvus

BEAT_S = 30.0
DEAD_S = 150.0
"""Seconds without a sign of life after which a writer is taken for dead."""
_WRITING = f"{PREFIX}_writing_"
_BEAT = f"{PREFIX}_beat_"
_MARK = re.compile(r"since_(\d+)_(\d+)_([^_]*)_([^_]+)", re.ASCII)


class WritingLock:
    """Held inside ``with``.

    Args:
        dead_s: seconds without a sign of life after which another writer is taken for dead.

    Raises:
        IndexBusyError: another one writes.
        StateError: Milvus cannot be reached.
    """

    def __init__(self, milvus: Milvus, dead_s: float = DEAD_S) -> None:
        self._milvus = milvus
        self._dead_s = dead_s
        self._mark = Mark(int(time.time()), os.getpid(), _here(), secrets.token_hex(8))
        self._number = 0
        self._is_over = Event()
        self._beating = Thread(target=self._beat_on, name="writing", daemon=True)

    def __enter__(self) -> WritingLock:
        before = self._numbers()
        if before and self._is_alive(before[-1]):
            raise _busy()
        self._number = before[-1] + 1 if before else 1
        self._make()
        for number in before:
            self._milvus.drop(f"{_WRITING}{number}")
        self._beating.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._is_over.set()
        self._beating.join()
        with suppress(StateError):
            self._milvus.drop(self._name)

    def require(self) -> None:
        """Refuse to go on where another one has taken this writer for dead.

        Raises:
            IndexBusyError: so it is.
        """
        is_alone = self._numbers() == [self._number]
        if not is_alone or read_mark(self._milvus.fields(self._name), self._name) != self._mark:
            raise _busy()

    @property
    def _name(self) -> str:
        return f"{_WRITING}{self._number}"

    def _make(self) -> None:
        """Make the collection and give the first sign of life with its name."""
        from pymilvus import DataType, MilvusClient

        schema = MilvusClient.create_schema(auto_id=False, enable_dynamic_field=False)
        schema.add_field("id", DataType.INT64, is_primary=True)
        schema.add_field("none", DataType.FLOAT_VECTOR, dim=2)
        schema.add_field(self._mark.written, DataType.INT64)
        try:
            self._milvus.create(self._name, schema)
        except StateError:
            if self._milvus.has(self._name):
                raise _busy() from None
            raise

    def _numbers(self) -> list[int]:
        names = [name for name in self._milvus.names() if name.startswith(_WRITING)]
        return sorted(map(_number_of, names))

    def _is_alive(self, number: int) -> bool:
        name = f"{_WRITING}{number}"
        try:
            mark = read_mark(self._milvus.fields(name), name)
            beats = [int(each.rpartition("_")[2]) for each in self._milvus.aliases(name)]
        except MissingError:
            return False
        return not mark.is_dead and time.time() - max([mark.since, *beats]) < self._dead_s

    def _beat_on(self) -> None:
        last: str | None = None
        while not self._is_over.wait(BEAT_S):
            with suppress(StateError):
                last = self._beat(last)

    def _beat(self, last: str | None) -> str:
        alias = f"{_BEAT}{self._mark.token}_{int(time.time())}"
        self._milvus.point(alias, self._name)
        if last is not None:
            self._milvus.drop_alias(last)
        return alias


class Mark(NamedTuple):
    """Who writes, as the name of a field.

    Args:
        since: when it began [s since 1970].
        process: its number.
        where: what names the processes that can see it; empty where that is not known.
        token: no other one has it.
    """

    since: int
    process: int
    where: str
    token: str

    @property
    def written(self) -> str:
        """As the name of a field."""
        return "_".join(["since", *map(str, self)])

    @property
    def is_dead(self) -> bool:
        """Whether it is a process of this machine that is there no more."""
        return bool(self.where) and self.where == _here() and not Path(f"/proc/{self.process}").exists()


def read_mark(fields: Sequence[str], collection: str) -> Mark:
    """The mark among the fields of a collection.

    Raises:
        StateError: there is none, so that another program made the collection.
    """
    found = [match for field in fields if (match := _MARK.fullmatch(field))]
    if not found:
        raise _foreign(collection)
    since, process, where, token = found[0].groups()
    return Mark(int(since), int(process), where, token)


def _number_of(collection: str) -> int:
    number = collection.removeprefix(_WRITING)
    if not (number.isascii() and number.isdigit()):
        raise _foreign(collection)
    return int(number)


def _foreign(collection: str) -> StateError:
    return StateError("vectors-schema", collection=collection, command=INGEST)


def _here() -> str:
    """Names the processes that see each other: since when Linux runs, and their name space."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii")
        space = str(Path("/proc/self/ns/pid").readlink())
    except OSError:
        return ""
    return blake2b((boot + space).encode(), digest_size=6).hexdigest()


def _busy() -> IndexBusyError:
    return IndexBusyError("index-busy", folder="Milvus")
