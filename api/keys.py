"""API keys: made, listed, revoked and looked up; only their hashes are stored."""

from __future__ import annotations

import secrets
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Literal

from assistant.state_file import StateFile

Scope = Literal["ask", "admin"]
SCOPES: tuple[Scope, ...] = ("ask", "admin")
FILE_NAME = "keys.sqlite"
_SCHEMA = (
    "PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS keys (id TEXT PRIMARY KEY, name TEXT NOT NULL, "
    "hash TEXT NOT NULL UNIQUE, scope TEXT NOT NULL, created TEXT NOT NULL, revoked TEXT);"
)


@dataclass(frozen=True, slots=True)
class Key:
    """A key without its secret.

    Args:
        scope: ``ask``: questions, rules, search; ``admin``: documents and metrics too.
        revoked: when it was revoked; it opens nothing since then.
    """

    id: str
    name: str
    scope: Scope
    created: str
    revoked: str | None = None

    @property
    def scopes(self) -> frozenset[Scope]:
        """Every right that it gives."""
        return frozenset(SCOPES if self.scope == "admin" else (self.scope,))


class KeyStore:
    """Keys in one SQLite file that only its owner can read; safe to share between threads and processes.

    A secret has 256 random bits, so that a plain SHA-256 of it gives nothing away.

    Args:
        path: the file; it and its folder are made when missing.
        wait_s: seconds to wait for another process that writes.

    Raises:
        StateError: from every method, when the file cannot be read or written now.
    """

    def __init__(self, path: Path, wait_s: float = 10.0) -> None:
        self._file = StateFile(path, _SCHEMA, wait_s)
        self._version: tuple[int, int] | None = None
        self._by_hash: dict[str, Key] = {}

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def create(self, name: str, scope: Scope) -> tuple[Key, str]:
        """A new key and its secret, which is shown this once and cannot be found out again."""
        secret = f"rw-{secrets.token_urlsafe(32)}"
        key = Key(secrets.token_hex(4), name, scope, _now())
        with self._file.connection() as connection:
            row = (key.id, key.name, _hash(secret), key.scope, key.created, None)
            connection.execute("INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?)", row)
        return key, secret

    def all(self) -> list[Key]:
        """Every key that was ever made, oldest first, revoked ones too."""
        with self._file.connection() as connection:
            return list(self._rows(connection).values())

    def revoke(self, key_id: str) -> bool:
        """Close a key for good; whether there was one to close."""
        with self._file.connection() as connection:
            done = connection.execute(
                "UPDATE keys SET revoked = ? WHERE id = ? AND revoked IS NULL", (_now(), key_id)
            )
        return done.rowcount > 0

    def find(self, secret: str) -> Key | None:
        """The key with this secret, if it has not been revoked."""
        key = self._current().get(_hash(secret))
        return key if key and key.revoked is None else None

    def any(self) -> bool:
        """Whether a key was ever made: from then on nothing opens without one, revoked or not."""
        return bool(self._current())

    def _current(self) -> dict[str, Key]:
        """All keys by hash, read again when another process has changed them."""
        with self._file.connection() as connection:
            version = connection.execute("PRAGMA data_version").fetchone()[0]
            changes = connection.total_changes
            if (version, changes) != self._version:
                self._by_hash, self._version = self._rows(connection), (version, changes)
            return self._by_hash

    def _rows(self, connection: sqlite3.Connection) -> dict[str, Key]:
        rows = connection.execute("SELECT hash, id, name, scope, created, revoked FROM keys ORDER BY rowid")
        return {row[0]: Key(*row[1:]) for row in rows}


def _hash(secret: str) -> str:
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
