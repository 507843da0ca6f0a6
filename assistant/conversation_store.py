"""Conversations, turns and feedback in a database, so that they survive a restart."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

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
from assistant.settings import Settings
from assistant.state.opening import open_state
from assistant.state.store import Connection, StateStore
from assistant.understanding.frame import Frame

if TYPE_CHECKING:
    from pydantic import TypeAdapter

WAIT_S = 2.0
"""Seconds that a turn waits for another process that writes."""
DAY_S = 24 * 3600.0
_ANY = 2**62
_SAVE = (
    "INSERT INTO conversations (id, saved, state) VALUES (:id, :saved, :state) "
    "ON CONFLICT (id) DO UPDATE SET saved = excluded.saved, state = excluded.state"
)
_ADD_TURN = (
    "INSERT INTO turns (answer_id, conversation_id, saved, question, answer, frame) "
    "VALUES (:answer_id, :id, :saved, :question, :answer, :frame)"
)
_AMEND_TURN = (
    "UPDATE turns SET question = :question, answer = :answer, frame = :frame "
    "WHERE answer_id = :answer_id AND conversation_id = :id"
)
_DROP_OLDEST_TURNS = (
    "DELETE FROM turns WHERE conversation_id = :id AND answer_id NOT IN "
    "(SELECT answer_id FROM turns WHERE conversation_id = :id ORDER BY saved DESC, rowid DESC LIMIT :kept)"
)
_TURNS = (
    "SELECT t.question, t.answer, t.saved, t.frame, f.thumb, f.comment FROM turns t "
    "JOIN conversations c ON c.id = t.conversation_id LEFT JOIN feedback f ON f.answer_id = t.answer_id "
    "WHERE c.id = :id AND c.saved >= :since ORDER BY t.saved, t.rowid"
)
_TURN = (
    "SELECT t.conversation_id, t.question, t.answer, t.saved, t.frame, f.thumb, f.comment FROM turns t "
    "LEFT JOIN feedback f ON f.answer_id = t.answer_id WHERE t.answer_id = :id"
)
_DROP_OLDEST = (
    "DELETE FROM conversations WHERE id IN "
    "(SELECT id FROM conversations ORDER BY saved DESC LIMIT :any OFFSET :kept)"
)
_RATE = (
    "INSERT INTO feedback (answer_id, saved, thumb, comment) "
    "SELECT answer_id, :saved, :thumb, :comment FROM turns WHERE answer_id = :answer_id "
    "ON CONFLICT (answer_id) DO UPDATE SET "
    "saved = excluded.saved, thumb = excluded.thumb, comment = excluded.comment"
)


class StoredConversations:
    """Conversations in a database; several processes may share it.

    Args:
        store: where they are kept; what belongs to them may be kept there too.
        limit: conversations that are kept at most, the latest ones; ``None`` for any number.
        max_age_s: seconds after its last turn that a conversation is kept.

    Raises:
        StateError: from every method, when the database cannot be read or written now.
    """

    def __init__(
        self, store: StateStore, limit: int | None = MAX_CONVERSATIONS, max_age_s: float = MAX_AGE_S
    ) -> None:
        self.store = store
        self._limit = limit
        self._max_age_s = max_age_s
        self._pause = max(1, (limit or MAX_CONVERSATIONS) // 100)
        self._saves = 0

    def close(self) -> None:
        """Let go of the database."""
        self.store.close()

    def load(self, conversation_id: str | None) -> Conversation:
        """See :class:`Conversations`."""
        if conversation_id is None:
            return Conversation(new_id())
        with self.store.connection() as connection:
            row = connection.execute(
                "SELECT state FROM conversations WHERE id = :id AND saved >= :since",
                {"id": conversation_id, "since": time.time() - self._max_age_s},
            ).fetchone()
        return _conversation(row[0], conversation_id) if row else Conversation(conversation_id)

    def save(self, conversation: Conversation, turn: Turn | None = None) -> None:
        """See :class:`Conversations`."""
        with self.store.connection() as connection:
            _keep(conversation, connection)
            if turn:
                _add(turn, conversation.id, connection)
            self._saves += 1
            if self._saves % self._pause == 0:
                self._prune(connection)

    def amend(self, conversation: Conversation, turn: Turn) -> None:
        """See :class:`Conversations`."""
        with self.store.connection() as connection:
            _keep(conversation, connection)
            row = {"answer_id": turn.answer.id, "id": conversation.id}
            connection.execute(_AMEND_TURN, {**row, **_texts(turn)})

    def turns(self, conversation_id: str) -> tuple[Turn, ...]:
        """See :class:`Conversations`."""
        with self.store.connection() as connection:
            since = time.time() - self._max_age_s
            rows = connection.execute(_TURNS, {"id": conversation_id, "since": since}).fetchall()
        return tuple(_turn(*row) for row in rows)

    def turn(self, answer_id: str) -> tuple[str, Turn] | None:
        """See :class:`Conversations`."""
        with self.store.connection() as connection:
            row = connection.execute(_TURN, {"id": answer_id}).fetchone()
        return (row[0], _turn(*row[1:])) if row else None

    def forget(self, conversation_id: str) -> bool:
        """See :class:`Conversations`."""
        with self.store.connection() as connection:
            done = connection.execute("DELETE FROM conversations WHERE id = :id", {"id": conversation_id})
        return done.rowcount > 0

    def rate(self, answer_id: str, feedback: Feedback) -> bool:
        """See :class:`Conversations`."""
        with self.store.connection() as connection:
            given = {"thumb": feedback.thumb, "comment": feedback.comment, "saved": time.time()}
            done = connection.execute(_RATE, {"answer_id": answer_id, **given})
        return done.rowcount > 0

    def _prune(self, connection: Connection) -> None:
        since = time.time() - self._max_age_s
        connection.execute("DELETE FROM conversations WHERE saved < :since", {"since": since})
        if self._limit is not None:
            connection.execute(_DROP_OLDEST, {"any": _ANY, "kept": self._limit})


def open_conversations(settings: Settings) -> StoredConversations:
    """The conversations of these settings; PostgreSQL keeps any number of them.

    Raises:
        StateError: they cannot be opened.
    """
    limit = None if settings.state else MAX_CONVERSATIONS
    store = open_state(settings, "conversations", WAIT_S)
    return StoredConversations(store, limit, settings.conversation_days * DAY_S)


def _keep(conversation: Conversation, connection: Connection) -> None:
    state = _adapter().dump_json(conversation).decode("utf-8")
    connection.execute(_SAVE, {"id": conversation.id, "saved": time.time(), "state": state})


def _texts(turn: Turn) -> dict[str, str | None]:
    frame = _frames().dump_json(turn.frame).decode("utf-8") if turn.frame else None
    return {"question": turn.question, "answer": turn.answer.model_dump_json(), "frame": frame}


def _add(turn: Turn, conversation_id: str, connection: Connection) -> None:
    row = {"answer_id": turn.answer.id, "id": conversation_id, "saved": turn.at.timestamp()}
    connection.execute(_ADD_TURN, {**row, **_texts(turn)})
    connection.execute(_DROP_OLDEST_TURNS, {"id": conversation_id, "kept": MAX_TURNS})


def _conversation(state: str, conversation_id: str) -> Conversation:
    """A conversation as it was kept; what another version of Rigwise kept in its own way begins anew."""
    try:
        kept: Conversation = _adapter().validate_json(state)
    except ValueError:
        return Conversation(conversation_id)
    return kept


def _turn(
    question: str,
    answer: str,
    saved: float,
    frame: str | None,
    thumb: Literal["up", "down"] | None,
    comment: str | None,
) -> Turn:
    feedback = Feedback(thumb, comment) if thumb else None
    at = datetime.fromtimestamp(saved, UTC)
    return Turn(question, Answer.model_validate_json(answer), at, _frame(frame), feedback)


def _frame(frame: str | None) -> Frame | None:
    """A frame as it was kept; none where another version of Rigwise kept it in its own way."""
    try:
        kept: Frame | None = _frames().validate_json(frame) if frame else None
    except ValueError:
        return None
    return kept


@cache
def _adapter() -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(Conversation)


@cache
def _frames() -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(Frame)
