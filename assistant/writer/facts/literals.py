"""Numbers in digits, strictly by the convention of a language: a comma or point out of place is no number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

_MARKS = ".,'"
_RATIO = re.compile(r"(\d{1,3})/(\d{1,3})(?![\d/.,])")


class Literal(NamedTuple):
    """A number at ``[start:end]``; ``value`` is ``None`` for digits that are no number in the language."""

    value: Fraction | None
    start: int
    end: int


def literals(text: str, decimal: str, group: str) -> Iterator[Literal]:
    """Every run of digits as a number.

    >>> [str(each.value) for each in literals("1.158 W, 1,158 W", ",", ".")]
    ['1158', '579/500']
    >>> next(literals("1.5 W", ",", ".")).value is None
    True
    """
    position = 0
    pattern = _pattern(decimal, group)
    while match := re.compile(r"\d").search(text, position):
        found = _literal(text, match.start(), pattern, decimal, group)
        yield found
        position = found.end


def _literal(text: str, start: int, pattern: re.Pattern[str], decimal: str, group: str) -> Literal:
    ratio = _RATIO.match(text, start)
    if ratio and int(ratio[2]):
        return Literal(Fraction(int(ratio[1]), int(ratio[2])), start, ratio.end())
    match = pattern.match(text, start)
    assert match is not None
    end = match.end()
    if _goes_on(text, end) or (
        start and text[start - 1] in _MARKS and not text[start - 2 : start - 1].isspace()
    ):
        return Literal(None, start, _end_of_run(text, end))
    value = Fraction(match[0].replace(group, "").replace(decimal, "."))
    return Literal(-value if _is_negative(text, start) else value, start, end)


@lru_cache(32)
def _pattern(decimal: str, group: str) -> re.Pattern[str]:
    d, g = re.escape(decimal), re.escape(group)
    return re.compile(rf"\d{{1,3}}(?:{g}\d{{3}})+(?!\d)(?:{d}\d+)?|\d+(?:{d}\d+)?")


def _goes_on(text: str, end: int) -> bool:
    return text[end : end + 1] in tuple(_MARKS) and text[end + 1 : end + 2].isdigit()


def _end_of_run(text: str, end: int) -> int:
    while _goes_on(text, end) or text[end : end + 1].isdigit():
        end += 1
    return end


def _is_negative(text: str, start: int) -> bool:
    return text[start - 1 : start] in ("-", "−") and (start == 1 or text[start - 2] in " (\n")
