"""A durable queue of questions: each is accepted once, answered in turn, and outlives the process."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import structlog

from api.channels.message import Claimed, Message
from api.channels.owner import is_gone, this_process
from api.channels.store import ChannelStore
from assistant.answer import Answer
from assistant.conversation import MAX_AGE_S

LIMIT = 10_000
LEASE_S = 30.0
KEPT_S = MAX_AGE_S
"""Ids are kept as long as conversations are."""
_ACCEPT = (
    'INSERT INTO inbox (platform, event_id, place, ts, conversation_id, "user", message, accepted) VALUES '
    "(:platform, :event_id, :place, :ts, :conversation_id, :user, :message, :now) ON CONFLICT DO NOTHING"
)
_CLAIM = """
UPDATE inbox SET state = 'claimed', owner = :owner, lease = :lease, attempt = attempt + 1 WHERE id = (
    SELECT id FROM inbox AS one WHERE platform = :platform
    AND ((state = 'waiting' AND due <= :now) OR (state = 'claimed' AND lease < :now))
    AND NOT EXISTS (
        SELECT 1 FROM inbox AS other WHERE other.conversation_id = one.conversation_id AND other.id < one.id
        AND other.state IN ('waiting', 'claimed')
    ) ORDER BY id LIMIT 1 {skip_locked}
) RETURNING id, message, attempt, accepted, note, answer
"""
_OPEN = (
    "SELECT state, count(*) FROM inbox WHERE platform = :platform AND state IN ('waiting', 'claimed') "
    "GROUP BY state"
)
_END = (
    "UPDATE inbox SET state = :state, message = '', note = '{}', answer = NULL, owner = NULL WHERE id = :id"
)
_FAIL = "UPDATE inbox SET state = 'waiting', owner = NULL, due = :due WHERE id = :id"
_RENEW = "UPDATE inbox SET lease = :lease WHERE id = :id AND owner = :owner AND state = 'claimed'"
_FREE = "UPDATE inbox SET lease = 0 WHERE owner = :owner AND state = 'claimed'"
_KNOWN = "SELECT 1 FROM inbox WHERE platform = :platform AND place = :place AND ts = :ts"
_HAS_ASKED = (
    'SELECT 1 FROM inbox WHERE conversation_id = :conversation_id AND "user" = :user '
    "AND platform = :platform LIMIT 1"
)
_WITHDRAW = (
    "UPDATE inbox SET state = 'dropped', message = '' "
    "WHERE platform = :platform AND place = :place AND ts = :ts AND state = 'waiting'"
)


class InboxFullError(Exception):
    """As many questions wait as may wait at most."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How many questions wait, and how many are being answered."""

    waiting: int
    working: int


class Inbox:
    """The questions of one platform. Within a conversation they are answered one after another, as they came.

    A question that is being answered belongs to one process, which renews its lease; when the process dies,
    another takes it up. What has been answered is forgotten, but for the ids that tell a repeated delivery.

    Args:
        limit: questions that may wait at most.
        lease_s: seconds after which a process that is not heard of counts as dead.
        clock: seconds since the epoch.
    """

    def __init__(
        self,
        store: ChannelStore,
        platform: str,
        *,
        limit: int = LIMIT,
        lease_s: float = LEASE_S,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._platform = platform
        self._limit = limit
        self.lease_s = lease_s
        self._clock = clock
        self._owner = this_process()
        self._claim = _CLAIM.format(skip_locked=store.skip_locked)

    def accept(self, message: Message) -> bool:
        """Take a question in; whether it is new.

        Raises:
            InboxFullError: too many are waiting; this one was not taken in.
        """
        if self.counts().waiting >= self._limit:
            raise InboxFullError
        names = ("event_id", "place", "ts", "conversation_id", "user")
        row = {name: getattr(message, name) for name in names}
        row |= {"platform": self._platform, "message": message.to_json(), "now": self._clock()}
        with self._store.connection() as connection:
            done = connection.execute(_ACCEPT, row)
        return done.rowcount > 0

    def claim(self) -> Claimed | None:
        """The next question whose turn it is, for this process to answer; ``None`` when there is none."""
        now = self._clock()
        names = {"owner": self._owner, "lease": now + self.lease_s, "now": now, "platform": self._platform}
        with self._store.connection() as connection:
            row = connection.execute(self._claim, names).fetchone()
        return self._read(*row) if row else None

    def note(self, row_id: int, note: Mapping[str, Any]) -> None:
        """Keep what a reply has to know about itself when it is taken up again."""
        self._set(row_id, "note", json.dumps(dict(note)))

    def keep_answer(self, row_id: int, answer: Answer) -> None:
        """Keep an answer until it is delivered, so that nothing is asked twice."""
        self._set(row_id, "answer", answer.model_dump_json())

    def complete(self, row_id: int) -> None:
        """Forget a question that has been answered."""
        self._end(row_id, "done")

    def drop(self, row_id: int) -> None:
        """Forget a question whose answer can never be delivered."""
        self._end(row_id, "dropped")

    def fail(self, row_id: int, after_s: float) -> None:
        """Give a question back, to be taken up again after some seconds."""
        with self._store.connection() as connection:
            connection.execute(_FAIL, {"due": self._clock() + after_s, "id": row_id})

    def renew(self, row_ids: Iterable[int]) -> None:
        """Say that this process is alive and at work on these questions."""
        lease = self._clock() + self.lease_s
        with self._store.connection() as connection:
            for row_id in sorted(row_ids):
                connection.execute(_RENEW, {"lease": lease, "id": row_id, "owner": self._owner})

    def take_over(self) -> int:
        """Free what processes of this machine had claimed that are gone; how many questions these are."""
        with self._store.connection() as connection:
            owners = connection.execute("SELECT DISTINCT owner FROM inbox WHERE state = 'claimed'").fetchall()
            gone = [owner for (owner,) in owners if is_gone(owner)]
            return sum(connection.execute(_FREE, {"owner": owner}).rowcount for owner in gone)

    def knows(self, place: str, ts: str) -> bool:
        """Whether a message was accepted as a question in the last days."""
        with self._store.connection() as connection:
            found = connection.execute(_KNOWN, self._at(place, ts)).fetchone()
        return found is not None

    def has_asked(self, conversation_id: str, user: str) -> bool:
        """Whether somebody has asked in a conversation, so that more may be for the bot too."""
        with self._store.connection() as connection:
            names = {"conversation_id": conversation_id, "user": user, "platform": self._platform}
            found = connection.execute(_HAS_ASKED, names).fetchone()
        return found is not None

    def withdraw(self, place: str, ts: str) -> bool:
        """Forget a question whose message was deleted before its turn came; whether there was one."""
        with self._store.connection() as connection:
            done = connection.execute(_WITHDRAW, self._at(place, ts))
        return done.rowcount > 0

    def counts(self) -> Counts:
        """How much there is to do."""
        with self._store.connection() as connection:
            rows = connection.execute(_OPEN, {"platform": self._platform}).fetchall()
        by_state: dict[str, int] = dict(tuple(row) for row in rows)
        return Counts(by_state.get("waiting", 0), by_state.get("claimed", 0))

    def purge(self) -> None:
        """Drop the ids of what was answered days ago."""
        with self._store.connection() as connection:
            connection.execute(
                "DELETE FROM inbox WHERE state IN ('done', 'dropped') AND accepted < :since",
                {"since": self._clock() - KEPT_S},
            )

    def _at(self, place: str, ts: str) -> dict[str, str]:
        return {"platform": self._platform, "place": place, "ts": ts}

    def _read(self, row_id: int, *columns: Any) -> Claimed | None:
        """A row as a question; one that this version of Rigwise cannot read is dropped."""
        try:
            return Claimed.from_row(row_id, *columns)
        except (TypeError, ValueError):
            structlog.get_logger().error("channel: unreadable", platform=self._platform)
            self.drop(row_id)
            return None

    def _set(self, row_id: int, column: str, value: str) -> None:
        with self._store.connection() as connection:
            set_one = f"UPDATE inbox SET {column} = :value WHERE id = :id"  # noqa: S608, ours
            connection.execute(set_one, {"value": value, "id": row_id})

    def _end(self, row_id: int, state: str) -> None:
        with self._store.connection() as connection:
            connection.execute(_END, {"state": state, "id": row_id})
