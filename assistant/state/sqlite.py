"""SQLite files of our own state, shared by threads and processes; a fault of one is told, not thrown."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path

from assistant.state.migrations import latest, migrations
from assistant.state.store import Part, StateError

_FOR_ITS_OWNER = 0o600
_PRAGMAS = "PRAGMA foreign_keys=ON; PRAGMA synchronous="
_AGAIN_S = 0.01
WAIT_S = 10.0
"""Seconds to wait for another process that holds a file."""


class SqliteState:
    """One SQLite file with a write-ahead log, made with its folder when missing; only its owner can read it.

    Args:
        path: where it lies.
        part: what it keeps; its schema is brought up to that of this version of Rigwise.
        wait_s: seconds to wait for another process that holds it, once it is open; opening waits for
            ``WAIT_S``, so that processes that begin together do not turn each other away.
        is_synced: whether what is kept outlives a loss of power; it outlives the end of the process anyway.

    Raises:
        StateError: the file cannot be made or opened, is something else, or a newer version of Rigwise made
            it.
    """

    is_remote = False
    skip_locked = ""

    def __init__(
        self,
        path: Path,
        part: Part,
        wait_s: float = WAIT_S,
        *,
        is_synced: bool = True,
    ) -> None:
        self._name = path.name
        self._lock = threading.Lock()
        with self._told():
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, _FOR_ITS_OWNER))
            self._open = sqlite3.connect(path, timeout=WAIT_S, check_same_thread=False)
            self._log_ahead()
            self._open.executescript(_PRAGMAS + ("FULL" if is_synced else "NORMAL"))
            self._bring_up(part)
            self._open.execute(f"PRAGMA busy_timeout={round(wait_s * 1000)}")

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._open.close()

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """See :class:`~assistant.state.store.StateStore`; for one thread at a time."""
        with self._told(), self._lock, self._open:
            yield self._open

    def stamp(self) -> Hashable:
        """See :class:`~assistant.state.store.StateStore`."""
        with self.connection() as connection:
            version: int = connection.execute("PRAGMA data_version").fetchone()[0]
        return version

    def _log_ahead(self) -> None:
        """Keep a write-ahead log; SQLite itself does not wait for another process that begins one, too."""
        end = time.monotonic() + WAIT_S
        while True:
            try:
                self._open.execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError as fault:
                if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() >= end:
                    raise
                time.sleep(_AGAIN_S)
            else:
                return

    def _bring_up(self, part: Part) -> None:
        """Take the steps of the schema that are missing, each whole or not at all."""
        self._refuse_newer(part)
        for step in migrations(part)[self._version() :]:
            with self._open:
                self._open.execute("BEGIN IMMEDIATE")
                if self._version() < step.number:
                    for statement in step.statements():
                        self._open.execute(statement)
                    self._open.execute(f"PRAGMA user_version={step.number}")

    def _refuse_newer(self, part: Part) -> None:
        if self._version() > latest(part):
            numbers = {"found": str(self._version()), "known": str(latest(part))}
            raise StateError("error-state-newer", file=self._name, **numbers)

    def _version(self) -> int:
        version: int = self._open.execute("PRAGMA user_version").fetchone()[0]
        return version

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as fault:
            raise StateError("error-state", file=self._name, reason=str(fault)) from fault
