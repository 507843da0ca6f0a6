"""Requests of OpenAI's chat interface, as far as they mean something here."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, StrictBool

from api.chat import Language
from api.errors import RefusedError
from api.openai.models import MODEL

_SHOWN = 80


class Open(BaseModel):
    """Base of models that accept fields unknown to them, and pass over those."""

    model_config = ConfigDict(extra="allow")


class Part(Open):
    """A part of a message; only text is read."""

    type: str
    text: str | None = None


class Message(Open):
    """One message; those of the user are questions, all others are passed over."""

    role: str
    content: str | list[Part] | None = None

    @property
    def unread(self) -> str | None:
        """Type of the first part that is no text, such as ``image_url``; ``None`` where all is text."""
        parts = self.content if isinstance(self.content, list) else []
        return next((part.type for part in parts if part.type != "text"), None)

    @property
    def text(self) -> str:
        """All text of the message."""
        if isinstance(self.content, list):
            return "\n".join(part.text for part in self.content if part.type == "text" and part.text)
        return self.content or ""


class StreamOptions(Open):
    """How to stream."""

    include_usage: StrictBool = False


class CompletionRequest(Open):
    """A list of messages to go on with. ``temperature`` and the like are accepted and change nothing."""

    model_config = ConfigDict(
        extra="allow",
        json_schema_extra={
            "examples": [
                {"model": MODEL, "messages": [{"role": "user", "content": "How much RAM for two RTX 3090?"}]},
                {
                    "model": MODEL,
                    "stream": True,
                    "messages": [
                        {"role": "user", "content": "两张 RTX 3090 要多大的电源？"},
                        {"role": "assistant", "content": "…"},
                        {"role": "user", "content": "四张呢？"},
                    ],
                },
            ]
        },
    )

    model: str = Field(
        default=MODEL, description="`rigwise/NAME` quotes from one collection only; any other name, from all."
    )
    messages: list[Message] = Field(min_length=1, max_length=1000)
    stream: StrictBool = False
    stream_options: StreamOptions | None = None
    language: Language | None = Field(default=None, description="Answer language; our own addition.")

    def questions(self) -> list[str]:
        """What the user asked, in order.

        Raises:
            RefusedError: 400, the last message is no question or has pictures or sounds in it, or tools, a
                format or several answers are asked for.
        """
        self._refuse_unsupported()
        unread = self.messages[-1].unread
        if unread is not None:
            raise RefusedError(400, "http-only-text", field="messages", kind=unread[:_SHOWN])
        if self.messages[-1].role != "user" or not self.messages[-1].text.strip():
            raise RefusedError(400, "http-question-missing", field="messages")
        return [message.text for message in self.messages if message.role == "user" and message.text.strip()]

    def _refuse_unsupported(self) -> None:
        extra: dict[str, Any] = self.model_extra or {}
        for field, switch in (("tools", "tool_choice"), ("functions", "function_call")):
            if extra.get(field) and extra.get(switch) != "none":
                raise RefusedError(400, "http-unsupported", field=field)
        if extra.get("n") not in (None, 1):
            raise RefusedError(400, "error-one-answer", field="n")
        form = extra.get("response_format")
        if isinstance(form, dict) and form.get("type", "text") != "text":
            raise RefusedError(400, "http-unsupported", field="response_format")
