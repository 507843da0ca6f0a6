"""Questions for advice that go on from no machine before: "Should I buy used?", "Is a Mac good for LLMs?"."""

from __future__ import annotations

from assistant.understanding.facts import Facts
from assistant.understanding.features import features
from assistant.understanding.frame import Frame
from assistant.understanding.leaning import Leaning, content

_OF_KINDS = frozenset({"vendors", "excluded_vendors", "condition"})
"""Slots that only rules that choose or price cards take."""
_MACHINE = frozenset(
    {"psu", "ram", "cpu", "circuit", "connectors", "pcie", "storage", "cooling", "board_case", "electricity"}
)
"""Rules on parts of a machine, which change nothing with the makers of cards or with used ones."""
_WORDS = 3
"""So many words a question of its own has at least; "used?" is none [-]."""
_BUDGET = ("gpu_budget",)
"""The rule that ranks cards for a sum, and takes none by its name."""


def seeks_advice(previous: Frame, now: Frame, lean: Leaning, facts: Facts) -> bool:
    """Whether a question without a rule asks for advice on cards in general, or on one named after a ranking.

    Args:
        previous: the frame before.
        now: the message read by itself.
        lean: the ties of the message.
        facts: what was found in it.
    """
    ties = lean.opens or lean.points or lean.changes or lean.corrects or lean.adds
    is_plain = not (now.rules or facts.free or facts.quantities or facts.amounts)
    is_whole = len(content(facts.reading)) >= _WORDS and "question" in features(facts, None)
    if ties or not (is_plain and is_whole):
        return False
    if now.cards:
        return previous.rules == _BUDGET and facts.reading.says("buy") and not now.slots
    is_of_machine = bool(previous.rules) and _MACHINE.issuperset(previous.rules)
    return is_of_machine and bool(now.slots) and _OF_KINDS.issuperset(now.slots)
