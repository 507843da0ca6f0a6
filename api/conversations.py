"""Conversations, to show one again or to forget it, and what askers think of answers."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field

from api.desk import Desk, seen_by
from api.errors import RefusedError
from api.security import Asker
from assistant.answer import Answer
from assistant.conversation import Feedback

router = APIRouter(tags=["chat"])
Id = Annotated[str, Path(max_length=100, pattern=r"^[A-Za-z0-9_.:-]+$", examples=["k3JxZ0"])]


class TurnShown(BaseModel):
    """One question with its answer as it was given."""

    question: str
    answer: Answer
    at: datetime


class ConversationShown(BaseModel):
    """The last turns of a conversation, oldest first."""

    id: str
    turns: list[TurnShown]


class FeedbackRequest(BaseModel):
    """What an asker thinks of one answer; later feedback takes the place of earlier."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"answer_id": "mZ3kUqfR", "thumb": "up"},
                {"answer_id": "mZ3kUqfR", "thumb": "down", "comment": "Benim kartım su soğutmalı."},
            ]
        },
    )

    answer_id: str = Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+$", description="`id` of the answer.")
    thumb: Literal["up", "down"]
    comment: str | None = Field(default=None, max_length=2000)


@router.get("/conversations/{conversation_id}", summary="A conversation")
async def show(request: Request, caller: Asker, conversation_id: Id) -> ConversationShown:
    """Its last turns with their whole answers. With a key, one sees the conversations of that key only."""
    desk: Desk = request.app.state.desk
    stored_id = caller.inside(conversation_id)
    turns = await desk.run(lambda: desk.assistant.conversations.turns(stored_id))
    if not turns:
        raise RefusedError(404, "http-conversation-unknown")
    shown = [TurnShown(question=t.question, answer=seen_by(t.answer, caller), at=t.at) for t in turns]
    return ConversationShown(id=conversation_id, turns=shown)


@router.delete("/conversations/{conversation_id}", summary="Forget a conversation", status_code=204)
async def forget(request: Request, caller: Asker, conversation_id: Id) -> None:
    """Deletes its turns and the feedback on them."""
    desk: Desk = request.app.state.desk
    stored_id = caller.inside(conversation_id)
    if not await desk.run(lambda: desk.assistant.conversations.forget(stored_id)):
        raise RefusedError(404, "http-conversation-unknown")


@router.post("/feedback", summary="Rate an answer", status_code=204)
async def rate(request: Request, caller: Asker, feedback: FeedbackRequest) -> None:
    """Keeps a thumb and a comment for an answer of the caller's conversations."""
    desk: Desk = request.app.state.desk
    given = Feedback(feedback.thumb, feedback.comment)
    if not await desk.rate(feedback.answer_id, given, caller):
        raise RefusedError(404, "http-answer-unknown", field="answer_id")
