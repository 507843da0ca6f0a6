"""What an operator does with stored conversations: list, export, delete, purge, and read the feedback."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from assistant.state.store import StateStore

_LIST = (
    "SELECT c.id, c.saved, count(t.answer_id) FROM conversations c "
    "LEFT JOIN turns t ON t.conversation_id = c.id "
    "GROUP BY c.id, c.saved ORDER BY c.saved DESC, c.id LIMIT :limit"
)
_IDS = "SELECT id FROM conversations ORDER BY saved, id"
_SAVED = "SELECT saved FROM conversations WHERE id = :id"
_TURNS = (
    "SELECT t.question, t.answer, t.saved, f.thumb, f.comment, f.saved FROM turns t "
    "LEFT JOIN feedback f ON f.answer_id = t.answer_id "
    "WHERE t.conversation_id = :id ORDER BY t.saved, t.rowid"
)
_DELETE = "DELETE FROM conversations WHERE id = :id"
_PURGE = "DELETE FROM conversations WHERE saved < :until"
_FEEDBACK = (
    "SELECT f.answer_id, t.conversation_id, f.saved, f.thumb, f.comment, t.question, t.answer "
    "FROM feedback f JOIN turns t ON t.answer_id = f.answer_id ORDER BY f.saved, f.answer_id"
)


@dataclass(frozen=True, slots=True)
class Summary:
    """One conversation in a list."""

    id: str
    saved: datetime
    turns: int


@dataclass(frozen=True, slots=True)
class Rated:
    """What an asker thinks of one answer, and what was asked and answered."""

    answer_id: str
    conversation_id: str
    at: str
    thumb: str
    comment: str | None
    question: str
    language: str
    kind: str
    rules: tuple[str, ...]


class Archive:
    """Every stored conversation, whatever its age.

    Args:
        store: the part ``conversations`` of the state.

    Raises:
        StateError: from every method, when the database cannot be read or written now.
    """

    def __init__(self, store: StateStore) -> None:
        self._store = store

    def latest(self, limit: int) -> list[Summary]:
        """The conversations with the latest turns, the latest one first."""
        return [Summary(name, _time(saved), turns) for name, saved, turns in self._rows(_LIST, limit=limit)]

    def ids(self) -> list[str]:
        """Every conversation, that with the oldest last turn first."""
        return [row[0] for row in self._rows(_IDS)]

    def export(self, conversation_id: str) -> dict[str, Any] | None:
        """A conversation with its turns, whole answers and feedback, as JSON has it; ``None`` if unknown."""
        saved = self._rows(_SAVED, id=conversation_id)
        if not saved:
            return None
        turns = [_turn(*row) for row in self._rows(_TURNS, id=conversation_id)]
        return {"id": conversation_id, "saved": _iso(saved[0][0]), "turns": turns}

    def delete(self, conversation_id: str) -> bool:
        """Delete a conversation with its turns and their feedback; whether there was one."""
        return self._changed(_DELETE, id=conversation_id) > 0

    def purge(self, older_than_s: float) -> int:
        """Delete every conversation whose last turn is older than some seconds; how many these were."""
        return self._changed(_PURGE, until=time.time() - older_than_s)

    def feedback(self) -> Iterator[Rated]:
        """All feedback, oldest first."""
        for answer_id, conversation_id, saved, thumb, comment, question, text in self._rows(_FEEDBACK):
            answer = json.loads(text)
            yield Rated(
                answer_id=answer_id,
                conversation_id=conversation_id,
                at=_iso(saved),
                thumb=thumb,
                comment=comment,
                question=question,
                language=answer["language"],
                kind=answer["kind"],
                rules=tuple(computation["rule"] for computation in answer["computations"]),
            )

    def _rows(self, sql: str, **values: Any) -> list[Any]:
        with self._store.connection() as connection:
            return list(connection.execute(sql, values).fetchall())

    def _changed(self, sql: str, **values: Any) -> int:
        with self._store.connection() as connection:
            return connection.execute(sql, values).rowcount


def _turn(
    question: str, answer: str, at: float, thumb: str | None, comment: str | None, rated: float | None
) -> dict[str, Any]:
    feedback = {"thumb": thumb, "comment": comment, "at": _iso(rated)} if rated is not None else None
    return {"question": question, "at": _iso(at), "answer": json.loads(answer), "feedback": feedback}


def _time(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _iso(seconds: float) -> str:
    return _time(seconds).isoformat(timespec="seconds")
