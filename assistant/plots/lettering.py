"""How much room text takes, without a font at hand: a little too much rather than too little."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from unicodedata import east_asian_width

_NARROW = frozenset("iIjl.,:;'|!()[]{} ·fjt-")
_BROAD = frozenset("mwMW@%—×")
_EM_NARROW, _EM_USUAL, _EM_CAPITAL, _EM_BROAD = 0.36, 0.59, 0.68, 0.9


def width_of(text: str, size: float) -> float:
    """Width of a line of text in a letter size, both in pixels.

    >>> width_of("显卡", 10)
    20.0
    """
    return size * sum(_em(character) for character in text)


def wrapped(text: str, size: float, room: float) -> list[str]:
    """A text in lines no wider than ``room``, broken at spaces or beside a Han or kana character.

    >>> wrapped("one two", 10, 30)
    ['one', 'two']
    """
    lines = [""]
    for piece in _pieces(text):
        if lines[-1] and width_of((lines[-1] + piece).rstrip(), size) > room:
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.rstrip() for line in lines]


def _pieces(text: str) -> list[str]:
    """What stays together: words with the space after them, wide characters one by one."""
    pieces = [text[:1]]
    for before, character in pairwise(text):
        if _may_part(before, character):
            pieces.append("")
        pieces[-1] += character
    return pieces


def _may_part(before: str, after: str) -> bool:
    """Whether a line may end between two characters; none begins with a space or a comma."""
    return before == " " or ((_is_wide(before) or _is_wide(after)) and after.isalnum())


def _is_wide(character: str) -> bool:
    return east_asian_width(character) in "WF"


@cache
def _em(character: str) -> float:
    """Share of the letter size that a character takes."""
    if _is_wide(character):
        return 1.0
    if character in _NARROW:
        return _EM_NARROW
    if character in _BROAD:
        return _EM_BROAD
    return _EM_CAPITAL if character.isupper() else _EM_USUAL
