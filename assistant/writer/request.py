"""What a language model is asked, and what that took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Usage:
    """Tokens of one call, as the endpoint counts them; 0 where it does not."""

    prompt_tokens: int = 0
    completion_tokens: int = 0


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked for.

    Args:
        messages: role and content of each.
        schema: JSON schema of the reply, if it must be JSON.
    """

    messages: Sequence[Mapping[str, str]]
    most_tokens: int
    schema: Mapping[str, Any] | None = None
    usage: Usage = field(default_factory=Usage)

    def body(self, model: str) -> dict[str, Any]:
        """The body of the HTTP request."""
        body: dict[str, Any] = {
            "model": model,
            "messages": list(self.messages),
            "max_tokens": self.most_tokens,
            "temperature": 0,
            "stream": True,
            "stream_options": {"include_usage": True},
        }
        if self.schema is not None:
            shape = {"name": "reply", "schema": self.schema, "strict": True}
            body["response_format"] = {"type": "json_schema", "json_schema": shape}
        return body
