"""Graphics cards with their counts, and the other products named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from assistant.understanding.frame import Card
from assistant.understanding.names import Name
from assistant.understanding.number import Number
from assistant.understanding.reading import Reading

_BETWEEN = frozenset({"classifier", "gpu", "approximately", "each", "owned"})
_OPENING = frozenset({",", ";", "、", "("})
"""Signs between a name and a count behind it."""
_EQUALS = frozenset({":", "=", "."})
"""Signs between a word for a quantity and its number: "qty: 4"."""
_BOTH = 2.0
_MEMORY = "GB"


class Count(NamedTuple):
    """How many of something, and the number that said so; not whole where the asker said so."""

    value: int | float
    number: Number


def count_names(reading: Reading, names: Sequence[Name], numbers: Sequence[Number]) -> dict[int, Count]:
    """How many of each product, by its first token: "two 3090s", "3090 x2"; counts before names go first."""
    counts: dict[int, Count] = {}
    taken: set[int] = set()
    for find in (_before, _both, _after):
        for name in names:
            number = find(reading, name, [number for number in numbers if number.first not in taken])
            if name.first not in counts and number is not None:
                counts[name.first] = Count(_value(number), number)
                taken.add(number.first)
    return counts


def card(name: Name, count: Count | None, reading: Reading) -> Card:
    """The card that a GPU name stands for."""
    match = name.match
    return Card(
        name=match.gpu.name if match.gpu is not None else None,
        asked=reading.said(name.first, name.last),
        count=None if count is None else count.value,
        nearest=tuple(gpu.name for gpu in match.nearest),
        variants=tuple(gpu.name for gpu in match.candidates) if match.kind == "variants" else (),
        memory_gb=match.asked_memory_gb,
        span=reading.span(name.first, name.last),
    )


def _before(reading: Reading, name: Name, numbers: Sequence[Number]) -> Number | None:
    by_last = {number.last: number for number in numbers}
    number = next((by_last[index] for index in back_from(name, reading) if index in by_last), None)
    if number is None or (_counts_supply(number, reading) and _after(reading, name, numbers) is not None):
        return None
    return _countable(number, name, reading)


def _counts_supply(number: Number, reading: Reading) -> bool:
    """Whether a power supply stands right before the number: "850W 파워 두 개로 3090 네 장"."""
    before = reading.before(number.first)
    return before is not None and before.has("word", "psu")


def back_from(name: Name, reading: Reading) -> Iterator[int]:
    """The places before a name, up to the first word that may not stand between a count and it."""
    index: int | None = name.first
    while index:
        yield index
        index = _step_back(reading, index)


def _both(reading: Reading, name: Name, numbers: Sequence[Number]) -> Number | None:
    """Two of the only card named, and nothing joined to it: "both of my 3090s", not "both the 3090 and …"."""
    cards = [other for other in reading.names if other.kind == "gpu"]
    after = reading.at(skip_ending(reading, name.last))
    if cards != [name] or (after is not None and after.has("word", "and")):
        return None
    for index in back_from(name, reading):
        match = reading.before(index)
        if match is not None and match.has("word", "both"):
            return Number(_BOTH, match.first, match.last, in_words=True)
    return None


def _step_back(reading: Reading, index: int) -> int | None:
    """The token before a word that may stand between a count and a name."""
    if reading.texts[index - 1] in ("x", "*"):
        return index - 1
    match = reading.before(index)
    if match is None or match.ends_segment:
        return None
    if match.value("unit") == _MEMORY and reading.tokens[match.first - 1].is_digits:
        return match.first - 1
    is_between = any(match.has("word", word) for word in _BETWEEN)
    is_kind = any(match.value(kind) is not None for kind in ("condition", "vendor", "cooler"))
    return match.first if is_between or is_kind else None


def _after(reading: Reading, name: Name, numbers: Sequence[Number]) -> Number | None:
    by_first = {number.first: number for number in numbers}
    index = skip_ending(reading, name.last)
    labelled = _past_label(reading, index)
    if labelled is not None:
        number = by_first.get(labelled)
        return None if number is None else _whole(number)
    number = by_first.get(index) or by_first.get(index + 1)
    if number is None or (number.first > index and reading.texts[index] not in _OPENING):
        return None
    return _whole(number) if _is_counted(reading, number) else None


def _past_label(reading: Reading, index: int) -> int | None:
    """Past the "x" or the word that a count behind a name has before it: "(x4)", ", qty: 4"."""
    texts = [*reading.texts[index:], ""]
    index += texts[0] in _OPENING
    if index < len(reading.texts) and reading.texts[index] in ("x", "*"):
        return index + 1
    match = reading.at(index)
    if match is None or not match.has("word", "quantity"):
        return None
    is_sign = match.last < len(reading.texts) and reading.texts[match.last] in _EQUALS
    return match.last + is_sign


def skip_ending(reading: Reading, index: int) -> int:
    """Past the ending of an inflected name, and past a memory size: "3090'dan", "3090 24GB"."""
    if index < len(reading.tokens) and _is_ending(reading, index):
        index += 1
    unit = reading.at(index + 1)
    if unit is not None and unit.value("unit") == _MEMORY and reading.tokens[index].is_digits:
        index = unit.last
    return index


def _is_ending(reading: Reading, index: int) -> bool:
    token = reading.tokens[index]
    gap = reading.between(index - 1, index)
    is_short = token.is_word and len(token.text) <= 5 and token.text != "x"
    is_glued = gap == "" and (token.text.isascii() or reading.at(index) is None)
    return is_short and (gap == "'" or is_glued)


def _is_counted(reading: Reading, number: Number) -> bool:
    """Whether a counting word follows the number and no other name follows that."""
    match = reading.counting_word(number)
    if match is None or not (match.has("word", "classifier") or match.has("word", "gpu")):
        return False
    return match.ends_segment or not any(name.first == match.last for name in reading.names)


def _value(number: Number) -> int | float:
    return int(number.value) if number.value.is_integer() else number.value


def _countable(number: Number, name: Name, reading: Reading) -> Number | None:
    """A number that counts the name behind it: whole, or plainly meant so ("for 2.5 3090")."""
    if number.value.is_integer():
        return _whole(number)
    between = reading.at(number.last)
    is_counting = between is not None and between.has("word", "classifier") and between.last <= name.first
    return number if is_counting or _follows_small_word(number, reading) else None


def _follows_small_word(number: Number, reading: Reading) -> bool:
    """Whether no product stands before the number, as in "CUDA 12.8 RTX 5090"."""
    return number.first == 0 or reading.is_small_word(number.first - 1)


def _whole(number: Number) -> Number | None:
    return number if number.value.is_integer() else None
