"""Numbers with a unit, from a closed list: what is not in it stays a number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from assistant.understanding.named_supplies import is_in_name, rating_end
from assistant.understanding.number import Number
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

Kind = Literal[
    "power", "energy", "memory", "rate", "duration", "temperature", "share", "tokens", "token_rate",
    "parameters", "bits", "volts", "amperes", "length", "frequency", "pixels", "cores", "users", "images",
    "slots", "monitors", "other",
]  # fmt: skip

UNITS: Mapping[str, tuple[Kind, float]] = {
    "W": ("power", 1.0),  # [W]
    "kW": ("power", 1000.0),
    "kWh": ("energy", 1.0),  # [kWh]
    "Wh": ("energy", 0.001),
    "GB": ("memory", 1.0),  # [GB as makers print]: a "24 GiB" card is sold as 24 GB
    "GiB": ("memory", 1.0),
    "TB": ("memory", 1000.0),
    "TiB": ("memory", 1024.0),
    "MB": ("memory", 0.001),
    "MiB": ("memory", 1 / 1024),
    "MB/s": ("rate", 1.0),  # [MB/s]
    "GB/s": ("rate", 1000.0),
    "TB/s": ("rate", 1e6),
    "Gbit/s": ("rate", 125.0),
    "s": ("duration", 1 / 3600),  # [h]
    "min": ("duration", 1 / 60),
    "h": ("duration", 1.0),
    "d": ("duration", 24.0),
    "week": ("duration", 168.0),
    "month": ("duration", 730.0),
    "year": ("duration", 8760.0),
    "°C": ("temperature", 1.0),
    "%": ("share", 0.01),
    "tok": ("tokens", 1.0),
    "tok/s": ("token_rate", 1.0),
    "Bparam": ("parameters", 1.0),  # [10^9 parameters]
    "Mparam": ("parameters", 0.001),
    "param": ("parameters", 1e-9),
    "bit": ("bits", 1.0),
    "V": ("volts", 1.0),
    "A": ("amperes", 1.0),
    "mm": ("length", 1.0),  # [mm]
    "cm": ("length", 10.0),
    "GHz": ("frequency", 1.0),  # [GHz]
    "MHz": ("frequency", 0.001),
    "MT/s": ("other", 1.0),
    "fps": ("other", 1.0),
    "TFLOPS": ("other", 1.0),
    "px": ("pixels", 1.0),
    "core": ("cores", 1.0),
    "thread": ("cores", 0.5),
    "user": ("users", 1.0),
    "image": ("images", 1.0),
    "slot": ("slots", 1.0),
    "monitor": ("monitors", 1.0),
}
"""Unit → kind and factor to the kind's base unit, named in the comment where the kind begins."""

_FEWEST = 1e6
"""Fewer parameters make no model: "bytes of one parameter"."""
_FIRST_YEAR = 1900
"""From here on, a number before "year" is the year itself (2018年), no duration."""
_ALPHABETIC = "\u1100"
"""Below this, letters belong to an alphabet, and one alone may be a small word."""

_LARGEST_TIMES = 1000


class Quantity(NamedTuple):
    """A number with a unit at tokens ``first`` to ``last`` (excluded), in the base unit of its kind.

    Args:
        times: how many of it were said, as the 4 of "4 x 250 W" or "four of 250 W".
        times_first: token where that count begins, else ``first``.
    """

    kind: Kind
    unit: str
    value: float
    first: int
    last: int
    low: float | None = None
    alternative: float | None = None
    times: int | None = None
    times_first: int | None = None


def find_quantities(numbers: Sequence[Number], reading: Reading) -> list[Quantity]:
    """All numbers that a unit follows or, as in ``%80``, precedes."""
    by_last = {number.last: number for number in numbers}
    found = [quantity for number in numbers if (quantity := _quantity(number, reading)) is not None]
    return [_with_times(quantity, by_last, reading) for quantity in found]


def _quantity(number: Number, reading: Reading) -> Quantity | None:
    following = _unit_after(number, reading)
    if following is not None:
        unit = following.value("unit")
        return _of_unit(number, unit or "", number.first, following.last)
    named = rating_end(number, reading)
    if named is not None:
        return _of_unit(number, "W", number.first, named)
    before = reading.before(number.first)
    if before is not None and _is_percent(before, reading):
        return _of_unit(number, "%", before.first, number.last)
    return None


def _is_percent(match: Match, reading: Reading) -> bool:
    """Whether a sign or word before a number makes it a share, and no number before has it: "70% 4x"."""
    if match.has("word", "percent_before"):
        return True
    follows = match.first > 0 and reading.tokens[match.first - 1].is_digits
    is_apart = reading.touches(match.last) and not reading.touches(match.first)
    return match.has("unit", "%") and (is_apart or not follows)


def _unit_after(number: Number, reading: Reading) -> Match | None:
    index = number.last
    match = reading.at(index)
    while match is not None and match.has("word", "approximately") and match.value("unit") is None:
        index = match.last
        match = reading.at(index)
    if match is None or match.value("unit") is None or _is_loose_letter(match, reading):
        return None
    return match


def _is_loose_letter(match: Match, reading: Reading) -> bool:
    """Whether a lone small letter, as the article "a", only looks like a unit."""
    token = reading.tokens[match.first]
    if len(token.text) > 1 or not token.is_word or token.text >= _ALPHABETIC:
        return False
    if token.text in reading.language.loose_units:
        return False
    return not reading.touches(match.first) and reading.said(match.first, match.first + 1).islower()


def _of_unit(number: Number, unit: str, first: int, last: int) -> Quantity | None:
    if (unit == "year" and number.value >= _FIRST_YEAR) or (unit == "param" and number.value < _FEWEST):
        return None
    kind, factor = UNITS[unit]
    value, alternative = number.value, number.alternative
    if kind == "power" and alternative is not None and value < alternative:
        value, alternative = alternative, value  # nobody gives watts to three decimals
    return Quantity(
        kind,
        unit,
        value * factor,
        first,
        last,
        low=None if number.low is None else number.low * factor,
        alternative=None if alternative is None else alternative * factor,
    )


def _with_times(quantity: Quantity, by_last: Mapping[int, Number], reading: Reading) -> Quantity:
    """The quantity with the count before it, when only "x", "of" or a counting word stands between."""
    number = by_last.get(_before_counting(quantity.first, reading))
    if number is None or number.last > quantity.first or not number.value.is_integer():
        return quantity
    if _counts_card_before(number, quantity, reading) or is_in_name(number.first, reading):
        return quantity
    if not 0 < number.value < _LARGEST_TIMES:
        return quantity
    return quantity._replace(times=int(number.value), times_first=number.first)


def _counts_card_before(number: Number, quantity: Quantity, reading: Reading) -> bool:
    """Whether the count with its counting word is that of the card right before it: ``3090二枚 一か月``."""
    is_counted = number.last < quantity.first and reading.texts[quantity.first - 1] not in ("x", "*")
    return is_counted and any(name.kind == "gpu" and name.last == number.first for name in reading.names)


def _before_counting(index: int, reading: Reading) -> int:
    if reading.texts[index - 1] in ("x", "*"):
        return index - 1
    match = reading.before(index)
    while match is not None and _only_counts(match):
        index = match.first
        match = reading.before(index)
    return index


def _only_counts(match: Match) -> bool:
    """Whether it is a counting word without the number in it, and belongs to what follows."""
    is_more = match.value("number") is not None or match.ends_segment
    return match.has("word", "classifier") and not is_more
