"""Two numbers that are the ends of a range: "4-8", "2 to 4", "between 800 and 1000"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.understanding.digits import parse_digits
from assistant.understanding.number import Number
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_DASHES = ("-", "~")


def join_ranges(numbers: Sequence[Number], reading: Reading) -> list[Number]:
    """Numbers in order, those with a dash or a word for "to" between made one with a lower end."""
    joined: list[Number] = []
    for number in numbers:
        low = _start(joined[-1], number, reading) if joined else None
        if low is None:
            joined.append(number)
        else:
            joined[-1] = number._replace(first=joined[-1].first, low=low)
    return joined


def ties(between: Match, first: int, reading: Reading) -> bool:
    """Whether a word stands for "to", or is the "and" of a "between" right before token ``first``."""
    before = reading.before(first)
    is_between = before is not None and before.has("word", "between")
    return between.has("word", "range") or (is_between and between.has("word", "and"))


def is_dash(between: str) -> bool:
    """Whether what stands between two numbers or amounts is a dash, maybe a swung one: "3万円～5万円"."""
    return between.strip() in _DASHES


def _start(low: Number, high: Number, reading: Reading) -> float | None:
    """The lower end, in the multiplier of the upper one where it has none: "20-30k"."""
    if low.value <= 0 or not _is_range(low, high, reading):
        return None
    value = low.value
    if value * 10 <= high.value and high.last - high.first > 1:
        value *= high.value / _leading(high, reading)
    return value if value < high.value else None


def _is_range(low: Number, high: Number, reading: Reading) -> bool:
    if is_dash(reading.between(low.last - 1, high.first)):
        return True
    between = reading.at(low.last) if high.first > low.last else None
    if between is None or between.last != high.first or between.value("currency") is not None:
        return False
    return ties(between, low.first, reading)


def _leading(number: Number, reading: Reading) -> float:
    """The digits of a number before its multiplier: 30 of "30k"."""
    token = reading.tokens[number.first]
    parsed = parse_digits(token.text, reading.language.decimal) if token.is_digits else None
    return parsed[0] if parsed is not None else number.value
