"""Dates, months and years as they are written in a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from assistant.writer.facts.folding import Text
from assistant.writer.facts.grammar import Grammar

_ISO = re.compile(r"(?<!\d)(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?![\d-])")
_EAST = re.compile(r"(?<!\d)(\d{4}) ?[年년](?: ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日일号])?)?")
_EAST_MONTH = re.compile(r"(?<!\d)(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日일号])?")
_NUMERIC = re.compile(r"(?<![\d.,])(\d{1,2})[./](\d{1,2})[./](\d{4})(?![\d])")
_DAY_BEFORE = re.compile(r"(?<!\d)(\d{1,2})(?:\.|er|st|nd|rd|th|º)?(?: de| of)? ?$")
_YEAR_AFTER = re.compile(r"(?:,? ?(?:de |of )?)(?<!\d)((?:19|20)\d\d)(?!\d)")
_DAY_AFTER = re.compile(r" (\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,? ((?:19|20)\d\d)(?!\d))?")
_CERTAIN = 6
"""A month's name of so many letters is one wherever it stands; "may" and "mars" need a number beside them."""


class Date(NamedTuple):
    """Year, month and day as far as they are said."""

    year: int | None
    month: int | None = None
    day: int | None = None

    def told_by(self, other: Date) -> bool:
        """Whether another date says all that this one says."""
        pairs = zip(self, other, strict=True)
        return all(mine is None or mine == theirs for mine, theirs in pairs)


class DateAt(NamedTuple):
    """A date at ``[start:end]``."""

    date: Date
    start: int
    end: int


def dates(text: Text, grammar: Grammar) -> Iterator[DateAt]:
    """Every date, whole ones before parts; ranges of the text do not overlap.

    >>> from assistant.writer.facts.folding import read
    >>> from assistant.writer.facts.grammar import grammar
    >>> [each.date[:] for each in dates(read("30. November 2026"), grammar("de"))]
    [(2026, 11, 30)]
    """
    taken: list[DateAt] = []
    for found in (*_digital(text, grammar), *_named(text, grammar)):
        if all(found.end <= other.start or other.end <= found.start for other in taken):
            taken.append(found)
            yield found


def _digital(text: Text, grammar: Grammar) -> Iterator[DateAt]:
    for pattern in (_ISO, _EAST):
        for match in pattern.finditer(text.plain):
            yield _at(match, match[1], match[2], match[3])
    if grammar.order == "ymd":
        for match in _EAST_MONTH.finditer(text.plain):
            if match[2] or int(match[1]) <= 12:
                yield _at(match, None, match[1], match[2])
    for match in _NUMERIC.finditer(text.plain):
        day, month = (match[2], match[1]) if grammar.order == "mdy" else (match[1], match[2])
        yield _at(match, match[3], month, day)


def _named(text: Text, grammar: Grammar) -> Iterator[DateAt]:
    for name in grammar.months.pattern.finditer(text.folded):
        month = grammar.months.value(name[0])
        before = _DAY_BEFORE.search(text.folded, max(0, name.start() - 10), name.start())
        if before is None and (after := _DAY_AFTER.match(text.folded, name.end())):
            yield DateAt(Date(_number(after[2]), month, int(after[1])), name.start(), after.end())
            continue
        year = _YEAR_AFTER.match(text.folded, name.end())
        start, end = before.start() if before else name.start(), year.end() if year else name.end()
        if before or year or len(name[0]) >= _CERTAIN:
            yield DateAt(
                Date(_number(year[1]) if year else None, month, int(before[1]) if before else None),
                start,
                end,
            )


def _at(match: re.Match[str], year: str | None, month: str | None, day: str | None) -> DateAt:
    return DateAt(Date(_number(year), _number(month), _number(day)), match.start(), match.end())


def _number(text: str | None) -> int | None:
    return int(text) if text else None
