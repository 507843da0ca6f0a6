"""The file in which the bots keep their state: accepted questions, muted channels, people's languages."""

from __future__ import annotations

import hmac
import os
import secrets
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FILE_NAME = "channels.sqlite"
_SCHEMA = """
CREATE TABLE IF NOT EXISTS inbox (
    id INTEGER PRIMARY KEY, platform TEXT NOT NULL, event_id TEXT NOT NULL, place TEXT NOT NULL,
    ts TEXT NOT NULL, conversation_id TEXT NOT NULL, message TEXT NOT NULL, accepted REAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting', due REAL NOT NULL DEFAULT 0, attempt INTEGER NOT NULL DEFAULT 0,
    user TEXT NOT NULL, owner TEXT, lease REAL NOT NULL DEFAULT 0,
    note TEXT NOT NULL DEFAULT '{}', answer TEXT,
    UNIQUE (platform, event_id), UNIQUE (platform, place, ts)
);
CREATE INDEX IF NOT EXISTS inbox_open ON inbox (platform, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX IF NOT EXISTS inbox_turn ON inbox (conversation_id, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX IF NOT EXISTS inbox_asker ON inbox (conversation_id, user);
CREATE INDEX IF NOT EXISTS inbox_age ON inbox (accepted);
CREATE TABLE IF NOT EXISTS muted (platform TEXT, place TEXT, PRIMARY KEY (platform, place));
CREATE TABLE IF NOT EXISTS people (platform TEXT, user TEXT, language TEXT, PRIMARY KEY (platform, user));
CREATE TABLE IF NOT EXISTS secret (one INTEGER PRIMARY KEY CHECK (one = 1), value BLOB NOT NULL);
"""
_PRAGMAS = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"


class ChannelStore:
    """One SQLite file that only its owner can read; safe to share between threads and processes.

    A platform is told that a question has arrived only after it is written through to the disk.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        self._lock = threading.Lock()
        self._open = sqlite3.connect(path, timeout=10, check_same_thread=False)
        self._open.executescript(_PRAGMAS + _SCHEMA)
        self._secret = self._own_secret()

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._open.close()

    def conversation_id(self, *names: str) -> str:
        """The id of the conversation in a thread, from the names of platform, workspace, channel, thread.

        It stays the same over restarts, and nobody who knows the names can guess it.
        """
        return hmac.digest(self._secret, "\0".join(names).encode(), "sha256").hex()[:32]

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """The file in a transaction of its own."""
        with self._lock, self._open:
            yield self._open

    def _own_secret(self) -> bytes:
        with self.connection() as connection:
            connection.execute("INSERT OR IGNORE INTO secret VALUES (1, ?)", (secrets.token_bytes(32),))
            value: bytes = connection.execute("SELECT value FROM secret").fetchone()[0]
        return value
