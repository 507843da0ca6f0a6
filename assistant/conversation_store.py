"""Conversations, turns and feedback in one SQLite file, so that they survive a restart."""

from __future__ import annotations

import sqlite3
import time
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.answer import Answer
from assistant.conversation import (
    MAX_AGE_S,
    MAX_CONVERSATIONS,
    MAX_TURNS,
    Conversation,
    Feedback,
    Turn,
    new_id,
)
from assistant.state_file import StateFile

if TYPE_CHECKING:
    from pydantic import TypeAdapter

FILE_NAME = "conversations.sqlite"
WAIT_S = 2.0
"""Seconds that a turn waits for another process that writes."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS conversations (id TEXT PRIMARY KEY, saved REAL NOT NULL, state TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS conversations_saved ON conversations (saved);
CREATE TABLE IF NOT EXISTS turns (
    answer_id TEXT PRIMARY KEY,
    conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    saved REAL NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS turns_of ON turns (conversation_id, saved);
CREATE TABLE IF NOT EXISTS feedback (
    answer_id TEXT PRIMARY KEY REFERENCES turns (answer_id) ON DELETE CASCADE,
    saved REAL NOT NULL, thumb TEXT NOT NULL, comment TEXT
);
"""
_PRAGMAS = "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;"
_SAVE = (
    "INSERT INTO conversations VALUES (?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET saved = excluded.saved, state = excluded.state"
)
_DROP_OLDEST_TURNS = (
    "DELETE FROM turns WHERE conversation_id = ?1 AND answer_id NOT IN "
    "(SELECT answer_id FROM turns WHERE conversation_id = ?1 ORDER BY saved DESC, rowid DESC LIMIT ?2)"
)
_DROP_OLDEST = (
    "DELETE FROM conversations WHERE id IN "
    "(SELECT id FROM conversations ORDER BY saved DESC LIMIT -1 OFFSET ?)"
)
_RATE = (
    "INSERT INTO feedback SELECT answer_id, ?, ?, ? FROM turns WHERE answer_id = ? "
    "ON CONFLICT (answer_id) DO UPDATE SET "
    "saved = excluded.saved, thumb = excluded.thumb, comment = excluded.comment"
)


class SqliteConversations:
    """Conversations in one SQLite file with a write-ahead log; several processes may share it.

    Args:
        path: the file; it and its folder are made when missing.
        limit: conversations that are kept at most, the latest ones.
        max_age_s: seconds after its last turn that a conversation is kept.

    Raises:
        StateError: from every method, when the file cannot be read or written now.
    """

    def __init__(self, path: Path, limit: int = MAX_CONVERSATIONS, max_age_s: float = MAX_AGE_S) -> None:
        self._limit = limit
        self._max_age_s = max_age_s
        self._pause = max(1, limit // 100)
        self._saves = 0
        self._file = StateFile(path, _PRAGMAS + _SCHEMA, WAIT_S)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def load(self, conversation_id: str | None) -> Conversation:
        """See :class:`Conversations`."""
        if conversation_id is None:
            return Conversation(new_id())
        with self._file.connection() as connection:
            row = connection.execute(
                "SELECT state FROM conversations WHERE id = ? AND saved >= ?",
                (conversation_id, time.time() - self._max_age_s),
            ).fetchone()
        return _adapter().validate_json(row[0]) if row else Conversation(conversation_id)

    def save(self, conversation: Conversation, turn: Turn | None = None) -> None:
        """See :class:`Conversations`."""
        state = _adapter().dump_json(conversation).decode("utf-8")
        answer = turn.answer.model_dump_json() if turn else ""
        with self._file.connection() as connection:
            connection.execute(_SAVE, (conversation.id, time.time(), state))
            if turn:
                row = (turn.answer.id, conversation.id, turn.at.timestamp(), turn.question, answer)
                connection.execute("INSERT INTO turns VALUES (?, ?, ?, ?, ?)", row)
                connection.execute(_DROP_OLDEST_TURNS, (conversation.id, MAX_TURNS))
            self._saves += 1
            if self._saves % self._pause == 0:
                self._prune(connection)

    def turns(self, conversation_id: str) -> tuple[Turn, ...]:
        """See :class:`Conversations`."""
        with self._file.connection() as connection:
            rows = connection.execute(
                "SELECT t.question, t.answer, t.saved FROM turns t JOIN conversations c "
                "ON c.id = t.conversation_id WHERE c.id = ? AND c.saved >= ? ORDER BY t.saved, t.rowid",
                (conversation_id, time.time() - self._max_age_s),
            ).fetchall()
        return tuple(_turn(*row) for row in rows)

    def turn(self, answer_id: str) -> tuple[str, Turn] | None:
        """See :class:`Conversations`."""
        with self._file.connection() as connection:
            row = connection.execute(
                "SELECT conversation_id, question, answer, saved FROM turns WHERE answer_id = ?", (answer_id,)
            ).fetchone()
        return (row[0], _turn(*row[1:])) if row else None

    def forget(self, conversation_id: str) -> bool:
        """See :class:`Conversations`."""
        with self._file.connection() as connection:
            done = connection.execute("DELETE FROM conversations WHERE id = ?", (conversation_id,))
        return done.rowcount > 0

    def rate(self, answer_id: str, feedback: Feedback) -> bool:
        """See :class:`Conversations`."""
        with self._file.connection() as connection:
            row = (time.time(), feedback.thumb, feedback.comment, answer_id)
            done = connection.execute(_RATE, row)
        return done.rowcount > 0

    def _prune(self, connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM conversations WHERE saved < ?", (time.time() - self._max_age_s,))
        connection.execute(_DROP_OLDEST, (self._limit,))


def _turn(question: str, answer: str, saved: float) -> Turn:
    return Turn(question, Answer.model_validate_json(answer), datetime.fromtimestamp(saved, UTC))


@cache
def _adapter() -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(Conversation)
