"""Watts said of the cards before, which the cards do not draw by themselves: "at 250 W each?" limits them."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Frame
from assistant.understanding.possession import said_of
from rules.knowledge import Knowledge

_OWN_POWER = 0.97
"""Share of its board power from which on a power is the card's own [-]."""


def as_limit(previous: Frame, now: Frame, facts: Facts, knowledge: Knowledge) -> Frame:
    """The message with its watts for each card as a power limit, where the card before is rated for more.

    What the card is said to draw stays a statement about it, which the catalog confirms or not.

    Args:
        previous: the frame before, with the one kind of card that was named.
        now: the message read by itself.
        facts: what was found in it.
        knowledge: for the board power of that card.
    """
    watts: float | None = now.get("gpu_power_w")
    names = [card.name for card in previous.cards]
    if watts is None or now.cards or len(names) != 1 or names[0] is None or said_of("draws", facts.reading):
        return now
    rated_w = knowledge.gpus.get(names[0]).board_power_w
    if rated_w is None or watts >= _OWN_POWER * rated_w:
        return now
    others = {name: slot for name, slot in now.slots.items() if name != "gpu_power_w"}
    return replace(now, slots={**others, "power_limit_w": now.slots["gpu_power_w"]})
