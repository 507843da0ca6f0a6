"""Cards in a number that nobody can know: "a few 3090s", 几张3090, "birkaç 3090"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from assistant.understanding.entities import back_from, skip_ending
from assistant.understanding.facts import Facts
from assistant.understanding.frame import FEW, Card
from assistant.understanding.names import Name
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

OF_SUMS = frozenset(
    {
        "psu",
        "electricity",
        "circuit",
        "connectors",
        "cooling",
        "build",
        "ram",
        "cpu",
        "board_case",
        "multi_gpu",
    }
)
"""Rules of a machine that all its cards count for."""
_OF_MODELS = frozenset({"llm_memory", "train_memory", "llm_speed"})
"""Rules that all cards count for as well, where "how many" is no question of its own."""


def with_few(cards: Sequence[Card], facts: Facts, rules: Sequence[str]) -> tuple[Card, ...]:
    """The cards, with a usual small number of those that are only "a few", and the words for it.

    Args:
        cards: one for each name of a graphics card, in order.
        facts: where the names and the words stand.
        rules: those called for.
    """
    if OF_SUMS.isdisjoint(rules) and _OF_MODELS.isdisjoint(rules):
        return tuple(cards)
    names = facts.cards
    if len(names) != len(cards):
        return tuple(cards)
    return tuple(_counted(card, name, facts, rules) for card, name in zip(cards, names, strict=True))


def _counted(card: Card, name: Name, facts: Facts, rules: Sequence[str]) -> Card:
    match = _few(name, facts.reading) if card.count is None else None
    if match is None or (match.has("word", "amount") and not _asks_else(match, facts.reading, rules)):
        return card
    return replace(card, count=FEW, few=facts.reading.said(match.first, match.last))


def _few(name: Name, reading: Reading) -> Match | None:
    """The word that counts a card without a number, right before or behind it."""
    near = [reading.before(index) for index in back_from(name, reading)]
    near.append(reading.at(skip_ending(reading, name.last)))
    return next((match for match in near if match is not None and match.has("word", "few")), None)


def _asks_else(few: Match, reading: Reading, rules: Sequence[str]) -> bool:
    """Whether a word that may ask "how many" does not, as something else is asked: 几张3090要多大电源."""
    others = [match for match in reading.mentions("amount") if match.first != few.first]
    return _OF_MODELS.isdisjoint(rules) and bool(others)
