"""Verdicts without their yes or no, for a question that asks for the negative: "is 650 W too small?"."""

from __future__ import annotations

import re
from functools import cache

from assistant.answering.wording import locale

_PAUSE = r"\s*[,:、，：]\s*"
"""What parts a yes or no from the verdict that follows it."""


def neutral(headline: str, language: str) -> str:
    """The verdict alone: ``650 W is enough`` for ``Yes, 650 W is enough``; any other headline as it is."""
    opening = _opening(language).match(headline)
    return _begun(headline[opening.end() :], language) if opening else headline


@cache
def _opening(language: str) -> re.Pattern[str]:
    words = [re.escape(word) for word in locale(language).answers]
    return re.compile(f"(?:{'|'.join(words)}){_PAUSE}" if words else "(?!)")


def _begun(sentence: str, language: str) -> str:
    """The sentence with a capital letter; a Turkish one keeps the dot of its i."""
    first = "İ" if language == "tr" and sentence.startswith("i") else sentence[:1].upper()
    return first + sentence[1:]
