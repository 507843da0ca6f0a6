"""Who answers the questions of a channel: this process or another Rigwise, under the same few methods."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Literal, Protocol

from assistant.answer import Answer
from assistant.events import Cited, Computed, Done

Progress = Computed | Cited | Done


class NotNowError(Exception):
    """Nobody can answer right now; the question is to be asked again.

    Args:
        retry_after_s: seconds to wait, where they are known.
    """

    def __init__(self, retry_after_s: float | None = None) -> None:
        super().__init__(retry_after_s)
        self.retry_after_s = retry_after_s


class RefusalError(Exception):
    """What is asked cannot be done, now or later.

    Args:
        text: the reason, worded for the asker.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True, slots=True)
class Taken:
    """A document that was taken in, or those of an archive.

    Args:
        title: of the document; of an archive, its name.
        documents: how many came out of an archive; ``None`` for a single document.
        refused: how many files of an archive were refused.
    """

    title: str
    state: Literal["added", "replaced", "unchanged"]
    documents: int | None = None
    refused: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """One turn of a conversation, as it is asked.

    Args:
        language: answer language that was chosen.
        locale: the asker's language, where neither question nor conversation tells one.
        collection: the only one that the answer quotes from.
    """

    text: str
    conversation_id: str
    language: str | None = None
    locale: str | None = None
    collection: str | None = None

    @property
    def refusal_language(self) -> str | None:
        """In which a refusal is worded, where one is known."""
        return self.language or self.locale


class Asker(Protocol):
    """Answers questions. Every method may raise :class:`NotNowError` and :class:`RefusalError`."""

    async def ask(self, asked: Asked) -> Answer:
        """The answer to a turn."""

    def events(self, asked: Asked) -> AsyncGenerator[Progress, None]:
        """The same step by step; the last step is :class:`~assistant.events.Done`."""

    async def answered(self, conversation_id: str, text: str, since: float) -> Answer | None:
        """The answer to the conversation's last turn, if that is this question, asked since then [s]."""

    async def collections(self) -> list[str]:
        """Names of the collections of documents, beside the guides."""

    async def rate(self, answer_id: str, thumb: Literal["up", "down"]) -> bool:
        """Keep what somebody thinks of an answer; whether the answer is known."""

    async def ingest(self, name: str, data: bytes, language: str) -> Taken:
        """Take a document in; ``language`` is that of a refusal."""

    async def close(self) -> None:
        """Let go of what is held."""
