"""Parts of product names in the letters of the language, beside digits: "3090ти", "ртх 4090", "4х250"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from assistant.understanding.language_card import cards
from assistant.understanding.normalise import NormalText


def in_latin(normal: NormalText) -> NormalText:
    """The text with these parts as the makers write them; every character stays in its place.

    Args:
        normal: a text in matching form.
    """
    if not _names() or normal.text.isascii():
        return normal
    return normal._replace(text=_beside_digits().sub(_respelt, normal.text))


def _respelt(match: re.Match[str]) -> str:
    return _any_name().sub(lambda name: _names()[name.group()], match.group())


@cache
def _names() -> Mapping[str, str]:
    return {one: other for card in cards() for one, other in card.names.items()}


@cache
def _any_name() -> re.Pattern[str]:
    return re.compile("|".join(sorted(map(re.escape, _names()), key=len, reverse=True)))


@cache
def _beside_digits() -> re.Pattern[str]:
    """One or several of them after digits ("4070 ти супер"), or one before ("ртх 3090")."""
    name = f"(?:{_any_name().pattern})"
    return re.compile(rf"(?<=\d)(?: ?{name})+(?![^\W\d_]|/)|(?<!\w){name}(?= ?\d)")
