"""Words of a range whose new upper end is below its lower one: "between 300 and 500 euros", now 250."""

from __future__ import annotations

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Slot, Span
from assistant.understanding.vocabulary import Match

_AROUND = "between"


def shrunk_span(slot: Slot, value: float, facts: Facts, *, is_one_number: bool) -> Span | None:
    """The whole range with the words around it that only fit two ends, to be replaced by "at most" one.

    Args:
        slot: with the lower end, in the same unit.
        value: the new upper end.
        facts: of the question that the slot was read from.
        is_one_number: both ends share a unit, as in "300 to 500 euros", and not as in "$300 to $500".

    Returns:
        ``None`` where the new end is above the lower one, or where nothing but one number says a range:
        "300-500" is then "250".
    """
    if slot.low is None or slot.span is None or value > slot.low:
        return None
    reading, span = facts.reading, slot.span
    inside = [
        index
        for index in range(len(reading.tokens))
        if span.start <= reading.span(index, index + 1).start < span.end
    ]
    before, after = reading.before(inside[0]), reading.at(inside[-1] + 1)
    first = before.first if _is_around(before) and before is not None else inside[0]
    last = after.last if _is_around(after) and after is not None else inside[-1] + 1
    is_bare = is_one_number and (first, last) == (inside[0], inside[-1] + 1)
    return None if is_bare else reading.span(first, last)


def _is_around(match: Match | None) -> bool:
    return match is not None and match.has("word", _AROUND)
