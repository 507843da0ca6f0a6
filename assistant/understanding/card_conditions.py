"""Which card is to be new and which used: "used 3090 or a new 5070 Ti", "3090 gebraucht oder 5070 Ti neu"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from assistant.understanding.conditions import PARTING, conditions
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card
from assistant.understanding.names import Name
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_COMMAS = (",", ";", "、")


def with_conditions(cards: Sequence[Card], facts: Facts) -> tuple[Card, ...]:
    """The cards, each with its own condition where they differ in it.

    Args:
        cards: one for each name of a graphics card, in order.
        facts: where the names and the words for a condition stand.
    """
    names = facts.cards
    if len({card.name for card in cards}) < max(len(cards), 2):
        return tuple(cards)
    found: dict[int, str] = {}
    for match, value in sorted(conditions(facts)):
        name = _name(match, names, facts.reading)
        if name is not None:
            found.setdefault(name.first, value)
    if len(set(found.values())) < 2:
        return tuple(cards)
    return tuple(
        replace(card, condition=found.get(name.first)) for card, name in zip(cards, names, strict=True)
    )


def _name(match: Match, names: Sequence[Name], reading: Reading) -> Name | None:
    """The name that a word stands nearest to, with nothing between that parts them; that behind it first."""
    behind = ((name.first - match.last, name) for name in names if match.last <= name.first)
    before = ((match.first - name.last, name) for name in names if name.last <= match.first)
    near = [
        (distance, name) for distance, name in (*behind, *before) if not _are_parted(match, name, reading)
    ]
    return min(near, key=lambda each: each[0])[1] if near else None


def _are_parted(match: Match, name: Name, reading: Reading) -> bool:
    is_behind = match.last <= name.first
    between = range(match.last, name.first) if is_behind else range(name.last, match.first)
    is_joint = any(
        other.first in between and any(other.has("word", word) for word in PARTING) for other in reading.words
    )
    return is_joint or any(reading.texts[index] in _COMMAS for index in between)
