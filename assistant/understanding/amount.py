"""An amount of money, with every way to read it."""

from __future__ import annotations

from typing import NamedTuple

from assistant.understanding.frame import Money
from assistant.understanding.number import Number

_HARDLY_A_PRICE = 1000.0
"""An amount below this is rather read as thousands, when "1.500" can be either."""


class Amount(NamedTuple):
    """An amount of money at tokens ``first`` to ``last`` (excluded).

    Args:
        per: ``kwh``, ``hour``, ``each``, or ``None`` for a sum.
        assumed: no currency was said; it is the language's default.
        alternatives: other readings, of an ambiguous sign or an ambiguous "1.500".
    """

    money: Money
    first: int
    last: int
    per: str | None = None
    low: float | None = None
    assumed: bool = False
    alternatives: tuple[Money, ...] = ()


def amount_of(number: Number, currencies: tuple[str, ...], first: int, last: int) -> Amount:
    """A number in the first of some currencies, the other readings beside it; ``EUR/100`` is a cent."""
    value, alternative = number.value, number.alternative
    if alternative is not None and value < _HARDLY_A_PRICE < alternative:
        value, alternative = alternative, value
    readings = [_money(value, currency) for currency in currencies]
    if alternative is not None:
        readings.append(_money(alternative, currencies[0]))
    low = None if number.low is None else _money(number.low, currencies[0]).amount
    return Amount(readings[0], first, last, low=low, alternatives=tuple(readings[1:]))


def _money(value: float, currency: str) -> Money:
    code, _, parts = currency.partition("/")
    return Money(value / float(parts) if parts else value, code)
