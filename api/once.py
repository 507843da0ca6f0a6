"""Requests that carry a key of their client's (``Idempotency-Key``): the same one again gets the same answer.

A request is noted down under digests before it is worked on, with the id that its answer will have. The
answer itself is the turn of its conversation: once that is kept, the request is done, on whichever server.

References:
    IETF draft "The Idempotency-Key HTTP Header Field": 422 for another body, 409 while the first
    one is worked on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from api.caller import Caller
from api.errors import RefusedError
from assistant.answer import Answer
from assistant.conversation import new_id
from assistant.events import Cited, Composed, Computed, Done, Event, Worded
from assistant.state.store import Connection, StateError, StateStore

HEADER = "Idempotency-Key"
KEPT_S = 24 * 3600.0
"""How long after a request the same one gets the same answer [s]."""
LEASE_SLACK_S = 10.0
"""How long after its time limit a request is still believed to be worked on [s]."""
_PRUNED_EVERY = 64
_ADD = (
    "INSERT INTO requests (id, body, answer_id, saved) VALUES (:id, :body, :answer_id, :now) "
    "ON CONFLICT (id) DO NOTHING"
)
_GET = (
    "SELECT r.body, r.answer_id, r.saved, t.answer FROM requests r "
    "LEFT JOIN turns t ON t.answer_id = r.answer_id WHERE r.id = :id"
)
_TAKE_OVER = (
    "UPDATE requests SET body = :body, answer_id = :answer_id, saved = :now WHERE id = :id AND saved = :saved"
)
_RELEASE = (
    "DELETE FROM requests WHERE id = :id AND answer_id = :answer_id "
    "AND NOT EXISTS (SELECT 1 FROM turns WHERE turns.answer_id = requests.answer_id)"
)
_PRUNE = "DELETE FROM requests WHERE saved < :since"
Way = Generator[Event, None, Answer]


@dataclass(frozen=True, slots=True)
class Once:
    """What a request is known by; neither its key nor what it asks can be read from that.

    Args:
        id: digest of who asks and of the key.
        body: digest of what is asked.
    """

    id: str
    body: str

    @classmethod
    def of(cls, key: str, caller: Caller, body: str) -> Once:
        """The marks of a request; the same key of two callers are two requests."""
        secret = blake2b(f"{caller.counted_as}\0{key}".encode(), digest_size=32).digest()
        what = blake2b(body.encode("utf-8", "replace"), key=secret, digest_size=16).hexdigest()
        return cls(blake2b(secret, digest_size=16).hexdigest(), what)


@dataclass(frozen=True, slots=True)
class Claim:
    """The right to work on a request, or what came of it before.

    Args:
        answer_id: that its answer has, or is to have.
        answer: as it was given; ``None`` where it is still to be found.
    """

    answer_id: str
    answer: Answer | None = None


class Requests:
    """What was asked under which key, beside the conversations; any number of servers may share it.

    Args:
        timeout_s: after which an answer is given up.

    Raises:
        StateError: from every method, when the database cannot be read or written now.
    """

    def __init__(self, store: StateStore, timeout_s: float) -> None:
        self._store = store
        self._lease_s = timeout_s + LEASE_SLACK_S
        self._claims = 0

    def claim(self, once: Once) -> Claim:
        """Take a request on, or find what was answered to it.

        Raises:
            RefusedError: 422, the key is that of another request; 409, the same one is being worked on.
        """
        now = time.time()
        answer_id = new_id()
        new = {"id": once.id, "body": once.body, "answer_id": answer_id, "now": now}
        with self._store.connection() as connection:
            self._prune(connection, now)
            if connection.execute(_ADD, new).rowcount:
                return Claim(answer_id)
            row = connection.execute(_GET, {"id": once.id}).fetchone()
            return self._known(connection, new, row)

    def release(self, once: Once, claim: Claim) -> None:
        """Let go of a request that was not answered, so that it may come again at once."""
        with self._store.connection() as connection:
            connection.execute(_RELEASE, {"id": once.id, "answer_id": claim.answer_id})

    def _known(self, connection: Connection, new: dict[str, Any], row: Any) -> Claim:
        """What to do with a request whose key is known: ``row`` is what was noted, ``new`` what would be."""
        if row is None:
            raise _running()
        body, answer_id, saved, answer = row
        is_kept = saved >= new["now"] - KEPT_S
        if is_kept and body != new["body"]:
            raise RefusedError(422, "http-repeat-other", field=HEADER, header=HEADER)
        if is_kept and answer is not None:
            return Claim(answer_id, Answer.model_validate_json(answer))
        if is_kept and saved > new["now"] - self._lease_s:
            raise _running()
        given = {**new, "saved": saved, "answer_id": answer_id if is_kept else new["answer_id"]}
        if not connection.execute(_TAKE_OVER, given).rowcount:
            raise _running()
        return Claim(given["answer_id"])

    def _prune(self, connection: Connection, now: float) -> None:
        if self._claims % _PRUNED_EVERY == 0:
            connection.execute(_PRUNE, {"since": now - KEPT_S})
        self._claims += 1


def answered_once(requests: Requests, once: Once, work: Callable[[str], Way]) -> Way:
    """The way of a request that is worked on once; of a known one, the way to the answer that it had.

    A way that ends without an answer lets go of the request, however it ends.

    Args:
        work: the way to an answer of a given id.

    Raises:
        RefusedError: as :meth:`Requests.claim`.
    """
    claim = requests.claim(once)
    if claim.answer is not None:
        yield from _again(claim.answer)
        return claim.answer
    try:
        return (yield from work(claim.answer_id))
    except BaseException:
        with suppress(StateError):
            requests.release(once, claim)
        raise


def _again(answer: Answer) -> Iterator[Event]:
    """The steps of an answer that stands; how its question was read is not kept."""
    if answer.kind != "smalltalk":
        yield Computed(answer.computations)
        yield Cited(answer.citations)
    yield Composed(answer)
    if answer.wording is not None:
        yield from (Worded(sentence, answer.wording.model) for sentence in answer.wording.sentences)
    yield Done(answer)


def _running() -> RefusedError:
    return RefusedError(409, "http-repeat-running", {"Retry-After": "1"}, field=HEADER, header=HEADER)
