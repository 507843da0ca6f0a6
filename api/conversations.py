"""Conversations, to show one again or to forget it, and what askers think of answers."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from api.caller import Caller
from api.chat import CONVERSATION_ID, CollectionName
from api.desk import Desk, seen_by
from api.errors import RefusedError
from api.reading import Reading, place_of, reading
from api.security import Asker
from assistant.answer import Answer
from assistant.assistant import Assistant
from assistant.conversation import Feedback, Turn
from assistant.edited_numbers import checked
from assistant.editing import edit
from assistant.understanding.frame import Frame
from assistant.understanding.rewriting import Change

router = APIRouter(tags=["chat"])
Id = Annotated[str, Path(max_length=100, pattern=CONVERSATION_ID, examples=["k3JxZ0"])]


class TurnShown(BaseModel):
    """One question with its answer as it was given."""

    question: str
    answer: Answer
    at: datetime
    reading: Reading | None = Field(default=None, description="How the question was read, where it is known.")
    thumb: Literal["up", "down"] | None = Field(default=None, description="What the asker thinks of it.")


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


class ChangeRequest(BaseModel):
    """Another number for one fact of a question."""

    model_config = ConfigDict(extra="forbid")

    chip: int = Field(
        ge=0, le=1000, strict=True, description="Its place among the chips of the reading, from 0."
    )
    value: Annotated[object, WithJsonSchema({"type": "number"})] = Field(
        description="How many cards, or the value in the unit of the chip.",
        examples=[4],
    )


class EditRequest(BaseModel):
    """What is to be other in a question."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"changes": [{"chip": 0, "value": 4}]}]}
    )

    changes: list[ChangeRequest] = Field(min_length=1, max_length=20)
    collection: CollectionName | None = None


@router.get("/conversations/{conversation_id}", summary="A conversation")
async def show(request: Request, caller: Asker, conversation_id: Id) -> ConversationShown:
    """Its last turns with their whole answers. With a key, one sees the conversations of that key only."""
    desk: Desk = request.app.state.desk
    stored_id = caller.inside(conversation_id)
    turns = await desk.run(lambda: desk.assistant.conversations.turns(stored_id))
    if not turns:
        raise RefusedError(404, "http-conversation-unknown")
    return ConversationShown(
        id=conversation_id, turns=[_shown(turn, conversation_id, caller) for turn in turns]
    )


@router.patch("/conversations/{conversation_id}/turns/{answer_id}", summary="Edit a question")
async def change(
    request: Request, caller: Asker, conversation_id: Id, answer_id: Id, edited: EditRequest
) -> TurnShown:
    """Answers a question again with other numbers, in the place of the turn; the answer keeps its id.

    The words of the question change along: "two RTX 3090" reads "4 RTX 3090" then. What the conversation is
    asked next goes on from its last turn. A number that no rule can compute with is refused with those that
    one can, in the language of the question, and changes nothing.
    """
    desk: Desk = request.app.state.desk
    stored_id = caller.inside(conversation_id)
    turn = await desk.run(lambda: _edited(desk.assistant, stored_id, answer_id, edited))
    return _shown(turn, conversation_id, caller)


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


def _edited(assistant: Assistant, stored_id: str, answer_id: str, edited: EditRequest) -> Turn:
    found = assistant.conversations.turn(answer_id)
    if found is None or found[0] != stored_id or found[1].frame is None:
        raise RefusedError(404, "http-answer-unknown", field="answer_id")
    frame = found[1].frame
    changes = [_change(change, frame, f"changes.{at}.value") for at, change in enumerate(edited.changes)]
    return edit(assistant, stored_id, found[1], changes, edited.collection)


def _change(change: ChangeRequest, frame: Frame, field: str) -> Change:
    place = place_of(change.chip, frame)
    if place is None:
        raise RefusedError(422, "http-chip-fixed", field="changes")
    return Change(place, checked(change.value, place, frame, field))


def _shown(turn: Turn, conversation_id: str, caller: Caller) -> TurnShown:
    """A turn as the caller sees it."""
    return TurnShown(
        question=turn.question,
        answer=seen_by(turn.answer, caller),
        at=turn.at,
        reading=reading(turn.frame, conversation_id) if turn.frame else None,
        thumb=turn.feedback.thumb if turn.feedback else None,
    )
