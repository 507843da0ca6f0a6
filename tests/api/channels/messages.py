"""Messages for tests."""

from __future__ import annotations

import itertools
from typing import Any

from api.channels.message import Message

_numbers = itertools.count(1)


def message(text: str = "How much RAM?", **changes: Any) -> Message:
    number = next(_numbers)
    given = {
        "platform": "slack",
        "event_id": f"E{number}",
        "place": "T1/C1",
        "ts": f"{number}.0",
        "conversation_id": "conversation",
        "user": "T1/U1",
        "reply_to": {"channel": "C1", "thread": "1.0"},
    }
    return Message(**{**given, "text": text, **changes})
