"""The question in a message, free of Discord's own marks."""

from __future__ import annotations

import re

_MARK = re.compile(r"<(?:@[!&]?\d+|#\d+|a?:\w{2,32}:\d+|/[^:>]{1,100}:\d+|t:-?\d+(?::[tTdDfFR])?)>")


def question_of(content: str) -> str:
    """Text of a message without mentions, emoji of a server and the like: they are no part of a question.

    >>> question_of("<@42> what power supply for 2 × RTX 3090, <@7>?")
    'what power supply for 2 × RTX 3090, ?'
    """
    return " ".join(_MARK.sub(" ", content).split())
