"""The reply of a chat completion, streamed or whole, as pieces of text."""

from __future__ import annotations

import codecs
import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, NamedTuple

from assistant.writer.errors import EndpointError
from assistant.writer.request import Usage

_DONE = "[DONE]"


class Piece(NamedTuple):
    """A piece of text, and what else came with it."""

    text: str = ""
    is_last: bool = False
    prompt_tokens: int = 0
    completion_tokens: int = 0


def end_of(piece: Piece, usage: Usage) -> bool:
    """Whether a piece ends the reply; its count of tokens is noted."""
    usage.prompt_tokens = piece.prompt_tokens or usage.prompt_tokens
    usage.completion_tokens = piece.completion_tokens or usage.completion_tokens
    return piece.is_last


async def pieces_of(chunks: AsyncGenerator[bytes, None], content_type: str) -> AsyncGenerator[Piece, None]:
    """The reply in a response's body: server-sent events, or one JSON object where a server cannot stream.

    ``chunks`` are closed with the pieces.

    Raises:
        EndpointError: ``malformed``, neither.
    """
    if "json" in content_type:
        async with aclosing(chunks):
            body = b"".join([chunk async for chunk in chunks])
        yield _piece(body.decode("utf-8", "replace"), "message")
        return
    async with aclosing(_lines(chunks)) as lines:
        async for line in lines:
            if line.startswith("data:"):
                data = line.removeprefix("data:").strip()
                yield Piece(is_last=True) if data == _DONE else _piece(data, "delta")
            elif line and not line.startswith((":", "event:", "id:", "retry:")):
                raise EndpointError("malformed", "no event stream")


async def _lines(chunks: AsyncGenerator[bytes, None]) -> AsyncGenerator[str, None]:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    rest = ""
    async with aclosing(chunks):
        async for chunk in chunks:
            rest += decoder.decode(chunk)
            *lines, rest = rest.split("\n")
            for line in lines:
                yield line.rstrip("\r")
    if rest.strip():
        yield rest.strip()


def _piece(data: str, part: str) -> Piece:
    try:
        loaded = json.loads(data)
    except ValueError as error:
        raise EndpointError("malformed", "no JSON") from error
    if not isinstance(loaded, dict) or "error" in loaded:
        raise EndpointError("failed" if isinstance(loaded, dict) else "malformed", "an error in the stream")
    text, is_last = _choice(loaded, part)
    return Piece(text, is_last, *_tokens(loaded))


def _choice(loaded: dict[str, Any], part: str) -> tuple[str, bool]:
    choices = loaded.get("choices")
    if not choices:
        return "", False
    try:
        content = choices[0][part].get("content") or ""
        is_last = choices[0].get("finish_reason") is not None
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise EndpointError("malformed", "no choice") from error
    if not isinstance(content, str):
        raise EndpointError("malformed", "content is no text")
    return content, is_last or part == "message"


def _tokens(loaded: dict[str, Any]) -> tuple[int, int]:
    usage = loaded.get("usage")
    if not isinstance(usage, dict):
        return 0, 0
    counts = (usage.get("prompt_tokens"), usage.get("completion_tokens"))
    first, second = (count if isinstance(count, int) and 0 <= count < 10**9 else 0 for count in counts)
    return first, second
