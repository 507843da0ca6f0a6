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
from api.events import AnswerStream, begun, event_schema, told
from api.language import language_of
from api.openai.history import Replay, prepared
from api.openai.models import MODEL, ModelCard, Models, collection_of, model_of, models, unknown_model
from api.openai.replies import Form, chunks, completion, usage_chunk
from api.openai.requests import CompletionRequest
from api.security import Asker
from assistant.answer import Answer
from assistant.events import Done, Event

router = APIRouter(prefix="/v1", tags=["openai"])


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
async def list_models(request: Request, _: Asker) -> Models:
    """``rigwise``, and ``rigwise/NAME`` for each collection of your own documents, to quote from it alone."""
    return Models(data=await models(request.app.state.desk))


@router.get("/models/{name:path}", summary="A model")
async def model(
    request: Request, _: Asker, name: Annotated[str, Path(max_length=100, examples=[MODEL])]
) -> ModelCard:
    """A model by its name."""
    desk: Desk = request.app.state.desk
    if name != MODEL and await collection_of(desk, name) is None:
        raise unknown_model(name, [card.id for card in await models(desk)])
    return ModelCard(id=name)


@router.post(
    "/chat/completions",
    summary="Chat completion",
    response_model=Completion,
    responses={200: {"content": {"text/event-stream": {"itemSchema": event_schema({})}}}},
)
async def complete(request: Request, caller: Asker, asked: CompletionRequest) -> Any:
    """Answers the last message of a conversation, in the form of OpenAI's chat completions.

    Earlier messages of the user make it a follow-up. The model ``rigwise/NAME`` quotes from that collection
    only; any other name stands for all, so that clients whose model cannot be set can be used. Citations are
    ``url_citation`` annotations, the whole answer is in ``rigwise``. With ``stream`` the text comes in
    chunks. Sampling parameters change nothing; tools, output formats and more than one choice are refused
    with 400.
    """
    questions = asked.questions()
    desk: Desk = request.app.state.desk
    replay = Replay(desk.assistant, caller, asked.language, await collection_of(desk, asked.model))
    conversation_id = await desk.run(lambda: prepared(replay, questions))
    question = Question(
        questions[-1], caller, "openai", conversation_id, asked.language, collection=replay.collection
    )
    form = Form(model_of(replay.collection), str(request.base_url))
    if not asked.stream:
        return completion(await desk.ask(question), questions[-1], form)
    return AnswerStream(_stream(await begun(desk.events(question)), asked, form, language_of(request)))


async def _stream(
    events: AsyncGenerator[Event, None], asked: CompletionRequest, form: Form, language: str
) -> AsyncGenerator[bytes, None]:
    try:
        async with aclosing(events):
            async for event in events:
                if isinstance(event, Done):
                    data = _chunks(event.answer, asked, form)
                    yield b"".join(map(_encoded, data))
    except Exception as fault:  # noqa: BLE001, the edge of the surface: the response has begun
        yield _encoded({"error": told(fault, language).model_dump()})
    yield format_sse_event(data_str="[DONE]")


def _chunks(answer: Answer, asked: CompletionRequest, form: Form) -> list[dict[str, Any]]:
    wants_usage = asked.stream_options is not None and asked.stream_options.include_usage
    more = [usage_chunk(answer, asked.messages[-1].text, form)] if wants_usage else []
    return [*chunks(answer, form), *more]


def _encoded(data: dict[str, Any]) -> bytes:
    return format_sse_event(data_str=json.dumps(data, ensure_ascii=False))
