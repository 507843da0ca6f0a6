"""What is remembered between turns: the last frame, answer and language; bounded in number and age."""

from __future__ import annotations

import secrets
import sqlite3
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from assistant.answer import Answer
from assistant.understanding.frame import Frame

if TYPE_CHECKING:
    from pydantic import TypeAdapter

MAX_CONVERSATIONS = 10_000
MAX_AGE_S = 14 * 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Conversation:
    """The state of one conversation after its last turn.

    Args:
        frame: what was understood last, merged over the turns.
        language: answer language, sticky until the asker changes it.
        answer: the last answer, for "why?", "source?", "show the calculation".
        asked: whether the last turn was a clarifying question, so that no second one follows.
    """

    id: str
    frame: Frame | None = None
    language: str | None = None
    answer: Answer | None = None
    asked: bool = False

    def after(self, frame: Frame, answer: Answer) -> Conversation:
        """The state after one more turn."""
        return replace(
            self,
            frame=frame,
            language=answer.language,
            answer=answer,
            asked=answer.clarification is not None,
        )


class Conversations(Protocol):
    """A store of conversations. Implementations are safe to use from several threads."""

    def load(self, conversation_id: str | None) -> Conversation:
        """The conversation of that id, or a new one: with a fresh id when none is given."""

    def save(self, conversation: Conversation) -> None:
        """Remember the state after a turn."""


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


class MemoryConversations:
    """Conversations of this process only; the least recently used ones are dropped first."""

    def __init__(self, limit: int = MAX_CONVERSATIONS, max_age_s: float = MAX_AGE_S) -> None:
        self._limit = limit
        self._max_age_s = max_age_s
        self._lock = threading.Lock()
        self._items: OrderedDict[str, tuple[float, Conversation]] = OrderedDict()

    def load(self, conversation_id: str | None) -> Conversation:
        """See :class:`Conversations`."""
        if conversation_id is None:
            return Conversation(new_id())
        with self._lock:
            saved, conversation = self._items.get(conversation_id, (0.0, Conversation(conversation_id)))
        is_fresh = time.monotonic() - saved <= self._max_age_s
        return conversation if is_fresh else Conversation(conversation_id)

    def save(self, conversation: Conversation) -> None:
        """See :class:`Conversations`."""
        with self._lock:
            self._items[conversation.id] = (time.monotonic(), conversation)
            self._items.move_to_end(conversation.id)
            while len(self._items) > self._limit:
                self._items.popitem(last=False)


class SqliteConversations:
    """Conversations in one SQLite file (write-ahead log), so that they survive a restart."""

    def __init__(self, path: Path, limit: int = MAX_CONVERSATIONS, max_age_s: float = MAX_AGE_S) -> None:
        self._path = path
        self._limit = limit
        self._max_age_s = max_age_s
        path.parent.mkdir(parents=True, exist_ok=True)
        with self._connection() as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute(
                "CREATE TABLE IF NOT EXISTS conversations "
                "(id TEXT PRIMARY KEY, saved REAL NOT NULL, state TEXT NOT NULL)"
            )
            connection.execute("CREATE INDEX IF NOT EXISTS conversations_saved ON conversations (saved)")

    def load(self, conversation_id: str | None) -> Conversation:
        """See :class:`Conversations`."""
        if conversation_id is None:
            return Conversation(new_id())
        with self._connection() as connection:
            row = connection.execute(
                "SELECT state FROM conversations WHERE id = ? AND saved >= ?",
                (conversation_id, time.time() - self._max_age_s),
            ).fetchone()
        return _adapter().validate_json(row[0]) if row else Conversation(conversation_id)

    def save(self, conversation: Conversation) -> None:
        """See :class:`Conversations`."""
        state = _adapter().dump_json(conversation).decode("utf-8")
        with self._connection() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO conversations VALUES (?, ?, ?)", (conversation.id, time.time(), state)
            )
            connection.execute("DELETE FROM conversations WHERE saved < ?", (time.time() - self._max_age_s,))
            connection.execute(
                "DELETE FROM conversations WHERE id IN "
                "(SELECT id FROM conversations ORDER BY saved DESC LIMIT -1 OFFSET ?)",
                (self._limit,),
            )

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(self._path, timeout=10)
        try:
            with connection:
                yield connection
        finally:
            connection.close()


@cache
def _adapter() -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(Conversation)
