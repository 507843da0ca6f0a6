"""Numbers without a unit, by the words they stand next to: cards, batch, context."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from assistant.understanding.contexts import tokens
from assistant.understanding.facts import Facts, counted, counted_in_part
from assistant.understanding.frame import Slot
from assistant.understanding.number import Number
from assistant.understanding.reading import Reading

_NEAR = 3
_SHORTEST_CONTEXT = 256
"""A context shorter than this [tokens] is more likely another number."""
_LONGEST_CONTEXT = 20_000_000
_THOUSANDS = "k"
_LARGEST_BATCH = 100_000
SUPPLIES_W = (250, 3500)
"""Between these, a number right before "power supply" is its rating [W]."""
_LIMITS_W = (50, 1000)
"""Between these, a number next to "limit" is a power [W]."""


def bare_numbers(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Slots from numbers that are no quantity, no amount and no count of a product."""
    free = [number for number in facts.free if not is_of_link(number, facts.reading)]
    yield from _counted(free, "gpu", "gpu_count", facts.reading)
    yield from _in_part(free, facts.reading)
    yield from _counted(free, "cpu", "cpu_count", facts.reading)
    yield from _pieces(free, facts.reading)
    yield from _counted(free, "checkpoint", "checkpoints", facts.reading)
    yield from _context(free, facts.reading)
    yield from _context_in_thousands(free, facts)
    yield from _batch(free, facts.reading)
    yield from _limit(free, facts.reading)
    yield from _supply(free, facts.reading)


def is_of_link(number: Number, reading: Reading) -> bool:
    """Whether the number is a PCIe generation, the 3 of "PCIe 3.0"."""
    match = reading.before(number.first)
    return match is not None and match.has("word", "pcie")


def _counted(free: Sequence[Number], word: str, slot: str, reading: Reading) -> Iterator[tuple[str, Slot]]:
    for number in free:
        last = counted(number, word, reading)
        if last is not None and not (number.value == 1 and word == "cpu"):
            yield slot, Slot(int(number.value), reading.span(number.first, last), low=number.low)


def _in_part(free: Sequence[Number], reading: Reading) -> Iterator[tuple[str, Slot]]:
    """``2.5 cards``, kept as said so that it can be refused."""
    for number in free:
        last = counted_in_part(number, "gpu", reading)
        if last is not None:
            yield "gpu_count", Slot(number.value, reading.span(number.first, last))


def _pieces(free: Sequence[Number], reading: Reading) -> Iterator[tuple[str, Slot]]:
    """``两张``: a counting word without what it counts, which can only be cards."""
    for number in free:
        match = reading.counting_word(number)
        is_counted = match is not None and match.has("word", "counter") and number.value.is_integer()
        if is_counted and match is not None:
            yield "gpu_count", Slot(int(number.value), reading.span(number.first, match.last))


def _context(free: Sequence[Number], reading: Reading) -> Iterator[tuple[str, Slot]]:
    for number in free:
        if number.value >= _SHORTEST_CONTEXT and _is_near(number, "context", reading):
            yield "context_tokens", _tokens(number, reading)


def _context_in_thousands(free: Sequence[Number], facts: Facts) -> Iterator[tuple[str, Slot]]:
    """``LoRA at 32k``: beside a language model, thousands of nothing else are tokens."""
    is_of_model = any(name.kind == "model" for name in facts.names) or facts.reading.says("llm", "tuning")
    is_sized = any(quantity.kind == "parameters" for quantity in facts.quantities)
    for number in free:
        is_thousands = facts.reading.texts[number.last - 1] == _THOUSANDS
        if (
            is_thousands
            and (is_of_model or is_sized)
            and _SHORTEST_CONTEXT <= number.value <= _LONGEST_CONTEXT
        ):
            yield "context_tokens", _tokens(number, facts.reading)


def _tokens(number: Number, reading: Reading) -> Slot:
    said = reading.said(number.first, number.last)
    return Slot(tokens(number.value, said), reading.span(number.first, number.last))


def _batch(free: Sequence[Number], reading: Reading) -> Iterator[tuple[str, Slot]]:
    for number in free:
        is_batch = _is_near(number, "batch", reading) or _is_near(number, "users", reading)
        if is_batch and number.value.is_integer() and 0 < number.value <= _LARGEST_BATCH:
            yield "batch", Slot(int(number.value), reading.span(number.first, number.last))


def _limit(free: Sequence[Number], reading: Reading) -> Iterator[tuple[str, Slot]]:
    """``limited to 250``, where watts go without saying."""
    low, high = _LIMITS_W
    for number in free:
        if low <= number.value <= high and _is_near(number, "limit", reading):
            yield "power_limit_w", Slot(number.value, reading.span(number.first, number.last))


def _supply(free: Sequence[Number], reading: Reading) -> Iterator[tuple[str, Slot]]:
    """``an 850 PSU``, where watts go without saying."""
    low, high = SUPPLIES_W
    for number in free:
        for match in reading.mentions("psu"):
            if low <= number.value <= high and 0 <= match.first - number.last <= 1:
                yield "psu_w", Slot(number.value, reading.span(number.first, number.last))


def _is_near(number: Number, word: str, reading: Reading) -> bool:
    """Whether the word stands within a few tokens, in the same segment."""
    for match in reading.mentions(word):
        gap = match.first - number.last if match.first >= number.last else number.first - match.last
        if 0 <= gap <= _NEAR and reading.segments[match.first] == reading.segments[number.first]:
            return True
    return False
