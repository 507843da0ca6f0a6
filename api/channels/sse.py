"""Server-sent events, read from the lines of a response."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One event: its name, and its data read from JSON."""

    name: str
    data: dict[str, Any]


async def events_of(lines: AsyncGenerator[str, None]) -> AsyncGenerator[Event, None]:
    """The events in a stream of lines, which is closed with them; one cut off in the middle is left out."""
    name, data = "message", list[str]()
    async with aclosing(lines):
        async for line in lines:
            if not line:
                if data:
                    yield Event(name, json.loads("\n".join(data)))
                name, data = "message", []
            field, _, value = line.partition(":")
            if field == "event":
                name = value.removeprefix(" ")
            elif field == "data":
                data.append(value.removeprefix(" "))
