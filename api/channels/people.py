"""The answer language that each person has chosen."""

from __future__ import annotations

from api.channels.store import ChannelStore
from assistant.answering.wording import locales


class People:
    """The people of one platform, by ``workspace/user``."""

    def __init__(self, store: ChannelStore, platform: str) -> None:
        self._store = store
        self._platform = platform

    def language(self, user: str) -> str | None:
        """The language chosen, of those there are words in; ``None`` for that of each question."""
        with self._store.connection() as connection:
            row = connection.execute(
                "SELECT language FROM people WHERE platform = ? AND user = ?", (self._platform, user)
            ).fetchone()
        return row[0] if row and row[0] in locales() else None

    def choose(self, user: str, language: str | None) -> None:
        """Remember a choice; ``None`` takes it back."""
        with self._store.connection() as connection:
            connection.execute("DELETE FROM people WHERE platform = ? AND user = ?", (self._platform, user))
            if language:
                connection.execute("INSERT INTO people VALUES (?, ?, ?)", (self._platform, user, language))
