"""What an amount is paid for, and from which one to which it ranges."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.understanding.amount import Amount
from assistant.understanding.ranges import is_dash, ties
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_NEAR = 3
"""How far from its amount "each" or "per kWh" may stand [tokens]."""


def join_ranges(amounts: Sequence[Amount], reading: Reading) -> list[Amount]:
    """Two amounts of a currency with "to", "and" or a dash between: "between $300 and $400", "$300-$400"."""
    joined: list[Amount] = []
    for amount in amounts:
        low = joined[-1] if joined else None
        if low is not None and _is_range(low, amount, reading):
            joined[-1] = amount._replace(first=low.first, low=low.money.amount)
        else:
            joined.append(amount)
    return joined


def _is_range(low: Amount, high: Amount, reading: Reading) -> bool:
    if low.money.currency != high.money.currency or low.money.amount >= high.money.amount:
        return False
    if is_dash(reading.between(low.last - 1, high.first)):
        return True
    between, own = reading.at(low.last), reading.before(low.last)
    if own is not None and low.last == high.first and own.has("word", "range"):
        return True
    return between is not None and between.last == high.first and ties(between, low.first, reading)


def price_of(amount: Amount, reading: Reading) -> str | None:
    """``kwh``, ``hour`` or ``each``, when such a word stands near; ``None`` for a sum."""
    for per, word in (("kwh", "per_kwh"), ("hour", "per_hour"), ("each", "each")):
        for match in reading.mentions(word):
            if _is_near(amount, match, reading):
                return per
    return None


def _is_near(amount: Amount, match: Match, reading: Reading) -> bool:
    if reading.segments[match.first] != reading.segments[amount.last - 1]:
        return False
    gap = match.first - amount.last if match.first >= amount.last else amount.first - match.last
    return 0 <= gap <= _NEAR
