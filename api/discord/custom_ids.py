"""What a button remembers: its whole meaning stands in its id, so that it works after any restart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, cast, get_args

Action = Literal["up", "down", "ask", "again"]
_FORM = re.compile(rf"rigwise:({'|'.join(get_args(Action))}):([A-Za-z0-9_-]{{1,80}})")


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a button is for.

    Attributes:
        action: ``up`` and ``down`` rate an answer, ``ask`` asks what is written on the button, ``again``
            computes a changed question.
        subject: id of the answer; of the changed message for ``again``.
    """

    action: Action
    subject: str


def custom_id(action: Action, subject: str, position: int | None = None) -> str:
    """The id of a button; a position tells apart several of one message.

    >>> custom_id("ask", "mZ3kUqfR", 1)
    'rigwise:ask:mZ3kUqfR:1'
    """
    return f"rigwise:{action}:{subject}" + (f":{position}" if position is not None else "")


def read(text: str) -> Pressed | None:
    """The meaning of a button's id; ``None`` for one that is not ours."""
    found = re.fullmatch(rf"{_FORM.pattern}(:\d{{1,2}})?", text)
    return Pressed(cast(Action, found[1]), found[2]) if found else None
