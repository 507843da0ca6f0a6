"""JSON in a model's reply; models like to wrap it in words."""

from __future__ import annotations

import json
from typing import Any

from assistant.writer.errors import EndpointError


def reply_object(text: str) -> dict[str, Any]:
    """The first JSON object in a reply.

    Raises:
        EndpointError: ``malformed``, there is none.

    >>> reply_object('Sure: {"a": [1]} Bye')
    {'a': [1]}
    """
    start = text.find("{")
    try:
        loaded, _ = json.JSONDecoder().raw_decode(text, start) if start >= 0 else (None, 0)
    except (ValueError, RecursionError) as error:
        raise EndpointError("malformed", "no JSON object") from error
    if not isinstance(loaded, dict):
        raise EndpointError("malformed", "no JSON object")
    return loaded


def rows_of(reply: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The objects of a list in a reply; whatever else stands there is left out."""
    listed = reply.get(name)
    return [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []
