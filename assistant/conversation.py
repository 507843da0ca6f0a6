"""What is remembered between turns: the last frame, answer and language, and the turns themselves."""

from __future__ import annotations

import secrets
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Literal, Protocol

from assistant.answer import Answer
from assistant.understanding.frame import Frame

MAX_CONVERSATIONS = 10_000
MAX_TURNS = 100
MAX_AGE_S = 14 * 24 * 3600.0
READING = "reading"
"""What is missing where a question can be meant in several ways."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """The state of one conversation after its last turn.

    Args:
        frame: what was understood last, merged over the turns.
        language: answer language, sticky until the asker changes it.
        answer: the last answer, for "why?", "source?", "show the calculation".
        asked: whether the last turn was a clarifying question, so that no second one follows; which of two
            readings is meant does not count, since the one chosen may lack something.
        collection: the only one that this turn quotes from; not kept for the next.
        machine: the last frame with cards, where a question after it was answered from the guides alone.
    """

    id: str
    frame: Frame | None = None
    language: str | None = None
    answer: Answer | None = None
    asked: bool = False
    collection: str | None = None
    machine: Frame | None = None

    def after(self, frame: Frame, answer: Answer) -> Conversation:
        """The state after one more turn; an aside that nothing was known of leaves what was spoken of.

        What was offered before the same answer in few words, or before its sources, stays on offer.
        """
        is_aside = answer.kind == "abstention" and self.frame is not None and not frame.states_facts
        return replace(
            self,
            frame=self.frame.in_language_of(frame) if is_aside and self.frame else frame,
            language=answer.language,
            answer=self._with_offers(answer) if frame.view != "ask" else answer,
            asked=answer.clarification is not None and READING not in answer.clarification.missing,
            machine=self._machine_behind(frame),
        )

    def _machine_behind(self, frame: Frame) -> Frame | None:
        if frame.states_facts or frame.rules or frame.act != "ask":
            return None
        return self.frame if self.frame is not None and self.frame.cards else self.machine

    def _with_offers(self, answer: Answer) -> Answer:
        if answer.follow_ups or self.answer is None:
            return answer
        return answer.model_copy(update={"follow_ups": self.answer.follow_ups})


@dataclass(frozen=True, slots=True)
class Feedback:
    """What an asker thinks of one answer."""

    thumb: Literal["up", "down"]
    comment: str | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """One question with its answer, whole, so that citations are the same when it is shown again.

    Args:
        frame: what the question was understood as; ``None`` where another version of Rigwise kept the turn.
        feedback: what the asker thinks of the answer, as the store knows it.
    """

    question: str
    answer: Answer
    at: datetime = field(default_factory=lambda: datetime.now(UTC))
    frame: Frame | None = None
    feedback: Feedback | None = None


class Conversations(Protocol):
    """A store of conversations. Implementations are safe to use from several threads."""

    def load(self, conversation_id: str | None) -> Conversation:
        """The conversation of that id, or a new one: with a fresh id when none is given."""

    def save(self, conversation: Conversation, turn: Turn | None = None) -> None:
        """Remember the state after a turn, and the turn."""

    def amend(self, conversation: Conversation, turn: Turn) -> None:
        """Remember the state, and a turn in the place of the one with its answer's id, if there is one."""

    def turns(self, conversation_id: str) -> tuple[Turn, ...]:
        """The last turns of a conversation, oldest first; empty when there is none."""

    def turn(self, answer_id: str) -> tuple[str, Turn] | None:
        """The turn with that answer, and the id of its conversation."""

    def forget(self, conversation_id: str) -> bool:
        """Delete a conversation with its turns and their feedback; whether there was one."""

    def rate(self, answer_id: str, feedback: Feedback) -> bool:
        """Keep feedback for an answer, in place of earlier feedback; whether the answer is known."""


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


@dataclass(slots=True)
class _Entry:
    saved: float
    conversation: Conversation
    turns: list[Turn] = field(default_factory=list)


class MemoryConversations:
    """Conversations of this process only; the least recently used ones are dropped first."""

    def __init__(self, limit: int = MAX_CONVERSATIONS, max_age_s: float = MAX_AGE_S) -> None:
        self._limit = limit
        self._max_age_s = max_age_s
        self._lock = threading.Lock()
        self._items: OrderedDict[str, _Entry] = OrderedDict()
        self._feedback: dict[str, Feedback] = {}

    def load(self, conversation_id: str | None) -> Conversation:
        """See :class:`Conversations`."""
        if conversation_id is None:
            return Conversation(new_id())
        with self._lock:
            entry = self._fresh(conversation_id)
        return entry.conversation if entry else Conversation(conversation_id)

    def save(self, conversation: Conversation, turn: Turn | None = None) -> None:
        """See :class:`Conversations`."""
        with self._lock:
            entry = self._kept(conversation)
            entry.turns = [*entry.turns, *([turn] if turn else [])][-MAX_TURNS:]

    def amend(self, conversation: Conversation, turn: Turn) -> None:
        """See :class:`Conversations`."""
        with self._lock:
            entry = self._kept(conversation)
            entry.turns = [_amended(one, turn) for one in entry.turns]

    def turns(self, conversation_id: str) -> tuple[Turn, ...]:
        """See :class:`Conversations`."""
        with self._lock:
            entry = self._fresh(conversation_id)
            turns = tuple(entry.turns) if entry else ()
        return tuple(replace(turn, feedback=self._feedback.get(turn.answer.id)) for turn in turns)

    def turn(self, answer_id: str) -> tuple[str, Turn] | None:
        """See :class:`Conversations`."""
        with self._lock:
            found = ((key, turn) for key, entry in self._items.items() for turn in entry.turns)
            return next(((key, turn) for key, turn in found if turn.answer.id == answer_id), None)

    def forget(self, conversation_id: str) -> bool:
        """See :class:`Conversations`."""
        with self._lock:
            return self._drop(conversation_id)

    def rate(self, answer_id: str, feedback: Feedback) -> bool:
        """See :class:`Conversations`."""
        if self.turn(answer_id) is None:
            return False
        self._feedback[answer_id] = feedback
        return True

    def _kept(self, conversation: Conversation) -> _Entry:
        entry = self._items.setdefault(conversation.id, _Entry(0.0, conversation))
        entry.saved, entry.conversation = time.monotonic(), conversation
        self._items.move_to_end(conversation.id)
        while len(self._items) > self._limit:
            self._drop(next(iter(self._items)))
        return entry

    def _fresh(self, conversation_id: str) -> _Entry | None:
        entry = self._items.get(conversation_id)
        return entry if entry and time.monotonic() - entry.saved <= self._max_age_s else None

    def _drop(self, conversation_id: str) -> bool:
        entry = self._items.pop(conversation_id, None)
        for turn in entry.turns if entry else ():
            self._feedback.pop(turn.answer.id, None)
        return entry is not None


def _amended(before: Turn, now: Turn) -> Turn:
    """A turn, or what takes its place: the time is that of the first answer."""
    return replace(now, at=before.at) if now.answer.id == before.answer.id else before
