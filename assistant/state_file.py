"""SQLite files of our own state, shared by threads and processes; a fault of one is told, not thrown."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from corpus.errors import ToldError

_FOR_ITS_OWNER = 0o600


class StateError(ToldError):
    """A file of state that cannot be read or written now: locked, damaged, or not this user's."""


class StateFile:
    """One SQLite file, made with its folder when missing, that only its owner can read.

    Args:
        path: where it lies.
        schema: statements that make what is missing.
        wait_s: seconds to wait for another process that holds it.

    Raises:
        StateError: the file cannot be made or opened, or is something else.
    """

    def __init__(self, path: Path, schema: str, wait_s: float) -> None:
        self._name = path.name
        self._lock = threading.Lock()
        with self._told():
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, _FOR_ITS_OWNER))
            self._open = sqlite3.connect(path, timeout=wait_s, check_same_thread=False)
            self._open.executescript(schema)

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._open.close()

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """The connection, for one thread at a time; what was done with it is kept whole or not at all.

        Raises:
            StateError: the file cannot be read or written now.
        """
        with self._told(), self._lock, self._open:
            yield self._open

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as fault:
            raise StateError("error-state", file=self._name, reason=str(fault)) from fault
