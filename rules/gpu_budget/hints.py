"""When nothing fits: what would."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from rules.computation import Message, gigabytes, message, watts
from rules.gpu_budget.offers import Offer
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.ranking import Candidate, affordable, candidates, without
from rules.gpu_budget.wish import Wish

_RELAXED = ("memory", "power", "condition", "vendor")


def hints(
    offers: Sequence[Offer], wish: Wish, budget_each: bool, parameters: GpuBudgetParameters
) -> tuple[Message, ...]:
    """One sentence per limit whose removal lets a card fit the budget."""
    found = [_without(what, offers, wish, parameters) for what in _RELAXED]
    found.append(_fewer(offers, wish, budget_each, parameters))
    return tuple(hint for hint in found if hint is not None)


def _without(
    what: str, offers: Sequence[Offer], wish: Wish, parameters: GpuBudgetParameters
) -> Message | None:
    relaxed = without(wish, what)
    if relaxed == wish:
        return None
    fitting = affordable(candidates(offers, relaxed, parameters), relaxed)
    if not fitting:
        return None
    best = _nearest(what, fitting)
    gpu = best.offer.gpu
    return message(
        f"gpu-budget-hint-{what}",
        card=gpu.name,
        price=wish.own(best.offer.usd),
        memory=gigabytes(gpu.memory_gb),
        power=watts(gpu.board_power_w or 0.0),
    )


def _nearest(what: str, fitting: Sequence[Candidate]) -> Candidate:
    """The card that is nearest to the limit that was taken away; the best one of any other limit."""
    if what == "memory":
        return max(fitting, key=lambda each: each.offer.gpu.memory_gb)
    if what == "power":
        return min(fitting, key=lambda each: each.offer.gpu.board_power_w or inf)
    return fitting[0]


def _fewer(
    offers: Sequence[Offer], wish: Wish, budget_each: bool, parameters: GpuBudgetParameters
) -> Message | None:
    """How many cards the budget for all would pay for."""
    if wish.count == 1 or budget_each:
        return None
    everything = wish.each_usd * wish.count
    cheapest = min(candidates(offers, wish, parameters), key=lambda each: each.offer.usd, default=None)
    if cheapest is None or cheapest.offer.usd > everything:
        return None
    count = int(everything // cheapest.offer.usd)
    card = cheapest.offer.gpu.name
    return message("gpu-budget-hint-count", count=count, card=card, price=wish.own(cheapest.offer.usd))
