"""What an amount is paid for, and from which one to which it ranges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from assistant.understanding.amount import Amount
from assistant.understanding.ranges import is_dash, ties
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_NEAR = 3
"""How far from its amount "each" or "per kWh" may stand [tokens]."""
_OF_ELECTRICITY = ("electricity", "bill", "per_day", "always_on")
"""Words of a question about electricity, in which a small amount is the price of a kilowatt hour."""
_LARGEST_TARIFF: Mapping[str, float] = {
    "CNY": 3, "HKD": 3, "TWD": 12, "JPY": 100, "KRW": 600, "INR": 20, "THB": 12, "PHP": 25, "IDR": 5000,
    "TRY": 15, "RUB": 20, "PLN": 3, "CZK": 12, "HUF": 150, "SEK": 8, "NOK": 8, "DKK": 8, "ISK": 60,
    "BRL": 3, "MXN": 8, "ARS": 400, "CLP": 400, "COP": 1500, "ZAR": 8, "ILS": 2,
}  # fmt: skip
"""What a kilowatt hour costs at most, in currencies of small units; about twice what homes pay [currency]."""
_USUAL_TARIFF = 1.0
"""The same in dollars, euros, pounds and the like."""


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
    """``kwh``, ``hour`` or ``each``, when such a word stands near; ``None`` for a sum.

    In a question about electricity, an amount too small for anything else is the price of a kilowatt hour:
    "8 hours a day at 30 cents".
    """
    for per, word in (("kwh", "per_kwh"), ("hour", "per_hour"), ("each", "each")):
        for match in reading.mentions(word):
            if _is_near(amount, match, reading):
                return per
    return "kwh" if is_energy(reading.at(amount.last)) or _is_tariff(amount, reading) else None


def is_energy(match: Match | None) -> bool:
    """Whether a phrase is the kilowatt hour; right behind an amount, that is what is paid for: "15c kWh"."""
    return match is not None and match.has("unit", "kWh")


def _is_tariff(amount: Amount, reading: Reading) -> bool:
    is_of_electricity = reading.says(*_OF_ELECTRICITY) and not reading.says("rent", "cloud")
    most = _LARGEST_TARIFF.get(amount.money.currency, _USUAL_TARIFF)
    return is_of_electricity and 0 < amount.money.amount <= most


def _is_near(amount: Amount, match: Match, reading: Reading) -> bool:
    if reading.segments[match.first] != reading.segments[amount.last - 1]:
        return False
    gap = match.first - amount.last if match.first >= amount.last else amount.first - match.last
    return 0 <= gap <= _NEAR
