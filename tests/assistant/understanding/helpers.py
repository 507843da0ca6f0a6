"""A text read in a given language, without any catalog."""

from __future__ import annotations

from assistant.understanding.language_data import load
from assistant.understanding.normalise import normalise
from assistant.understanding.reading import Reading
from assistant.understanding.tokens import tokenise


def read(text: str, tag: str = "en") -> Reading:
    normal = normalise(text)
    return Reading(normal, load(tag), tokenise(normal.text), ())
