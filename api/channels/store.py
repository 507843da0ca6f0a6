"""What the bots keep: accepted questions, muted channels, people's languages."""

from __future__ import annotations

import hmac
import secrets
from contextlib import AbstractContextManager

from assistant.settings import Settings
from assistant.state.opening import open_state
from assistant.state.store import Connection, StateStore


class ChannelStore:
    """The bots' part of a database; safe to share between threads and processes.

    A platform is told that a question has arrived only after it is written through to the disk.

    Raises:
        StateError: from every method, when the database cannot be read or written now.
    """

    def __init__(self, store: StateStore) -> None:
        self._store = store
        self.skip_locked = store.skip_locked
        self._secret = self._own_secret()

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()

    def conversation_id(self, *names: str) -> str:
        """The id of the conversation in a thread, from the names of platform, workspace, channel, thread.

        It stays the same over restarts, and nobody who knows the names can guess it.
        """
        return hmac.digest(self._secret, "\0".join(names).encode(), "sha256").hex()[:32]

    def connection(self) -> AbstractContextManager[Connection]:
        """A transaction of its own."""
        return self._store.connection()

    def _own_secret(self) -> bytes:
        with self.connection() as connection:
            made = {"value": secrets.token_bytes(32)}
            connection.execute("INSERT INTO secret VALUES (1, :value) ON CONFLICT DO NOTHING", made)
            value: bytes = connection.execute("SELECT value FROM secret").fetchone()[0]
        return value


def open_channels(settings: Settings) -> ChannelStore:
    """The bots' part of the state of these settings.

    Raises:
        StateError: it cannot be opened.
    """
    return ChannelStore(open_state(settings, "channels"))
