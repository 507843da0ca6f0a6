"""The answer language that each person has chosen."""

from __future__ import annotations

from api.channels.store import ChannelStore
from assistant.answering.wording import locales

_CHOSEN = 'SELECT language FROM people WHERE platform = :platform AND "user" = :user'
_FORGET = 'DELETE FROM people WHERE platform = :platform AND "user" = :user'
_CHOOSE = (
    'INSERT INTO people (platform, "user", language) VALUES (:platform, :user, :language) '
    'ON CONFLICT (platform, "user") DO UPDATE SET language = excluded.language'
)


class People:
    """The people of one platform, by ``workspace/user``."""

    def __init__(self, store: ChannelStore, platform: str) -> None:
        self._store = store
        self._platform = platform

    def language(self, user: str) -> str | None:
        """The language chosen, of those there are words in; ``None`` for that of each question."""
        with self._store.connection() as connection:
            row = connection.execute(_CHOSEN, {"platform": self._platform, "user": user}).fetchone()
        return row[0] if row and row[0] in locales() else None

    def choose(self, user: str, language: str | None) -> None:
        """Remember a choice; ``None`` takes it back."""
        with self._store.connection() as connection:
            row = {"platform": self._platform, "user": user}
            connection.execute(_FORGET, row)
            if language:
                connection.execute(_CHOOSE, {**row, "language": language})
