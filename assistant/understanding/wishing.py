"""Another wish about the card that an answer picked: "cheaper?", "more memory please", "the most memory?"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from assistant.understanding.comparing import LEADING
from assistant.understanding.facts import Facts
from assistant.understanding.features import features
from assistant.understanding.frame import Frame, Money, Slot, SlotValue
from rules.currency import UnknownCurrencyError
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from rules.gpu_budget.offers import Offer

_RULE = "gpu_budget"
_DOLLARS = "USD"
_OWN = frozenset({"budget", "memory_gb", "model", "parameters_b"})
"""Slots with which a message says itself what it wants."""
_OF_MACHINES = frozenset({"build", "cloud_or_buy"})
"""Rules whose budget is not that of a card."""
_ABOUT_CARDS = frozenset({_RULE, "gpu_price", "gpu_memory_use_case", "ram"})
_TRAINING = ("training", "tuning")
_MEMORIES = ("memory", "vram", "ram")


def wished(previous: Frame, now: Frame, facts: Facts, knowledge: Knowledge) -> Frame:
    """The message as a new budget below the price of the best card before, or a memory above its own.

    Which card leads in a quality is asked of those for the budget before.

    Args:
        previous: the frame before, with the cards that its answer ranked.
        now: the message read by itself.
        facts: what was found in it.
        knowledge: for the price and memory of that card.
    """
    if not _is_wish(previous, now) or "unknown" in features(facts, None):
        return now
    slots = _slots(previous, facts, knowledge)
    return replace(now, rules=(_RULE,), slots={**now.slots, **slots}) if slots else now


def _is_wish(previous: Frame, now: Frame) -> bool:
    """Whether the message can be about the cards picked: it calls for no rule about something else."""
    is_open = bool(previous.rules) and _OF_MACHINES.isdisjoint(previous.rules)
    is_open = is_open and "budget" in previous.slots and bool(_best(previous))
    has_own = bool(now.cards) or not _OWN.isdisjoint(now.slots)
    return is_open and not has_own and not now.wants_reason and _ABOUT_CARDS.issuperset(now.rules)


def _slots(previous: Frame, facts: Facts, knowledge: Knowledge) -> Mapping[str, Slot]:
    from rules.gpu_budget.offers import cheapest

    best = _best(previous)
    offer = cheapest(best, previous.get("condition", "any"), knowledge)
    reading, found = facts.reading, dict[str, SlotValue | None]()
    if reading.says("cheaper") and offer is not None:
        found["budget"] = _below(offer, previous, knowledge)
    if reading.says("more") and reading.says(*_MEMORIES):
        found["memory_gb"] = _above(knowledge.gpus.get(best).memory_gb, knowledge)
    if reading.says(*_TRAINING) != reading.says("inference"):
        found["workload"] = "inference" if reading.says("inference") else "training"
    if previous.rules == (_RULE,):
        found |= _leading(facts)
    return {name: Slot(value) for name, value in found.items() if value is not None}


def _leading(facts: Facts) -> Mapping[str, SlotValue]:
    """The quality in which the card wanted leads, of those that the budget before buys."""
    if facts.reading.says("roomiest"):
        return {"by_memory": True}
    quality = next((quality for word, quality in LEADING.items() if facts.reading.says(word)), None)
    return {} if quality is None else {"leads_in": quality}


def _best(previous: Frame) -> str:
    """The card that the answer before settled on; empty where there is none."""
    if previous.offered:
        return previous.offered[0].rpartition(" × ")[2]
    names = [card.name for card in previous.cards]
    return names[0] or "" if len(names) == 1 else ""


def _below(offer: Offer, previous: Frame, knowledge: Knowledge) -> Money | None:
    """One unit of the currency of the budget less than the card costs, rounded."""
    budget = previous.get("budget")
    if not isinstance(budget, Money):
        return None
    try:
        rate = knowledge.exchange.rate(_DOLLARS, budget.currency, knowledge.as_of).value
    except UnknownCurrencyError:
        return None
    count = 1 if previous.get("budget_is_each") else previous.get("gpu_count", 1)
    amount = float(round(offer.usd * rate * count) - 1)
    return Money(min(amount, budget.amount), budget.currency)


def _above(memory_gb: float, knowledge: Knowledge) -> float | None:
    """The next larger memory of a card on sale [GB]."""
    from rules.gpu_budget.offers import offers

    on_sale = knowledge.derived("gpu_budget.offers", offers)
    return min((each.gpu.memory_gb for each in on_sale if each.gpu.memory_gb > memory_gb), default=None)
