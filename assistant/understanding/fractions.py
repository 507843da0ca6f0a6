"""Parts of a card written with a stroke: "1/2 3090"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.understanding.number import Number
from assistant.understanding.reading import Reading

_LARGEST = 8
"""No one divides a card into more parts than this [-]."""


def join_fractions(numbers: Sequence[Number], reading: Reading) -> list[Number]:
    """Numbers in order, a smaller one over a larger one made one where cards follow."""
    joined: list[Number] = []
    for number in numbers:
        if joined and _is_fraction(joined[-1], number, reading):
            whole = joined.pop()
            joined.append(number._replace(value=whole.value / number.value, first=whole.first))
        else:
            joined.append(number)
    return joined


def _is_fraction(over: Number, under: Number, reading: Reading) -> bool:
    is_written = reading.between(over.last - 1, under.first) == "/"
    is_proper = 0 < over.value < under.value <= _LARGEST and over.value.is_integer()
    return is_written and is_proper and under.value.is_integer() and _counts_cards(under.last, reading)


def _counts_cards(index: int, reading: Reading) -> bool:
    match = reading.at(index)
    while match is not None and match.has("word", "classifier"):
        index = match.last
        match = reading.at(index)
    is_named = any(name.kind == "gpu" and name.first == index for name in reading.names)
    return is_named or (match is not None and match.has("word", "gpu"))
