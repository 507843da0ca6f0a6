"""Amounts that go on in smaller coins: 5毛8, 3元5角."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.understanding.amount import Amount
from assistant.understanding.frame import Money
from assistant.understanding.number import Number
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_COUNTS = ("unit", "currency", "number", "multiplier", "money_multiplier")
"""Kinds of words behind a digit that it belongs to instead."""


def with_parts(amount: Amount, numbers: Mapping[int, Number], reading: Reading) -> Amount:
    """The amount with the digit right behind its currency, where the language counts so.

    A last digit counts tenths of the unit before it, or the smaller unit behind it.

    Args:
        amount: with its currency said last.
        numbers: all that were said, by their first token.
    """
    currency = reading.before(amount.last)
    digit = numbers.get(amount.last)
    if currency is None or digit is None or not _goes_on(digit, reading):
        return amount
    unit = _parts(currency, amount.money.currency)
    following = reading.at(digit.last)
    smaller = None if following is None else _parts(following, amount.money.currency)
    if unit is None or (smaller is not None and smaller <= unit):
        return amount
    if smaller is None and following is not None and _is_counted(following):
        return amount
    money = Money(amount.money.amount + digit.value / (smaller or unit * 10), amount.money.currency)
    if smaller is None or following is None:
        return amount._replace(money=money, last=digit.last)
    return with_parts(amount._replace(money=money, last=following.last), numbers, reading)


def _goes_on(digit: Number, reading: Reading) -> bool:
    is_digit = digit.last == digit.first + 1 and digit.value.is_integer() and 0 < digit.value < 10
    return is_digit and reading.language.trailing_digit_scales and reading.touches(digit.first)


def _is_counted(following: Match) -> bool:
    is_counting = any(following.has("word", word) for word in ("classifier", "gpu", "cpu"))
    return is_counting or any(following.value(kind) is not None for kind in _COUNTS)


def _parts(match: Match, code: str) -> float | None:
    """How many of a coin make one of the currency, where the word names one of it."""
    for kind, value in match.meanings:
        name, _, parts = value.partition("/")
        if kind == "currency" and name == code:
            return float(parts or 1)
    return None
