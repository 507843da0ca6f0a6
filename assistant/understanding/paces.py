"""Hours of each week, month or year: "200 hours a month", 每月200小时, "haftada 40 saat"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from assistant.understanding.facts import Facts
from assistant.understanding.language_card import card_of
from assistant.understanding.quantities import Quantity

_DAY_H = 24.0
_MONTH_H = 720.0
_SPACED = frozenset({"latin", "cyrillic"})
"""Scripts of the languages in which a month follows its hours, unless the verb comes last."""
_HOURS = frozenset({"h", "min"})
_LONG = frozenset({"week", "month", "year"})
_LONGEST_H = {168.0: 168.0, 720.0: 744.0, 730.0: 744.0, 8760.0: 8784.0}
"""Hours that a week, a month and a year have at most, by what they are counted with [h]."""
_VERB = 1
"""So many tokens may stand between "a month" and its hours: 每月用200小时."""


class Pace(NamedTuple):
    """A week, month or year at tokens ``first`` to ``last`` (excluded), as long as it is counted [h]."""

    hours: float
    first: int
    last: int


class Paced(NamedTuple):
    """Hours of each day [h], from the words at tokens ``first`` to ``last`` (excluded)."""

    hours: float
    first: int
    last: int


def paced(quantity: Quantity, facts: Facts) -> Paced | None:
    """What hours of a week, month or year come to a day; ``None`` where they are of none."""
    pace = _pace_of(quantity, facts)
    if pace is None:
        return None
    hours = quantity.value * _DAY_H / (pace.hours if pace.hours != 730.0 else _MONTH_H)
    return Paced(hours, min(pace.first, quantity.first), max(pace.last, quantity.last))


def is_pace(quantity: Quantity, facts: Facts) -> bool:
    """Whether a single week, month or year only tells how often other hours are: 一个月用200小时."""
    return any(pace.first == quantity.first for pace in used_paces(facts))


def used_paces(facts: Facts) -> list[Pace]:
    """Weeks, months and years that hours are counted in."""
    found = (_pace_of(quantity, facts) for quantity in facts.quantities)
    return [pace for pace in found if pace is not None]


def has_long_span(facts: Facts) -> bool:
    """Whether a week, month or year is spoken of."""
    return any(_paces(facts))


def _pace_of(quantity: Quantity, facts: Facts) -> Pace | None:
    """The span right behind some hours or right before them, where the language says it first if both are."""
    if quantity.unit not in _HOURS:
        return None
    paces = [pace for pace in _paces(facts) if quantity.value <= _LONGEST_H[pace.hours]]
    behind = next((pace for pace in paces if pace.first == quantity.last), None)
    before = next((pace for pace in paces if _is_before(pace, quantity, facts)), None)
    if quantity.value <= _DAY_H and _is_daily(quantity, facts):
        return None
    is_first = card_of(facts.reading.language.tag).script not in _SPACED or facts.reading.language.verb_last
    return (before or behind) if is_first else (behind or before)


def _is_daily(quantity: Quantity, facts: Facts) -> bool:
    days = facts.reading.mentions("per_day")
    return any(day.first == quantity.last or 0 <= quantity.first - day.last <= _VERB for day in days)


def _is_before(pace: Pace, quantity: Quantity, facts: Facts) -> bool:
    gap = facts.reading.texts[pace.last : quantity.first]
    is_near = 0 <= quantity.first - pace.last <= _VERB
    return is_near and all(text.isalpha() for text in gap) and not _belongs_before(pace, facts)


def _belongs_before(pace: Pace, facts: Facts) -> bool:
    """Whether the span is said of hours before it: "200 hours a month, 8 hours"."""
    return any(other.last == pace.first and other.unit in _HOURS for other in facts.quantities)


def _paces(facts: Facts) -> Iterator[Pace]:
    for match, hours in facts.reading.of_kind("span"):
        if float(hours) in _LONGEST_H:
            yield Pace(float(hours), match.first, match.last)
    for quantity in facts.quantities:
        if quantity.unit in _LONG and quantity.value in _LONGEST_H:
            yield Pace(quantity.value, quantity.first, quantity.last)
    for match in facts.reading.mentions("a_month"):
        if not (match.first and facts.reading.tokens[match.first - 1].is_digits):
            yield Pace(_MONTH_H, match.first, match.last)
