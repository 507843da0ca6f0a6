"""Amounts of money: signs, codes and words of currencies, thousands by any name, prices per unit."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from assistant.understanding.frame import Money
from assistant.understanding.numbers import Number
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_NEAR = 3
"""How far from its amount "each" or "per kWh" may stand [tokens]."""
_SMALLEST_BUDGET = 50.0
"""Below this, a bare number next to "budget" or "under" is none."""
_HARDLY_A_PRICE = 10.0
_LONGEST_CODE = 3


@dataclass(frozen=True, slots=True)
class Amount:
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


def find_amounts(numbers: Sequence[Number], reading: Reading) -> list[Amount]:
    """All amounts with a currency, and bare numbers that a budget word vouches for."""
    ends = {number.last for number in numbers}
    found = [amount for number in numbers if (amount := _amount(number, ends, reading)) is not None]
    return [replace(amount, per=_per(amount, reading)) for amount in _joined(found, reading)]


def _joined(amounts: Sequence[Amount], reading: Reading) -> list[Amount]:
    """Two amounts of one currency with only "to" or "and" between are one range: "between $300 and $400"."""
    joined: list[Amount] = []
    for amount in amounts:
        low = joined[-1] if joined else None
        if low is not None and _is_range(low, amount, reading):
            joined[-1] = replace(amount, first=low.first, low=low.money.amount)
        else:
            joined.append(amount)
    return joined


def _is_range(low: Amount, high: Amount, reading: Reading) -> bool:
    between = reading.at(low.last)
    if between is None or between.last != high.first or low.money.currency != high.money.currency:
        return False
    before = reading.before(low.first)
    is_between = before is not None and before.has("word", "between") and between.has("word", "and")
    return low.money.amount < high.money.amount and (between.has("word", "range") or is_between)


def _amount(number: Number, ends: Set[int], reading: Reading) -> Amount | None:
    return (
        _with_currency_around(number, ends, reading)
        or _with_currency_after(number, reading)
        or _with_currency_before(number, ends, reading)
        or _in_slang(number, reading)
        or _as_budget(number, reading)
    )


def _with_currency_around(number: Number, ends: Set[int], reading: Reading) -> Amount | None:
    """``港币8000元``: the word before names the currency, the one after only says that it is money."""
    before, after = reading.before(number.first), reading.at(number.last)
    if before is None or after is None or before.first in ends:
        return None
    if before.value("currency") is None or after.value("currency") is None:
        return None
    return _of(number, _currencies(before), before.first, after.last)


def _with_currency_after(number: Number, reading: Reading) -> Amount | None:
    match = _skip_approximate(reading, number.last)
    if match is not None and match.value("currency") is not None and not _only_counts(number, match):
        return _of(number, _currencies(match), number.first, match.last)
    if match is None or not _is_slang(match, reading):
        return None
    scale = float(match.value("money_multiplier") or 1)
    following = reading.at(match.last)
    if following is None or following.value("currency") is None:
        return None
    return _of(_times(number, scale), _currencies(following), number.first, following.last)


def _only_counts(number: Number, match: Match) -> bool:
    """Whether the word counts pieces as well as money, and the number is too small for a price: 4块."""
    return match.has("word", "classifier") and number.value < _SMALLEST_BUDGET


def _with_currency_before(number: Number, ends: Set[int], reading: Reading) -> Amount | None:
    match = reading.before(number.first)
    if match is None or match.value("currency") is None or match.first in ends:
        return None
    if not _stands_before(match, reading):
        return None
    return _of(_scaled(number, reading), _currencies(match), match.first, _last(number, reading))


def _in_slang(number: Number, reading: Reading) -> Amount | None:
    """``two grand``: a word for thousands that is only said of money."""
    match = reading.at(number.last)
    if match is None or not _is_slang(match, reading) or not _is_certain_slang(number, match, reading):
        return None
    money = _of(_scaled(number, reading), (reading.language.default_currency,), number.first, match.last)
    return replace(money, assumed=True)


def _as_budget(number: Number, reading: Reading) -> Amount | None:
    following = _skip_approximate(reading, number.last)
    if following is not None and (following.value("unit") or following.has("word", "gpu")):
        return None
    if number.value < _SMALLEST_BUDGET or not _is_budget(number, reading):
        return None
    amount = _of(number, (reading.language.default_currency,), number.first, number.last)
    return replace(amount, assumed=True)


def _is_budget(number: Number, reading: Reading) -> bool:
    """Whether a budget word stands in the segment, or the number bounds a price: "gpu under 500"."""
    segment = reading.segments[number.first]
    if any(reading.segments[match.first] == segment for match in reading.mentions("budget")):
        return True
    near = (reading.before(number.first), reading.at(number.last))
    is_bound = any(match is not None and match.has("word", "at_most") for match in near)
    return is_bound and reading.says("gpu") and not reading.says("limit")


def _is_slang(match: Match, reading: Reading) -> bool:
    return match.value("money_multiplier") is not None


def _is_certain_slang(number: Number, match: Match, reading: Reading) -> bool:
    """Whether the word can mean nothing else here: 万 written "w" is a watt without a budget word near."""
    if match.value("unit") is None:
        return True
    return number.value < _SMALLEST_BUDGET and _is_budget(number, reading)


def _scaled(number: Number, reading: Reading) -> Number:
    match = reading.at(number.last)
    if match is None or not _is_slang(match, reading):
        return number
    return _times(number, float(match.value("money_multiplier") or 1))


def _last(number: Number, reading: Reading) -> int:
    match = reading.at(number.last)
    return match.last if match is not None and _is_slang(match, reading) else number.last


def _times(number: Number, scale: float) -> Number:
    low = None if number.low is None else number.low * scale
    return replace(number, value=number.value * scale, low=low, alternative=None)


def _stands_before(match: Match, reading: Reading) -> bool:
    """Whether a currency is written before its amount, as signs, codes and names in Han characters are."""
    text = reading.texts[match.first]
    is_code = text.isascii() and len(text) <= _LONGEST_CODE
    is_han_name = len(text) == 1 and not text.isascii() and match.last - match.first > 1
    return not text.isalpha() or is_code or is_han_name


def _skip_approximate(reading: Reading, index: int) -> Match | None:
    match = reading.at(index)
    while match is not None and match.has("word", "approximately") and match.value("currency") is None:
        match = reading.at(match.last)
    return match


def _currencies(match: Match) -> tuple[str, ...]:
    return tuple(value for kind, value in match.meanings if kind == "currency")


def _of(number: Number, currencies: tuple[str, ...], first: int, last: int) -> Amount:
    value, alternative = number.value, number.alternative
    if alternative is not None and value < _HARDLY_A_PRICE < alternative:
        value, alternative = alternative, value
    readings = [_money(value, currency) for currency in currencies]
    if alternative is not None:
        readings.append(_money(alternative, currencies[0]))
    return Amount(readings[0], first, last, low=number.low, alternatives=tuple(readings[1:]))


def _money(value: float, currency: str) -> Money:
    """``EUR/100`` is a cent: a hundredth of the currency."""
    code, _, parts = currency.partition("/")
    return Money(value / float(parts) if parts else value, code)


def _per(amount: Amount, reading: Reading) -> str | None:
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
