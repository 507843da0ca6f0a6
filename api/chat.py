"""``POST /chat``: a question in, an :class:`~assistant.answer.Answer` out."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from api.logs import log_answer
from assistant.answer import Answer

router = APIRouter(tags=["chat"])
Language = Literal["en", "zh-Hans", "zh-Hant", "tr", "de", "fr", "es", "pt", "ru", "ja", "ko"]


class ChatRequest(BaseModel):
    """One turn of a conversation."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"message": "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"},
                {"message": "6000 元能买哪张显卡？"},
                {"message": "İki RTX 3090 için kaç watt güç kaynağı gerekir?", "language": "tr"},
            ]
        },
    )

    message: str = Field(description="The question, in any supported language, at most 4000 characters.")
    conversation_id: str | None = Field(
        default=None,
        max_length=100,
        pattern=r"^[A-Za-z0-9_.:-]+$",
        description="Of an earlier answer, for follow-ups.",
    )
    language: Language | None = Field(default=None, description="Answer language; by default the question's.")


@router.post("/chat", summary="Ask a question")
async def chat(request: Request, turn: ChatRequest) -> Answer:
    """Computes, quotes, asks back once, or abstains; a new conversation gets an id."""
    state = request.app.state
    answer: Answer = await state.workers.run(
        lambda: state.assistant.ask(turn.message, turn.conversation_id, turn.language)
    )
    log_answer(answer, turn.message if state.assistant.settings.log_questions else None)
    return answer
