"""The events of a streamed answer, and their form on the wire (server-sent events)."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing
from typing import Annotated, Any, Literal

import structlog
from fastapi.sse import EventSourceResponse, format_sse_event
from pydantic import BaseModel, Field
from starlette.types import Receive, Scope, Send

from api.errors import Error, RefusedError, error_of
from api.logs import places
from api.reading import Reading, reading
from assistant.answer import Answer, Citation, Computation, WordedSentence
from assistant.events import Cited, Composed, Computed, Done, Event, Understood, Worded
from assistant.problems import PROBLEMS


class UnderstoodEvent(Reading):
    """First: how the question was read."""

    event: Literal["understood"] = "understood"


class ComputedEvent(BaseModel):
    """The results of the rules; empty where none applies. Left out for a turn that asks nothing."""

    event: Literal["computed"] = "computed"
    computations: tuple[Computation, ...]


class CitedEvent(BaseModel):
    """The passages that the answer quotes; they may be none. Left out for a turn that asks nothing."""

    event: Literal["cited"] = "cited"
    citations: tuple[Citation, ...]


class TextEvent(BaseModel):
    """A piece of the answer's Markdown; all pieces one after another are its `text`."""

    event: Literal["text"] = "text"
    delta: str


class WordedEvent(BaseModel):
    """A sentence of a language model, after `text` and checked; only where a model is set up."""

    event: Literal["worded"] = "worded"
    model: str
    sentence: WordedSentence


class DoneEvent(BaseModel):
    """Last: the whole answer, the same as without streaming."""

    event: Literal["done"] = "done"
    answer: Answer


class ErrorEvent(BaseModel):
    """Last, instead of `done`: what went wrong after the first event."""

    event: Literal["error"] = "error"
    error: Error


StreamEvent = Annotated[
    UnderstoodEvent | ComputedEvent | CitedEvent | TextEvent | WordedEvent | DoneEvent | ErrorEvent,
    Field(discriminator="event"),
]


def event_schema(data: dict[str, Any]) -> dict[str, Any]:
    """JSON Schema of one server-sent event whose data is JSON of another schema."""
    text = {"type": "string", "contentMediaType": "application/json", "contentSchema": data}
    return {"type": "object", "required": ["data"], "properties": {"event": {"type": "string"}, "data": text}}


class AnswerStream(EventSourceResponse):
    """A response that is written while the answer comes; it closes its source when the client leaves."""

    def __init__(self, pieces: AsyncGenerator[bytes, None]) -> None:
        super().__init__(pieces, headers={"X-Accel-Buffering": "no"})
        self._pieces = pieces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Write the response."""
        async with aclosing(self._pieces):
            await super().__call__(scope, receive, send)


async def begun(
    events: AsyncGenerator[Event, None],
) -> AsyncGenerator[Event, None]:
    """The same events, the first one already there: a fault until then is a refusal, not part of a stream."""
    first = await anext(events)

    async def all_events() -> AsyncGenerator[Event, None]:
        async with aclosing(events):
            yield first
            async for event in events:
                yield event

    return all_events()


async def event_bytes(events: AsyncGenerator[Event, None], language: str) -> AsyncGenerator[bytes, None]:
    """Events as they go over the wire; a fault becomes the last one."""
    try:
        async with aclosing(events):
            async for event in events:
                yield b"".join(_encoded(shown) for shown in shown_events(event))
    except Exception as fault:  # noqa: BLE001, the edge of the surface: the response has begun
        yield _encoded(ErrorEvent(error=told(fault, language)))


def shown_events(event: Event) -> Iterator[BaseModel]:
    """One event of the way as events of the stream; a text that a check dropped is none of them."""
    if isinstance(event, Understood):
        yield UnderstoodEvent(**dict(reading(event.frame, event.conversation_id)))
    elif isinstance(event, Computed):
        yield ComputedEvent(computations=event.computations)
    elif isinstance(event, Cited):
        yield CitedEvent(citations=event.citations)
    elif isinstance(event, Composed):
        yield from (TextEvent(delta=piece) for piece in pieces(event.answer))
    elif isinstance(event, Worded):
        yield WordedEvent(model=event.model, sentence=event.sentence)
    elif isinstance(event, Done):
        yield DoneEvent(answer=event.answer)


def told(fault: Exception, language: str) -> Error:
    """A fault after the response has begun, as its last event tells it."""
    if isinstance(fault, (RefusedError, *PROBLEMS)):
        return error_of(fault, language)[1]
    structlog.get_logger().error("fault", kind=type(fault).__name__, at=places(fault))
    request_id = str(structlog.contextvars.get_contextvars().get("request_id", ""))
    return error_of(RefusedError(500, "error-internal", request=request_id), language)[1]


def pieces(answer: Answer) -> list[str]:
    """The answer's Markdown in pieces, a line each; joined they are the text again."""
    return answer.text.splitlines(keepends=True)


def _encoded(event: BaseModel) -> bytes:
    return format_sse_event(event=event.event, data_str=event.model_dump_json())  # type: ignore[attr-defined]
