"""A value read as the questions are read: numbers, units and currencies of every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from assistant.understanding.reading import Reading

_LONGEST = 200


def readings(text: str) -> Iterator[Reading]:
    """The text in the language of the environment, then in the others; none where it is empty or too long."""
    from assistant.commands.common import system_language
    from assistant.understanding.language_card import cards
    from assistant.understanding.language_data import load
    from assistant.understanding.normalise import normalise
    from assistant.understanding.reading import Reading
    from assistant.understanding.tokens import tokenise

    if not text.strip() or len(text) > _LONGEST:
        return
    normal = normalise(text)
    tokens = tokenise(normal.text)
    known = [card.tag for card in cards()]
    for tag in dict.fromkeys([system_language(), "en", *known]):
        if tag in known:
            yield Reading(normal, load(tag), tokens, ())


def as_json(text: str) -> Any:
    """A value written as JSON, or ``None`` where it is not meant as such.

    Raises:
        ValueError: it begins like JSON and is none.
    """
    return json.loads(text) if text.lstrip().startswith(("{", "[")) else None
