"""Several power supplies at hand: "two 850W power supplies", 两台1000W电源, "a 1600W and a 850W PSU"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from assistant.understanding.frame import Slot
from assistant.understanding.number import Number
from assistant.understanding.quantities import Quantity
from assistant.understanding.reading import Reading

_MOST = 16
"""More than so many is no count of supplies [-]."""
_JOINTS = ("having", "sized", "classifier", "each")
"""Words that may stand between a power and the supply that has it: "supplies of 850 W", 1000Wの電源."""
_NO_CARD_W = 700.0
"""No card of a desktop draws so much [W]; a smaller power may be that of several cards."""
_ADDING = frozenset({"+", "&"})


class Supplies(NamedTuple):
    """Supplies with their powers.

    Args:
        quantities: the powers said; one where all are the same.
        number: of supplies [-].
        total_w: what they are rated at together [W].
        first, last: the tokens that say so, the last excluded.
    """

    quantities: Sequence[Quantity]
    number: int
    total_w: float
    first: int
    last: int


def find_supplies(
    quantities: Sequence[Quantity], free: Sequence[Number], reading: Reading
) -> Supplies | None:
    """Two or more supplies that are said to be there; ``None`` where it is one, or one of several to choose.

    Args:
        quantities: of the question.
        free: numbers that nothing has claimed.
        reading: where they stand.
    """
    powers = [quantity for quantity in quantities if quantity.kind == "power"]
    for quantity in powers:
        found = _same(quantity, free, reading) or _beside_cards(quantity, reading)
        if found is not None:
            return found
    return _different(powers, reading)


def is_choice_of_supplies(quantities: Sequence[Quantity], reading: Reading) -> bool:
    """Whether several supplies or one are the choice, for no machine: "two 1000W or one 2000W?"."""
    powers = [each for each in quantities if each.kind == "power" and each.value >= _NO_CARD_W]
    are_several = any((each.times or 1) > 1 for each in powers) and len(powers) > 1
    is_fed = any(name.kind in ("gpu", "cpu") for name in reading.names) or reading.says("gpu", "machine")
    return are_several and not is_fed and reading.says("or", "versus", "which_of")


def slots_of(supplies: Supplies | None, reading: Reading) -> Iterator[tuple[str, Slot]]:
    """How many they are, and what they are rated at together."""
    if supplies is not None:
        span = reading.span(supplies.first, supplies.last)
        yield "psu_w", Slot(supplies.total_w, span)
        yield "psu_count", Slot(supplies.number, None)


def _same(quantity: Quantity, free: Sequence[Number], reading: Reading) -> Supplies | None:
    """Supplies of one power, counted right before it, before their noun or behind it."""
    noun = _noun_behind(quantity, reading)
    if noun is not None and quantity.times is not None and quantity.times_first is not None:
        return _counted(quantity, quantity.times, quantity.times_first, noun[1])
    for number in free:
        is_counting = reading.counting_word(number) is not None
        if is_counting and noun is not None and _stands_at(number.first, noun[1], reading):
            return _counted(quantity, number.value, quantity.first, number.last)
        if is_counting and number.first == quantity.last and _follows_noun(quantity, reading):
            return _counted(quantity, number.value, quantity.first, number.last)
        before = _noun_at(_past(number.last, reading), reading)
        if before is not None and _stands_at(quantity.first, before, reading):
            return _counted(quantity, number.value, number.first, quantity.last)
    return None


def _beside_cards(quantity: Quantity, reading: Reading) -> Supplies | None:
    """Several powers that no card draws, beside one that is named before: "4090 with two 1000W, enough?"."""
    cards = [name for name in reading.names if name.kind == "gpu"]
    if quantity.times is None or quantity.times_first is None or quantity.value < _NO_CARD_W:
        return None
    is_behind = any(name.last <= quantity.times_first for name in cards)
    is_theirs = any(name.first == _past(quantity.last, reading) for name in cards)
    if not is_behind or is_theirs or reading.says("limit", "each"):
        return None
    return _counted(quantity, quantity.times, quantity.times_first, quantity.last)


def _counted(quantity: Quantity, count: float, first: int, last: int) -> Supplies | None:
    if not float(count).is_integer() or not 1 < count <= _MOST:
        return None
    return Supplies((quantity,), int(count), count * quantity.value, first, last)


def _different(powers: Sequence[Quantity], reading: Reading) -> Supplies | None:
    """Supplies joined by "and" before one noun, or each with its own: "a 1600W and a 850W PSU"."""
    joined: list[Quantity] = []
    for quantity in powers:
        if joined and not _is_added(joined[-1], quantity, reading):
            joined = []
        joined.append(quantity)
        noun = _noun_behind(quantity, reading)
        if len(joined) > 1 and noun is not None and all(each.times is None for each in joined):
            total = sum(each.value for each in joined)
            return Supplies(tuple(joined), len(joined), total, joined[0].first, noun[1])
    return None


def _is_added(one: Quantity, other: Quantity, reading: Reading) -> bool:
    """Whether "and" or a plus joins two powers, with articles and the noun between at most."""
    ands = {match.first: match.last for match in reading.mentions("and")}
    index, is_added = _noun_at(one.last, reading) or one.last, False
    while index < other.first:
        is_and = index in ands or reading.texts[index] in _ADDING
        if not (is_and or reading.is_small_word(index)) or _chooses(index, reading):
            return False
        is_added = is_added or is_and
        index = ands.get(index, index + 1)
    return is_added


def _chooses(index: int, reading: Reading) -> bool:
    match = reading.at(index)
    return match is not None and (match.has("word", "or") or match.has("word", "versus"))


def _noun_behind(quantity: Quantity, reading: Reading) -> tuple[int, int] | None:
    """Where the noun for a supply stands right behind a power, with joints between."""
    first = _past(quantity.last, reading)
    last = _noun_at(first, reading)
    return None if last is None else (first, last)


def _follows_noun(quantity: Quantity, reading: Reading) -> bool:
    before = reading.before(quantity.first)
    return before is not None and before.has("word", "psu")


def _noun_at(index: int, reading: Reading) -> int | None:
    match = reading.at(index)
    return match.last if match is not None and match.has("word", "psu") else None


def _stands_at(index: int, last: int, reading: Reading) -> bool:
    """Whether only joints stand between, one letter among them: 電源が2台, "Netzteile à 850 W"."""
    past = _past(last, reading)
    is_letter = past < len(reading.texts) and len(reading.texts[past]) == 1 and reading.tokens[past].is_word
    return index == past or (is_letter and index == past + 1)


def _past(index: int, reading: Reading) -> int:
    """The token after words that may stand between."""
    found = reading.at(index)
    while found is not None and any(found.has("word", word) for word in _JOINTS):
        index = found.last
        found = reading.at(index)
    return index
