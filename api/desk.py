"""Where every surface asks: one turn, counted, logged, limited in time, stopped when nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, replace
from typing import TypeVar

from api.caller import Caller
from api.errors import RefusedError
from api.logs import log_answer
from api.metrics import Metrics
from api.workers import Workers
from assistant.answer import Answer
from assistant.assistant import Assistant
from assistant.conversation import new_id
from assistant.events import Done, Event, Understood

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """One turn as a surface takes it.

    Args:
        surface: where it was asked, for the figures: ``chat``, ``openai``, ``mcp``, ``slack``.
        conversation_id: as the caller knows it; ``None`` for a new conversation.
        locale: the asker's language, where neither the question nor the conversation tells one.
    """

    text: str
    caller: Caller
    surface: str
    conversation_id: str | None = None
    language: str | None = None
    locale: str | None = None


class Desk:
    """Asks the assistant in a worker thread."""

    def __init__(self, assistant: Assistant, workers: Workers, metrics: Metrics) -> None:
        self.assistant = assistant
        self._workers = workers
        self._metrics = metrics
        self._timeout_s = assistant.settings.timeout_s

    async def run(self, call: Callable[[], T]) -> T:
        """The result of a call, made in a worker thread within the time limit.

        Raises:
            RefusedError: 503, the queue is full or the time is over.
        """
        try:
            async with asyncio.timeout(self._timeout_s):
                return await self._workers.run(call)
        except TimeoutError:
            raise self._too_slow() from None

    async def ask(self, question: Question) -> Answer:
        """The answer to one turn.

        Raises:
            RefusedError: 503, the queue is full or the time is over.
            QuestionError: the question is empty or too long.
        """
        async with aclosing(self.events(question)) as events:
            async for event in events:
                if isinstance(event, Done):
                    return event.answer
        raise AssertionError("a way without an end")

    async def events(self, question: Question) -> AsyncGenerator[Event, None]:
        """One turn step by step; closing the generator stops the work after its current step."""
        steps = self._steps(question)
        end_s = asyncio.get_running_loop().time() + self._timeout_s
        is_done = False
        try:
            while (event := await self._next(steps, end_s)) is not None:
                event = _outside(event, question.caller)
                if isinstance(event, Done):
                    is_done = True
                    self._note(event.answer, question)
                yield event
        except (asyncio.CancelledError, GeneratorExit):
            if not is_done:
                self._metrics.cancelled()
            raise
        finally:
            await steps.aclose()

    async def _next(self, steps: AsyncGenerator[Event, None], end_s: float) -> Event | None:
        try:
            async with asyncio.timeout_at(end_s):
                return await anext(steps, None)
        except TimeoutError:
            self._metrics.cancelled()
            raise self._too_slow() from None

    def _steps(self, question: Question) -> AsyncGenerator[Event, None]:
        stored_id = question.caller.inside(question.conversation_id or new_id())
        return self._workers.stream(
            lambda: self.assistant.stream(question.text, stored_id, question.language, question.locale)
        )

    def _note(self, answer: Answer, question: Question) -> None:
        self._metrics.answered(answer, question.surface)
        kept = question.text if self.assistant.settings.log_questions else None
        log_answer(answer, question.surface, kept)

    def _too_slow(self) -> RefusedError:
        return RefusedError(503, "http-timeout", {"Retry-After": "5"}, seconds=self._timeout_s)


def _outside(event: Event, caller: Caller) -> Event:
    """An event with the conversation's id as the caller knows it."""
    if isinstance(event, Understood):
        return replace(event, conversation_id=caller.outside(event.conversation_id))
    if isinstance(event, Done):
        return Done(seen_by(event.answer, caller))
    return event


def seen_by(answer: Answer, caller: Caller) -> Answer:
    """An answer with its conversation's id as the caller knows it."""
    return answer.model_copy(update={"conversation_id": caller.outside(answer.conversation_id)})
