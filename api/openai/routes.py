"""``/v1``: chat completions and models."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from fastapi.sse import format_sse_event
from pydantic import BaseModel, Field

from api.desk import Desk, Question
from api.errors import RefusedError
from api.events import AnswerStream, begun, event_schema, told
from api.language import language_of
from api.openai.history import prepared
from api.openai.replies import chunks, completion, usage_chunk
from api.openai.requests import MODEL, CompletionRequest
from api.security import Asker
from assistant.answer import Answer
from assistant.events import Done, Event

router = APIRouter(prefix="/v1", tags=["openai"])
FIRST_RELEASE = 1_796_000_000


class ModelCard(BaseModel):
    """The one model."""

    id: str = MODEL
    object: Literal["model"] = "model"
    created: int = FIRST_RELEASE
    owned_by: str = MODEL


class Models(BaseModel):
    """All models."""

    object: Literal["list"] = "list"
    data: list[ModelCard]


class Completion(BaseModel):
    """A chat completion as OpenAI describes it, with the whole answer beside it."""

    id: str
    object: Literal["chat.completion"]
    created: int
    model: str
    choices: list[dict[str, Any]]
    usage: dict[str, int]
    rigwise: Answer = Field(description="The answer with its computations and citations.")


@router.get("/models", summary="Models")
async def models(_: Asker) -> Models:
    """The one model, ``rigwise``."""
    return Models(data=[ModelCard()])


@router.get("/models/{name}", summary="A model")
async def model(_: Asker, name: Annotated[str, Path(max_length=100, examples=[MODEL])]) -> ModelCard:
    """The one model, by its name."""
    if name != MODEL:
        raise RefusedError(404, "http-model-unknown", field="model", name=name, known=MODEL)
    return ModelCard()


@router.post(
    "/chat/completions",
    summary="Chat completion",
    response_model=Completion,
    responses={200: {"content": {"text/event-stream": {"itemSchema": event_schema({})}}}},
)
async def complete(request: Request, caller: Asker, asked: CompletionRequest) -> Any:
    """Answers the last message of a conversation, in the form of OpenAI's chat completions.

    Earlier messages of the user make it a follow-up. Citations are ``url_citation`` annotations, the whole
    answer is in ``rigwise``. With ``stream`` the text comes in chunks. Sampling parameters change nothing;
    tools and output formats are refused with 400.
    """
    questions = asked.questions()
    desk: Desk = request.app.state.desk
    conversation_id = await desk.run(lambda: prepared(desk.assistant, questions, asked.language, caller))
    question = Question(questions[-1], caller, "openai", conversation_id, asked.language)
    if not asked.stream:
        return completion(await desk.ask(question), questions[-1], str(request.base_url))
    return AnswerStream(_stream(await begun(desk.events(question)), asked, request))


async def _stream(
    events: AsyncGenerator[Event, None], asked: CompletionRequest, request: Request
) -> AsyncGenerator[bytes, None]:
    try:
        async with aclosing(events):
            async for event in events:
                if isinstance(event, Done):
                    data = _chunks(event.answer, asked, str(request.base_url))
                    yield b"".join(map(_encoded, data))
    except Exception as fault:  # noqa: BLE001, the edge of the surface: the response has begun
        yield _encoded({"error": told(fault, language_of(request)).model_dump()})
    yield format_sse_event(data_str="[DONE]")


def _chunks(answer: Answer, asked: CompletionRequest, base_url: str) -> list[dict[str, Any]]:
    wants_usage = asked.stream_options is not None and asked.stream_options.include_usage
    more = [usage_chunk(answer, asked.messages[-1].text)] if wants_usage else []
    return [*chunks(answer, base_url), *more]


def _encoded(data: dict[str, Any]) -> bytes:
    return format_sse_event(data_str=json.dumps(data, ensure_ascii=False))
