"""API keys: made, listed, revoked and looked up; only their hashes are stored."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Literal

from assistant.settings import Settings
from assistant.state.opening import open_state
from assistant.state.sqlite import WAIT_S
from assistant.state.store import StateStore

Scope = Literal["ask", "admin"]
SCOPES: tuple[Scope, ...] = ("ask", "admin")
_ADD = "INSERT INTO keys (id, name, hash, scope, created) VALUES (:id, :name, :hash, :scope, :created)"
_REVOKE = "UPDATE keys SET revoked = :now WHERE id = :id AND revoked IS NULL"
_SIGN = "INSERT INTO secret VALUES (1, :value) ON CONFLICT DO NOTHING"
_SIGNED_WITH = "SELECT value FROM secret"
_ALL = "SELECT hash, id, name, scope, created, revoked FROM keys ORDER BY rowid"


@dataclass(frozen=True, slots=True)
class Key:
    """A key without its secret.

    Args:
        scope: ``ask``: questions, rules, search, figures; ``admin``: adding and removing documents too.
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


class KeyRing:
    """Every key as it was read at one moment.

    Args:
        keys: by the hash of their secret.
        secret: what passes are signed with, the same on all servers that share the keys; ``None`` until the
            first pass is given.
    """

    def __init__(self, keys: Mapping[str, Key], secret: bytes | None = None) -> None:
        self.keys = keys
        self.secret = secret

    def find(self, secret: str) -> Key | None:
        """The key with this secret, if it has not been revoked."""
        key = self.keys.get(_hash(secret))
        return key if key and key.revoked is None else None

    def any(self) -> bool:
        """Whether a key was ever made: from then on nothing opens without one, revoked or not."""
        return bool(self.keys)


class KeyStore:
    """Keys in a database; safe to share between threads and processes.

    A secret has 256 random bits, so that a plain SHA-256 of it gives nothing away. What was read is used
    until another process may have changed it.

    Args:
        store: where they are kept.

    Raises:
        StateError: from every method, when the database cannot be read or written now.
    """

    def __init__(self, store: StateStore) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._read: tuple[Hashable, KeyRing] | None = None
        self._reading: asyncio.Future[KeyRing] | None = None

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()

    def create(self, name: str, scope: Scope) -> tuple[Key, str]:
        """A new key and its secret, which is shown this once and cannot be found out again."""
        secret = f"rw-{secrets.token_urlsafe(32)}"
        key = Key(secrets.token_hex(4), name, scope, _now())
        row = {"id": key.id, "name": name, "hash": _hash(secret), "scope": scope, "created": key.created}
        with self._store.connection() as connection:
            connection.execute(_ADD, row)
        self._read = None
        return key, secret

    def all(self) -> list[Key]:
        """Every key that was ever made, oldest first, revoked ones too."""
        return list(self._rows().values())

    def revoke(self, key_id: str) -> bool:
        """Close a key for good; whether there was one to close."""
        with self._store.connection() as connection:
            done = connection.execute(_REVOKE, {"now": _now(), "id": key_id})
        self._read = None
        return done.rowcount > 0

    async def make_secret(self) -> bytes:
        """What passes are signed with, made now unless another server has made it."""
        return await asyncio.to_thread(self._make_secret)

    def ring(self) -> KeyRing:
        """All keys, read again when another process may have changed them."""
        with self._lock:
            stamp, read = self._store.stamp(), self._read
            if read is None or stamp != read[0]:
                read = self._read = (stamp, KeyRing(self._rows(), self._secret()))
            return read[1]

    async def ring_soon(self) -> KeyRing:
        """The same on an event loop: what another machine keeps is read in a thread, once for all."""
        if not self._store.is_remote:
            return self.ring()
        read = self._read
        if read is not None and read[0] == self._store.stamp():
            return read[1]
        if self._reading is None or self._reading.done():
            self._reading = asyncio.ensure_future(asyncio.to_thread(self.ring))
        return await asyncio.shield(self._reading)

    def _make_secret(self) -> bytes:
        with self._store.connection() as connection:
            connection.execute(_SIGN, {"value": secrets.token_bytes(32)})
            made: bytes = connection.execute(_SIGNED_WITH).fetchone()[0]
        self._read = None
        return made

    def _secret(self) -> bytes | None:
        with self._store.connection() as connection:
            row = connection.execute(_SIGNED_WITH).fetchone()
        return row[0] if row else None

    def _rows(self) -> dict[str, Key]:
        with self._store.connection() as connection:
            rows = connection.execute(_ALL).fetchall()
        return {row[0]: Key(*row[1:]) for row in rows}


def open_keys(settings: Settings, wait_s: float = WAIT_S) -> KeyStore:
    """The keys of these settings.

    Args:
        wait_s: seconds to wait for another process that holds the file.

    Raises:
        StateError: they cannot be opened.
    """
    return KeyStore(open_state(settings, "keys", wait_s))


def _hash(secret: str) -> str:
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
