"""Where every surface asks: one turn, counted, logged, limited in time, stopped when nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from api.caller import Caller
from api.errors import RefusedError
from api.logs import log_answer
from api.metrics import Metrics
from api.once import Once, Requests, answered_once
from api.tracing import trace_answer
from api.workers import Workers
from assistant.answer import Answer
from assistant.assistant import Assistant
from assistant.conversation import Conversations, Feedback, new_id
from assistant.events import Done, Event, Understood

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """One turn as a surface takes it.

    Args:
        surface: where it was asked, for the figures: ``chat``, ``openai``, ``mcp``, ``slack``.
        conversation_id: as the caller knows it; ``None`` for a new conversation.
        locale: the asker's language, where neither the question nor the conversation tells one.
        collection: the only one to quote from; by default everything.
        once: what the request is known by, where it shall be answered once however often it comes.
    """

    text: str
    caller: Caller
    surface: str
    conversation_id: str | None = None
    language: str | None = None
    locale: str | None = None
    collection: str | None = None
    once: Once | None = None


class Desk:
    """Asks the assistant in a worker thread.

    Args:
        requests: where those are noted that shall be answered once; without it each one is a new one.
    """

    def __init__(
        self, assistant: Assistant, workers: Workers, metrics: Metrics, requests: Requests | None = None
    ) -> None:
        self._requests = requests
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
        try:
            async with asyncio.timeout(self._timeout_s):
                answer = await self._workers.finish(self._way(question))
        except TimeoutError:
            self._metrics.cancelled()
            raise self._too_slow() from None
        except asyncio.CancelledError:
            self._metrics.cancelled()
            raise
        return self._noted(answer, question)

    async def events(self, question: Question) -> AsyncGenerator[Event, None]:
        """One turn step by step; closing the generator stops the work after its current step."""
        steps = self._workers.stream(self._way(question))
        end_s = asyncio.get_running_loop().time() + self._timeout_s
        is_done = False
        try:
            while (event := await self._next(steps, end_s)) is not None:
                is_done = isinstance(event, Done)
                yield self._outside(event, question)
        except (asyncio.CancelledError, GeneratorExit):
            if not is_done:
                self._metrics.cancelled()
            raise
        finally:
            await steps.aclose()

    async def rate(self, answer_id: str, feedback: Feedback, caller: Caller) -> bool:
        """Keep what somebody thinks of an answer of the caller's; whether there is such an answer.

        Raises:
            RefusedError: 503, the queue is full or the time is over.
        """
        store = self.assistant.conversations
        is_kept = await self.run(lambda: _rated(store, answer_id, feedback, caller))
        if is_kept:
            self._metrics.rated(feedback.thumb)
        return is_kept

    async def _next(self, steps: AsyncGenerator[Event, None], end_s: float) -> Event | None:
        try:
            async with asyncio.timeout_at(end_s):
                return await anext(steps, None)
        except TimeoutError:
            self._metrics.cancelled()
            raise self._too_slow() from None

    def _way(self, question: Question) -> Callable[[], Generator[Event, None, Answer]]:
        stored_id = question.caller.inside(question.conversation_id or new_id())
        how = (question.text, stored_id, question.language, question.locale, question.collection)
        requests, once = self._requests, question.once
        if requests is None or once is None:
            return lambda: self.assistant.stream(*how)
        return lambda: answered_once(requests, once, partial(self.assistant.stream, *how))

    def _outside(self, event: Event, question: Question) -> Event:
        """An event with the conversation's id as the caller knows it; the last one is noted down."""
        if isinstance(event, Understood):
            return replace(event, conversation_id=question.caller.outside(event.conversation_id))
        if isinstance(event, Done):
            return Done(self._noted(event.answer, question))
        return event

    def _noted(self, answer: Answer, question: Question) -> Answer:
        """The answer as the caller sees it, counted and logged."""
        self._metrics.answered(answer, question.surface)
        trace_answer(answer, question.surface)
        kept = question.text if self.assistant.settings.log_questions else None
        log_answer(answer, question.surface, kept)
        return seen_by(answer, question.caller)

    def _too_slow(self) -> RefusedError:
        return RefusedError(503, "http-timeout", {"Retry-After": "5"}, seconds=self._timeout_s)


def _rated(store: Conversations, answer_id: str, feedback: Feedback, caller: Caller) -> bool:
    found = store.turn(answer_id)
    return bool(found and caller.owns(found[0]) and store.rate(answer_id, feedback))


def seen_by(answer: Answer, caller: Caller) -> Answer:
    """An answer with its conversation's id as the caller knows it."""
    return answer.model_copy(update={"conversation_id": caller.outside(answer.conversation_id)})
