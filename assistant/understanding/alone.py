"""A card and not a word of what is asked: what there is to tell of the card itself."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.facts import Facts
from assistant.understanding.features import features
from assistant.understanding.frame import Frame, Slot

_OF_ITSELF = ("gpu_memory_use_case", "psu", "gpu_price")
"""Rules that tell a card's memory, its power, and its price."""
_NOTHING_ELSE = frozenset(
    "card bare question several classifier counter currency having sized specs which".split()  # noqa: SIM905
)
"""What such a message may say; 块 counts cards and is money."""
_OF_SPECS = frozenset({"specs", "amount", "how_much", "definition"})
"""What it may say besides where it names them: "4090参数是多少"."""


def of_itself(previous: Frame | None, now: Frame, facts: Facts) -> Frame:
    """The frame with the rules that tell the figures of its one card: "RTX 3090", "RTX 3090 specs".

    Args:
        previous: the frame before; where it asked something, the card belongs to that.
        now: the message, merged with it.
        facts: what was found in the message.
    """
    is_first = previous is None or not (previous.rules or previous.cards or previous.slots)
    is_one = len(now.cards) == 1 and now.cards[0].name is not None
    if now.rules or now.act != "ask" or not (is_first and is_one) or now.slots:
        return now
    found = features(facts, None)
    if not found <= (_NOTHING_ELSE | _OF_SPECS if "specs" in found else _NOTHING_ELSE):
        return now
    return replace(now, rules=_OF_ITSELF, slots={"draw_asked": Slot(True, now.cards[0].span)})
