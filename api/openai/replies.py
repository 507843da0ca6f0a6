"""Answers in the form of OpenAI's chat interface, whole and in chunks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from api.events import pieces
from assistant.answer import Answer, Citation

_CHARACTERS_PER_TOKEN = 4


@dataclass(frozen=True, slots=True)
class Form:
    """What the replies to one request have in common.

    Args:
        model: the name of the model that answers.
        base_url: of this server, for the places of documents that are nowhere else.
    """

    model: str
    base_url: str

    def head(self, answer: Answer, kind: str) -> dict[str, Any]:
        """What every reply begins with."""
        made = int(time.time())
        return {"id": f"chatcmpl-{answer.id}", "object": kind, "created": made, "model": self.model}


def completion(answer: Answer, asked: str, form: Form) -> dict[str, Any]:
    """A whole chat completion; ``rigwise`` holds the answer with its computations."""
    message = {
        "role": "assistant",
        "content": answer.text,
        "refusal": None,
        "annotations": url_citations(answer, form.base_url),
    }
    choice = {"index": 0, "message": message, "finish_reason": "stop", "logprobs": None}
    head = form.head(answer, "chat.completion")
    return {**head, "choices": [choice], "usage": usage(answer, asked), **_own(answer)}


def chunks(answer: Answer, form: Form) -> Iterator[dict[str, Any]]:
    """The chunks of a streamed completion: role, text, citations, then the end with the answer."""
    head = form.head(answer, "chat.completion.chunk")
    yield {**head, "choices": [_delta(role="assistant", content="")]}
    for piece in pieces(answer):
        yield {**head, "choices": [_delta(content=piece)]}
    found = url_citations(answer, form.base_url)
    if found:
        yield {**head, "choices": [_delta(annotations=found)]}
    end = {**_delta(), "finish_reason": "stop"}
    yield {**head, "choices": [end], **_own(answer)}


def usage_chunk(answer: Answer, asked: str, form: Form) -> dict[str, Any]:
    """The chunk after the end, for clients that asked for it."""
    return {**form.head(answer, "chat.completion.chunk"), "choices": [], "usage": usage(answer, asked)}


def url_citations(answer: Answer, base_url: str) -> list[dict[str, Any]]:
    """Each citation with the place of its marker in the text."""
    found = ((citation, answer.text.find(f"[{citation.number}]")) for citation in answer.citations)
    return [_annotation(citation, start, base_url) for citation, start in found if start >= 0]


def usage(answer: Answer, asked: str) -> dict[str, int]:
    """Lengths in place of token counts, four characters to one: nothing here is billed by them."""
    prompt, reply = len(asked) // _CHARACTERS_PER_TOKEN, len(answer.text) // _CHARACTERS_PER_TOKEN
    return {"prompt_tokens": prompt, "completion_tokens": reply, "total_tokens": prompt + reply}


def _annotation(citation: Citation, start: int, base_url: str) -> dict[str, Any]:
    own = f"{base_url}sources/{quote(citation.document_id)}?start={citation.start}&end={citation.end}"
    place = {
        "start_index": start,
        "end_index": start + len(f"[{citation.number}]"),
        "title": citation.source.title,
        "url": citation.source.url or own,
    }
    return {"type": "url_citation", "url_citation": place}


def _delta(**delta: Any) -> dict[str, Any]:
    return {"index": 0, "delta": delta, "finish_reason": None, "logprobs": None}


def _own(answer: Answer) -> dict[str, Any]:
    return {"rigwise": answer.model_dump(mode="json")}
