"""A text in two forms of one length: as it is read, and folded for looking up words."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

MASK = "\ufffc"
"""Stands for a character that has been read already; it is no letter, no digit and no space."""
_ALIKE = {"ß": "s", "ı": "i", "İ": "i", "ё": "е", "’": "'", "‘": "'", "´": "'", "−": "-", "–": "-", "—": "-"}
_ALIKE.update({"‐": "-", "‑": "-", "〜": "~", "～": "~", "œ": "o", "⁄": "/"})


class Text(NamedTuple):
    """``plain`` keeps case and marks, ``folded`` does not; a character stands at the same place in both."""

    plain: str
    folded: str

    def without(self, start: int, end: int) -> Text:
        """The same text with a range marked as read."""
        return Text(*(form[:start] + MASK * (end - start) + form[end:] for form in self))


def read(text: str) -> Text:
    """A text in both forms, compatibility characters resolved.

    >>> read("１，２００ Ｗ Güç").folded
    '1,200 w guc'
    """
    plain = "".join(_plain(character) for character in unicodedata.normalize("NFKC", text))
    return Text(plain, "".join(map(fold_character, plain)))


def fold(text: str) -> str:
    """The folded form alone, for the words of a grammar."""
    return read(text).folded


@lru_cache(8192)
def fold_character(character: str) -> str:
    """Lower case without marks, always one character."""
    if character in _ALIKE:
        return _ALIKE[character]
    if "\u3040" <= character <= "\u30ff" or "\uac00" <= character <= "\ud7a3":
        return character
    lowered = character.lower()[:1] or character
    base = unicodedata.normalize("NFD", lowered)[0]
    return _ALIKE.get(base, base)


@lru_cache(8192)
def _plain(character: str) -> str:
    """Digits of any script as ours; the fraction slash and minus signs as those of the keyboard."""
    if character.isdecimal():
        return str(unicodedata.decimal(character))
    return {"\u2044": "/", "\u2212": "-", "\u2010": "-", "\u2011": "-"}.get(character, character)


def forbidden(text: str) -> str | None:
    """The first character that no sentence may hold: control, format and private ones, odd numerals."""
    for character in text:
        category = unicodedata.category(character)
        if category in ("Cc", "Cf", "Cs", "Co", "Cn") and character not in "\n\t":
            return character
        if category in ("No", "Nl") and character not in "½¼¾⅓⅔²³〇":
            return character
    return None
