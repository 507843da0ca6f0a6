"""Everything found in a question before its sense is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from assistant.understanding.amount import Amount
from assistant.understanding.entities import Count, count_names
from assistant.understanding.listing import own_counts
from assistant.understanding.money import find_amounts
from assistant.understanding.named_supplies import is_in_name
from assistant.understanding.names import Name
from assistant.understanding.number import Number
from assistant.understanding.numbers import find_numbers
from assistant.understanding.quantities import Quantity, find_quantities
from assistant.understanding.reading import Reading
from assistant.understanding.repeating import repeated
from assistant.understanding.signs import signed
from assistant.understanding.unnamed_cards import unnamed_cards
from assistant.understanding.vocabulary import Match

_OF_CARDS = frozenset({"power", "memory"})
"""Kinds of figures that a card has, which may stand between a count and its name."""
_PARTICLES = frozenset({"的", "の"})


class Facts(NamedTuple):
    """Products, quantities and amounts of one question.

    Args:
        reading: the question taken apart.
        counts: how many of each product, by its first token.
        quantities: numbers with a unit.
        amounts: of money.
        free: numbers that nothing has claimed.
        listed: sizes of cards known by their memory only, where several differ.
        is_several: two or more graphics cards in all.
        again: names that say a card again, by their first token, with that of the name said before.
    """

    reading: Reading
    counts: dict[int, Count]
    quantities: Sequence[Quantity]
    amounts: Sequence[Amount]
    free: Sequence[Number]
    listed: Sequence[Quantity]
    is_several: bool
    again: Mapping[int, int]

    @property
    def names(self) -> Sequence[Name]:
        """Products named, in order."""
        return self.reading.names

    @property
    def cards(self) -> Sequence[Name]:
        """Graphics cards named, in order, each once unless it is listed twice."""
        return [name for name in self.names if name.kind == "gpu" and name.first not in self.again]


def find_facts(reading: Reading) -> Facts:
    """Take a reading's numbers and give each to what it belongs to."""
    numbers = signed(find_numbers(reading), reading)
    amounts = find_amounts(numbers, reading)
    paid = {index for amount in amounts for index in range(amount.first, amount.last)}
    quantities = find_quantities([number for number in numbers if number.first not in paid], reading)
    unclaimed = _unclaimed(numbers, [*quantities, *amounts], reading)
    counts = _before_figures(reading, quantities) | count_names(reading, reading.names, unclaimed)
    counted_at = {count.number.first for count in counts.values()}
    counts = own_counts(counts, reading)
    free = [number for number in unclaimed if number.first not in counted_at]
    listed = unnamed_cards(quantities, reading)
    again = repeated(counts, reading)
    firsts = [name.first for name in reading.names if name.kind == "gpu" and name.first not in again]
    several = bool(listed) or _is_several(firsts, reading, counts, quantities, free)
    return Facts(reading, counts, quantities, amounts, free, listed, several, again)


def _before_figures(reading: Reading, quantities: Sequence[Quantity]) -> dict[int, Count]:
    """Counts of cards whose power or memory stands between: "two 350 W 3090s", "两张 24G 的 3090"."""
    figures = {
        quantity.last: quantity
        for quantity in quantities
        if quantity.kind in _OF_CARDS and quantity.times is not None
    }
    counts: dict[int, Count] = {}
    for name in reading.names:
        has_particle = name.first > 0 and reading.texts[name.first - 1] in _PARTICLES
        figure = figures.get(name.first) or (figures.get(name.first - 1) if has_particle else None)
        if name.kind == "gpu" and figure is not None and figure.times_first is not None:
            first = figure.times_first
            counts[name.first] = Count(figure.times or 1, Number(float(figure.times or 1), first, first + 1))
    return counts


def counted(number: Number, word: str, reading: Reading, over: str = "") -> int | None:
    """The token after ``word``, when it follows a whole number with counting words, or ``over``, between."""
    return _last_counted(number, word, reading, over) if number.value.is_integer() else None


def counted_in_part(number: Number, word: str, reading: Reading) -> int | None:
    """The same of a number that is not whole, as nobody can have it: "2.5 cards"."""
    return None if number.value.is_integer() else _last_counted(number, word, reading, "")


def _last_counted(number: Number, word: str, reading: Reading, over: str) -> int | None:
    index = number.last
    match = reading.at(index)
    while match is not None and not match.has("word", word):
        if not (_is_between(match) or match.has("word", over)):
            return None
        index = match.last
        match = reading.at(index)
    return match.last if match is not None else None


def _is_between(match: Match) -> bool:
    is_counting = match.has("word", "classifier") or match.has("word", "adjacent")
    return is_counting or any(match.value(kind) is not None for kind in ("condition", "vendor", "cooler"))


def _unclaimed(
    numbers: Sequence[Number], items: Sequence[Quantity | Amount], reading: Reading
) -> list[Number]:
    """Numbers that belong to nothing yet; the 12 in the name of a supply ("Straight Power 12") is none."""
    taken: set[int] = set()
    for item in items:
        taken.update(range(item.first, item.last))
        if isinstance(item, Quantity) and item.times_first is not None:
            taken.add(item.times_first)
    return [
        number for number in numbers if number.first not in taken and not is_in_name(number.first, reading)
    ]


def _is_several(
    firsts: Sequence[int],
    reading: Reading,
    counts: dict[int, Count],
    quantities: Sequence[Quantity],
    free: Sequence[Number],
) -> bool:
    """Two cards or more, by the counts of names, of the word "card", or of a quantity ("4 x 250 W")."""
    cards = [counts[first].value if first in counts else 1 for first in firsts]
    words = [int(number.value) for number in free if counted(number, "gpu", reading) is not None]
    times = [quantity.times or 1 for quantity in quantities if quantity.kind in ("power", "memory")]
    return sum(cards) > 1 or any(count > 1 for count in (*words, *times))
