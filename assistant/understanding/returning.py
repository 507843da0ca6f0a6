"""A fact for a question further back: a new budget after a pick, a quantisation after a power supply."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from assistant.understanding.bare_change import bare_change
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card, Frame
from assistant.understanding.leaning import is_short


class _Return(NamedTuple):
    """A rule to go back to.

    Args:
        known: the conversation knows one of these facts, so the rule was asked before.
        said: one of these facts goes back to it.
        taking: rules that make something of such a fact themselves.
    """

    known: frozenset[str]
    said: frozenset[str]
    taking: frozenset[str]


_RETURNS: Mapping[str, _Return] = {
    "gpu_budget": _Return(
        known=frozenset({"budget"}),
        said=frozenset({"budget", "condition", "vendors", "excluded_vendors"}),
        taking=frozenset({"gpu_budget", "build", "cloud_or_buy"}),
    ),
    "llm_memory": _Return(
        known=frozenset({"model", "parameters_b"}),
        said=frozenset({"quantization"}),
        taking=frozenset({"llm_memory", "llm_speed", "train_memory", "gpu_memory_use_case", "storage"}),
    ),
}
_BEST_OF = frozenset({"gpu_budget", "build"})
"""Rules whose answer settles on a best card."""


def gone_back(previous: Frame, now: Frame, facts: Facts) -> Frame:
    """The frame before as it was when a fact that is said now counted; the same where it counts already.

    Args:
        previous: the frame before, already merged.
        now: the message read by itself.
        facts: what was found in it.
    """
    if now.cards or _compares_named(previous):
        return previous
    for rule, back in _RETURNS.items():
        is_open = bool(previous.rules) and back.taking.isdisjoint(previous.rules)
        is_known = not back.known.isdisjoint(previous.slots)
        if is_open and is_known and now.rules in ((), (rule,)) and _says(back.said, previous, now, facts):
            cards = () if rule == "gpu_budget" else previous.cards
            return replace(previous, rules=(rule,), cards=cards, offered=())
    return previous


def _compares_named(previous: Frame) -> bool:
    """Whether the asker named the cards compared, and did not pick one that an answer offered."""
    return previous.rules == ("gpu_compare",) and all(card.asked != card.name for card in previous.cards)


def _says(slots: frozenset[str], previous: Frame, now: Frame, facts: Facts) -> bool:
    """Whether one of the facts is said, be it as a bare number after a comparison: "and with 2000?"."""
    if not slots.isdisjoint(now.slots):
        return True
    if "budget" not in slots or previous.rules != ("gpu_compare",):
        return False
    bare = bare_change(replace(previous, rules=("gpu_budget",)), now, facts)
    return bare is not None and bare.slot == "budget"


def against_best(previous: Frame, now: Frame, facts: Facts) -> Frame:
    """The message with the best card of the answer before in it: "is it better than a 4090?".

    Args:
        previous: the frame before, with what its answer offered.
        now: the message read by itself.
        facts: what was found in it.
    """
    is_open = bool(previous.offered) and not _BEST_OF.isdisjoint(previous.rules)
    compares = facts.reading.says("versus") and now.rules in ((), ("gpu_compare",))
    if not (is_open and compares and len(now.cards) == 1 and is_short(facts.reading)):
        return now
    best = previous.offered[0].rpartition(" × ")[2]
    if best == now.cards[0].name:
        return now
    return replace(now, rules=("gpu_compare",), cards=(Card(best, best), *now.cards))
