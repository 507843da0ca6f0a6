"""A text in matching form, cut into words, numbers, single Han or kana characters, and signs."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from functools import cache
from typing import NamedTuple

_CJK = r"\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
_WORD = r"a-z\u00df-\u024f"
_DOLLARS = r"(?:us|au|ca|nz|hk|nt|mx|[acrs])\$"
"""Dollars and reais of a country: "A$900" is one word, "a $900 card" is not."""
_WESTERN = re.compile(rf"\d+(?:[.,]\d+)*|{_DOLLARS}|[{_WORD}]+|[^\W\d_{_WORD}]+|\n|[^\s'\"_-]")
_EAST = "\u3040"
"""Kana is the first of the scripts that the whole pattern adds; to compile their ranges takes a while."""
_SENTENCE_ENDS = frozenset("?!。\n؟")
_SEGMENT_ENDS = frozenset(",;:()[]、+&|=>") | _SENTENCE_ENDS


class Token(NamedTuple):
    """One word, number or sign: ``text`` stands at ``[start:end]`` of the normalised question."""

    text: str
    start: int
    end: int

    @property
    def is_digits(self) -> bool:
        """Whether the token is a number in digits."""
        return self.text[0].isdecimal()

    @property
    def is_word(self) -> bool:
        """Whether the token is made of letters."""
        return self.text[0].isalpha()


def tokenise(text: str) -> list[Token]:
    """Tokens in order; apostrophes, quotes, hyphens and underscores only separate.

    Example:
        >>> [token.text for token in tokenise("4x 3090'ı 24gb, 两张")]
        ['4', 'x', '3090', 'ı', '24', 'gb', ',', '两', '张']
    """
    return [Token(match.group(), match.start(), match.end()) for match in _pattern(text).finditer(text)]


def words_of(text: str) -> list[str]:
    """Only the texts of the tokens."""
    return _pattern(text).findall(text)


def _pattern(text: str) -> re.Pattern[str]:
    return _WESTERN if max(text, default="") < _EAST else _whole()


@cache
def _whole() -> re.Pattern[str]:
    return re.compile(
        r"\d+(?:[.,]\d+)*"
        rf"|{_DOLLARS}"
        rf"|[{_WORD}]+"
        r"|[\uac00-\ud7a3]+"
        rf"|[{_CJK}]"
        rf"|[^\W\d_{_WORD}\uac00-\ud7a3{_CJK}]+"
        r"|\n|[^\s'\"_-]"
    )


def ends_sentence(tokens: Sequence[Token], index: int, abbreviations: Set[str] = frozenset()) -> bool:
    """Whether the token closes a sentence; a full stop does so only before a space or the end.

    Args:
        abbreviations: words whose stop belongs to them, as long as something follows.
    """
    token = tokens[index]
    if token.text != ".":
        return token.text in _SENTENCE_ENDS
    if index + 1 == len(tokens):
        return True
    return tokens[index + 1].start > token.end and not _abbreviates(tokens, index, abbreviations)


def _abbreviates(tokens: Sequence[Token], index: int, abbreviations: Set[str]) -> bool:
    before = tokens[index - 1] if index else None
    return before is not None and before.end == tokens[index].start and before.text in abbreviations


def ends_segment(tokens: Sequence[Token], index: int, abbreviations: Set[str] = frozenset()) -> bool:
    """Whether the token parts one thing listed from the next."""
    return tokens[index].text in _SEGMENT_ENDS or ends_sentence(tokens, index, abbreviations)
