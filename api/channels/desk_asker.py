"""Answers from this process, at the desk of every surface."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from contextlib import aclosing, contextmanager
from typing import Any, Literal

from api.caller import Caller
from api.channels.asking import Asked, NotNowError, Progress, RefusalError, Taken
from api.channels.language import DEFAULT
from api.desk import Desk, Question
from api.errors import RefusedError, error_of
from api.ingesting import Ingesting
from api.named_sets import own_sets
from assistant.answer import Answer
from assistant.answering.wording import locales
from assistant.conversation import Feedback, Turn
from assistant.events import Cited, Computed, Done
from assistant.problems import PROBLEMS
from corpus.reading.archive import archive_packing


class DeskAsker:
    """Asks at a desk; see :class:`~api.channels.asking.Asker`.

    Args:
        surface: under which questions are counted.
        ingesting: takes documents in; without it they are refused.
    """

    def __init__(self, desk: Desk, surface: str, ingesting: Ingesting) -> None:
        self._desk = desk
        self._surface = surface
        self._ingesting = ingesting
        self._caller = Caller(frozenset({"ask"}), surface)

    async def ask(self, asked: Asked) -> Answer:
        """See :class:`~api.channels.asking.Asker`."""
        with _told(asked.refusal_language):
            return await self._desk.ask(self._question(asked))

    async def events(self, asked: Asked) -> AsyncGenerator[Progress, None]:
        """See :class:`~api.channels.asking.Asker`."""
        with _told(asked.refusal_language):
            async with aclosing(self._desk.events(self._question(asked))) as events:
                async for event in events:
                    if isinstance(event, Computed | Cited | Done):
                        yield event

    async def answered(self, conversation_id: str, text: str, since: float) -> Answer | None:
        """See :class:`~api.channels.asking.Asker`."""
        with _told(None):
            turns = await self._desk.run(lambda: self._desk.assistant.conversations.turns(conversation_id))
        return last_answer(turns, text, since)

    async def collections(self) -> list[str]:
        """See :class:`~api.channels.asking.Asker`."""
        with _told(None):
            return list(await own_sets(self._desk))

    async def rate(self, answer_id: str, thumb: Literal["up", "down"]) -> bool:
        """See :class:`~api.channels.asking.Asker`."""
        with _told(None):
            return await self._desk.rate(answer_id, Feedback(thumb), self._caller)

    async def ingest(self, name: str, data: bytes, language: str) -> Taken:
        """See :class:`~api.channels.asking.Asker`."""
        with _told(language):
            outcome = await self._ingesting.take_in(name, data)
        return taken_of(name, outcome["documents"], len(outcome["refused"]))

    async def close(self) -> None:
        """See :class:`~api.channels.asking.Asker`; the desk is its owner's."""

    def _question(self, asked: Asked) -> Question:
        return Question(
            text=asked.text,
            caller=self._caller,
            surface=self._surface,
            conversation_id=asked.conversation_id,
            language=asked.language,
            locale=asked.locale,
            collection=asked.collection,
        )


def taken_of(name: str, documents: Sequence[Mapping[str, Any]], refused: int) -> Taken:
    """A single document with its title, or an archive with the number of its documents."""
    if archive_packing(name) is None:
        return Taken(documents[0]["title"], documents[0]["state"])
    return Taken(name, "added", len(documents), refused)


def last_answer(turns: Sequence[Turn], text: str, since: float) -> Answer | None:
    """The answer to the last turn, if that is this question, asked since then [s]."""
    asked = text.encode("utf-8", "replace").decode("utf-8")
    if not turns or turns[-1].question != asked or turns[-1].at.timestamp() < since:
        return None
    return turns[-1].answer


@contextmanager
def _told(language: str | None) -> Iterator[None]:
    """Faults of the desk as those of an asker."""
    try:
        yield
    except (RefusedError, *PROBLEMS) as fault:
        tag = language if language in locales() else DEFAULT
        status, error = error_of(fault, tag)
        if status != 503:
            raise RefusalError(error.message) from fault
        headers = (fault.headers or {}) if isinstance(fault, RefusedError) else {}
        raise NotNowError(float(headers.get("Retry-After", 0)) or None) from fault
