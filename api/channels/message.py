"""A question from a team channel: who asked it, where, and where its answer goes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from api.channels.asking import Asked
from assistant.answer import Answer


@dataclass(frozen=True, slots=True)
class Message:
    """One question as a platform brought it.

    Args:
        platform: ``slack`` or ``discord``.
        event_id: of the delivery; a delivery that is repeated has the same one.
        place: workspace and channel, ``T1/C1``.
        ts: the message's own id in its channel; one message may be delivered under several event ids.
        conversation_id: of its thread, from :meth:`~api.channels.store.ChannelStore.conversation_id`.
        user: workspace and user, ``T1/U1``.
        text: the question, free of the platform's markup.
        reply_to: where the answer goes, in the platform's own terms, as JSON.
        language: answer language that the user has chosen.
        locale: language of the user's client, where neither question nor conversation tells one.
        collection: the only one that the answer quotes from.
    """

    platform: str
    event_id: str
    place: str
    ts: str
    conversation_id: str
    user: str
    text: str
    reply_to: Mapping[str, Any]
    language: str | None = None
    locale: str | None = None
    collection: str | None = None

    @property
    def asked(self) -> Asked:
        """What is asked, without where it comes from."""
        return Asked(self.text, self.conversation_id, self.language, self.locale, self.collection)

    def to_json(self) -> str:
        """The message as one line of JSON."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Message:
        """A message that was kept as JSON."""
        return cls(**json.loads(text))


@dataclass(frozen=True, slots=True)
class Claimed:
    """A message whose turn it is.

    Args:
        id: its row in the inbox.
        attempt: how many times it has been taken up, this time included.
        accepted: when it came, in seconds since the epoch.
        note: what the reply has noted about itself, such as the id of its placeholder.
        answer: of an earlier attempt that could not be delivered.
    """

    id: int
    message: Message
    attempt: int
    accepted: float
    note: Mapping[str, Any] = field(default_factory=dict)
    answer: Answer | None = None

    @classmethod
    def from_row(
        cls, row_id: int, message: str, attempt: int, accepted: float, note: str, answer: str | None
    ) -> Claimed:
        """A message as the inbox keeps it.

        Raises:
            TypeError, ValueError: another version of Rigwise kept it.
        """
        kept = Message.from_json(message)
        return cls(row_id, kept, attempt, accepted, json.loads(note), _answer(answer))


def _answer(text: str | None) -> Answer | None:
    """An answer that was kept; one of another version of Rigwise is asked for again."""
    if text is None:
        return None
    try:
        return Answer.model_validate_json(text)
    except ValueError:
        return None
