"""New or used cards: what is wanted, and what is refused ("not used", 不要二手)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Slot
from assistant.understanding.negation import negator
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

Said = list[tuple[Match, str]]
"""Words for a condition with the one they ask for."""

_REFUSED = {"used": "new"}
"""What is wanted where one is refused; who needs no new card may still take one."""
PARTING = ("or", "and", "versus")
"""Words between two things that are compared."""
_BEFORE_AMOUNT = ("at_most", "budget", "approximately", "clause")


def condition(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """New or used, or any where both are asked for: "new and used prices"."""
    said = conditions(facts)
    if said:
        match, value = said[0]
        value = value if len({each for _, each in said}) == 1 else "any"
        yield "condition", Slot(value, facts.reading.span(match.first, match.last))


def conditions(facts: Facts) -> Said:
    """Each word for a condition and what it asks for; what is only denied asks for nothing."""
    reading = facts.reading
    wanted = ((match, _wanted(match, value, reading)) for match, value in reading.of_kind("condition"))
    said = [(match, value) for match, value in wanted if value is not None]
    fresh = [match for match in reading.mentions("fresh") if negator(match, reading) is None]
    said += [(match, "new") for match in fresh if _is_of_cards(match, said, facts)]
    return said


def _wanted(match: Match, value: str, reading: Reading) -> str | None:
    denied = negator(match, reading)
    if denied is None:
        return value
    return _REFUSED.get(value) if _refuses(denied, match, reading) else None


def _refuses(denied: Match, match: Match, reading: Reading) -> bool:
    """Whether a "no" refuses the condition and not a card in it: "gebrauchte 3090 nicht besser"."""
    if denied.first < match.first:
        return True
    has_name = any(match.last <= name.first < denied.first for name in reading.names)
    return not has_name and _ends_segment(denied, reading)


def _is_of_cards(fresh: Match, said: Said, facts: Facts) -> bool:
    """Whether "new" speaks of the condition: at a card or an amount, alone, or joined to the word "used"."""
    if any(name.kind == "gpu" and name.first == fresh.last for name in facts.names):
        return True
    if _closes_name(fresh, facts) or _is_beside_amount(fresh, facts) or _is_alone(fresh, facts.reading):
        return True
    return any(_are_joined(fresh, match, facts.reading) for match, _ in said)


def _closes_name(fresh: Match, facts: Facts) -> bool:
    """``3090 used or 5070 Ti new``."""
    follows = any(name.kind == "gpu" and name.last == fresh.first for name in facts.names)
    after = facts.reading.at(fresh.last)
    is_parted = after is not None and any(after.has("word", word) for word in PARTING)
    return follows and (is_parted or _ends_segment(fresh, facts.reading))


def _is_beside_amount(fresh: Match, facts: Facts) -> bool:
    """``500 dollars new``, ``new under $500``."""
    reading = facts.reading
    if _ends_segment(fresh, reading) and any(amount.last == fresh.first for amount in facts.amounts):
        return True
    last = fresh.last
    while (match := reading.at(last)) is not None and any(match.has("word", word) for word in _BEFORE_AMOUNT):
        last = match.last
    return last > fresh.last and any(amount.first == last for amount in facts.amounts)


def _is_alone(fresh: Match, reading: Reading) -> bool:
    """Whether nothing else is said between two commas, or in the whole message."""
    segment = reading.segments[fresh.first]
    return all(fresh.first <= index < fresh.last for index in _content(segment, reading))


def _ends_segment(match: Match, reading: Reading) -> bool:
    segment = reading.segments[match.first]
    return all(index < match.last for index in _content(segment, reading))


def _content(segment: int, reading: Reading) -> Sequence[int]:
    """The words and numbers of a segment, by their places."""
    return [
        index
        for index, token in enumerate(reading.tokens)
        if reading.segments[index] == segment and (token.is_word or token.is_digits)
    ]


def _are_joined(one: Match, other: Match, reading: Reading) -> bool:
    first, second = sorted((one, other))
    joint = reading.at(first.last)
    is_joint = joint is not None and (joint.has("word", "and") or joint.has("word", "or"))
    return is_joint and second.first == first.last + 1
