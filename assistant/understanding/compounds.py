"""Number words written together: "zweiunddreißig", "fünfundzwanzigtausend"."""

from __future__ import annotations

from assistant.understanding.composing import SCALES, Part, value_of
from assistant.understanding.reading import Reading

_SHORTEST = 6
"""No two number words make a shorter one together [letters]."""
_LONGEST = 60


def compound(reading: Reading, index: int) -> Part | None:
    """The number that a token without a meaning of its own is made of, in a language that writes so."""
    language, text = reading.language, reading.texts[index]
    if not language.compounds or not _SHORTEST <= len(text) <= _LONGEST:
        return None
    pieces = split(text, frozenset({*language.compounds, *language.number_joiners}))
    parts = [_part(language.compounds[piece]) for piece in pieces if piece in language.compounds]
    if len(parts) < 2:
        return None
    return Part(value_of(parts, False), index, index + 1, touches=reading.touches(index))


def split(text: str, words: frozenset[str]) -> list[str]:
    """A text as words one after another, the longest first; empty where it is not made of them.

    >>> split("zweiunddreissig", frozenset({"zwei", "und", "drei", "dreissig"}))
    ['zwei', 'und', 'dreissig']
    """
    ways: list[list[str] | None] = [None] * len(text) + [[]]
    for start in range(len(text) - 1, -1, -1):
        for end in range(start + 1, len(text) + 1):
            rest = ways[end]
            if rest is not None and text[start:end] in words:
                ways[start] = [text[start:end], *rest]
    return ways[0] or []


def _part(value: float) -> Part:
    return Part(value, 0, 1, is_scale=value in SCALES)
