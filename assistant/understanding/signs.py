"""Numbers that a word before them makes negative: "minus two", 负两, "eksi iki"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.understanding.number import Number
from assistant.understanding.reading import Reading


def signed(numbers: Sequence[Number], reading: Reading) -> list[Number]:
    """The numbers, those behind "minus" negative; a "minus" between two numbers subtracts and is no sign."""
    ends = {number.last for number in numbers}
    return [_negative(number) if _is_negative(number, ends, reading) else number for number in numbers]


def _is_negative(number: Number, ends: set[int], reading: Reading) -> bool:
    before = reading.before(number.first)
    return before is not None and before.has("word", "minus") and before.first not in ends


def _negative(number: Number) -> Number:
    alternative = None if number.alternative is None else -number.alternative
    return number._replace(value=-number.value, alternative=alternative, low=None)
