"""``POST /chat``: a question in, an :class:`~assistant.answer.Answer` out, whole or as it comes."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Header, Request, Response
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from api.desk import Desk, Question
from api.events import AnswerStream, begun, event_bytes, event_schema
from api.examples import QUESTIONS, STREAM
from api.language import as_ours, language_of
from api.once import HEADER, Once
from api.security import Asker
from assistant.answer import Answer
from assistant.retrieval.index.named_sets import NAME
from assistant.understanding.normalise import MAX_CHARACTERS

router = APIRouter(tags=["chat"])
CONVERSATION_ID = r"^[A-Za-z0-9_:-][A-Za-z0-9_.:-]*$"
"""No dot at the beginning: addresses that end in one or two dots alone are others."""
_WEIGHT = re.compile(r"[01](\.\d{0,3})?")
Language = Annotated[
    Literal["en", "zh-Hans", "zh-Hant", "tr", "de", "fr", "es", "pt", "ru", "ja", "ko"],
    BeforeValidator(as_ours),
]
"""Also understood with a region: ``tr-TR``, ``zh-CN``."""
CollectionName = Annotated[
    str,
    Field(
        max_length=64,
        pattern=NAME,
        description="The only collection to quote from; `guides` are those of Rigwise.",
        examples=["guides"],
    ),
]
ConversationId = Annotated[
    str,
    Field(
        max_length=100,
        pattern=CONVERSATION_ID,
        description="Of an earlier answer.",
        examples=["k3JxZ0"],
    ),
]


Key = Annotated[
    str | None,
    Header(
        alias=HEADER,
        min_length=1,
        max_length=255,
        pattern=r"^[\x21-\x7e]+$",
        description="Any text of the client's own. For 24 hours the same request with the same key gets "
        "the same answer, and is not worked on twice.",
        examples=["8e03978e-40d5-43e8-bc93-6894a57f9324"],
    ),
]


class ChatRequest(BaseModel):
    """One turn of a conversation."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [*QUESTIONS.values()]})

    message: str = Field(
        min_length=1,
        description="The question, in any supported language.",
        json_schema_extra={"maxLength": MAX_CHARACTERS},
    )
    conversation_id: ConversationId | None = Field(default=None, description="For a follow-up.")
    language: Language | None = Field(default=None, description="Answer language; by default the question's.")
    locale: Language | None = Field(
        default=None, description="The asker's, where neither question nor conversation tells a language."
    )
    collection: CollectionName | None = None


@router.post(
    "/chat",
    summary="Ask a question",
    response_model=Answer,
    responses={
        200: {
            "description": "The answer; with `Accept: text/event-stream` the events of `StreamEvent`.",
            "content": {
                "text/event-stream": {
                    "itemSchema": event_schema({"$ref": "#/components/schemas/StreamEvent"}),
                    "example": STREAM,
                }
            },
        }
    },
)
async def chat(
    request: Request,
    caller: Asker,
    turn: Annotated[
        ChatRequest,
        Body(openapi_examples={name: {"value": value} for name, value in QUESTIONS.items()}),
    ],
    idempotency_key: Key = None,
) -> Any:
    """Computes, quotes, asks back once, or abstains; a new conversation gets an id.

    With ``Accept: text/event-stream`` the answer comes as server-sent events, each with its type and JSON
    data: ``understood``, ``computed``, ``cited``, ``text`` (pieces of the Markdown), ``worded`` (sentences of
    a language model, where one is set up), ``done`` (the whole answer). A fault before the first event has
    its status and body as always; a later one is the last event, ``error``.

    With ``Idempotency-Key`` a request that is sent again, since its answer never arrived, is not worked on
    twice: for 24 hours it gets the answer that it had, with the same ``id``, as a stream without
    ``understood``. The same key with another body is refused with 422; 409 says that the first one is still
    worked on.
    """
    desk: Desk = request.app.state.desk
    question = Question(
        *(turn.message, caller, "chat", turn.conversation_id, turn.language, turn.locale, turn.collection),
        once=Once.of(idempotency_key, caller, turn.model_dump_json()) if idempotency_key else None,
    )
    if not wants_stream(request):
        answer = await desk.ask(question)
        return Response(answer.model_dump_json(), media_type="application/json")
    events = await begun(desk.events(question))
    return AnswerStream(event_bytes(events, turn.language or language_of(request)))


def wants_stream(request: Request) -> bool:
    """Whether the client asks for server-sent events, and not rather for JSON."""
    asked = dict(map(_weighed, request.headers.get("accept", "").lower().split(",")))
    return asked.get("text/event-stream", 0.0) > 0 and (
        asked["text/event-stream"] >= asked.get("application/json", 0.0)
    )


def _weighed(part: str) -> tuple[str, float]:
    """A media type of ``Accept`` with its weight, which is 1 where none that can be read is given."""
    kind, *parameters = (each.strip() for each in part.split(";"))
    weight = next((each[2:].strip() for each in parameters if each.startswith("q=")), "1")
    return kind, float(weight) if _WEIGHT.fullmatch(weight) else 1.0
