"""Which offers meet a wish, and in which order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.gpu_budget.offers import Offer
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.qualities import ranked_by
from rules.gpu_budget.speed import Speed, speed
from rules.gpu_budget.wish import Wish

_FIGURES = 4
"""Decimals to which speeds are told apart."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An offer that meets everything asked except perhaps the budget, with the card's speed."""

    offer: Offer
    speed: Speed

    def for_money(self, wish: Wish) -> float:
        """Speed for the unit of money, :attr:`Wish.money_unit` [-]."""
        return self.speed.relative / wish.own(self.offer.usd).amount * wish.money_unit.amount


def candidates(offers: Iterable[Offer], wish: Wish, parameters: GpuBudgetParameters) -> tuple[Candidate, ...]:
    """Cards that meet the wish at whatever price, each at its cheapest offer, fastest first.

    Those that lead in another quality come first where that is the wish. Of equally fast cards the cheaper
    comes first, then the one with more memory.
    """
    cheapest: dict[str, Candidate] = {}
    for offer in offers:
        if not _meets(offer, wish):
            continue
        known = speed(offer.gpu, wish.speed, parameters)
        before = cheapest.get(offer.gpu.name)
        if known is not None and (before is None or offer.usd < before.offer.usd):
            cheapest[offer.gpu.name] = Candidate(offer, known)
    ranked = sorted(cheapest.values(), key=_order)
    return tuple(ranked if wish.ranked_by == "speed" else ranked_by(wish.ranked_by, ranked))


def affordable(candidates: Iterable[Candidate], wish: Wish) -> tuple[Candidate, ...]:
    """Those within the budget for one card, in the same order."""
    return tuple(candidate for candidate in candidates if candidate.offer.usd <= wish.each_usd)


def equally_fast(candidates: Iterable[Candidate]) -> tuple[tuple[Candidate, ...], ...]:
    """Groups of cards that the model of speed does not tell apart: one architecture, bandwidth and speed."""
    groups: dict[tuple[str | None, float | None, float], list[Candidate]] = {}
    for each in candidates:
        if each.speed.basis != "measured":
            gpu, speed = each.offer.gpu, round(each.speed.relative, _FIGURES)
            key = (gpu.architecture, gpu.bandwidth_gb_s, speed)
            groups.setdefault(key, []).append(each)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def without(wish: Wish, what: str) -> Wish:
    """The wish without one of its limits: ``memory``, ``power``, ``condition`` or ``vendor``."""
    if what == "memory":
        return replace(wish, memory_gb=0.0)
    if what == "power":
        return replace(wish, max_board_power_w=None)
    if what == "condition":
        return replace(wish, condition="any")
    return replace(wish, vendors=frozenset(), excluded=frozenset())


def _meets(offer: Offer, wish: Wish) -> bool:
    gpu = offer.gpu
    return (
        gpu.memory_gb >= wish.memory_gb
        and _draws_at_most(gpu.board_power_w, wish.max_board_power_w)
        and (wish.condition == "any" or (wish.condition == "new") == offer.is_new)
        and (not wish.vendors or gpu.vendor in wish.vendors)
        and gpu.vendor not in wish.excluded
    )


def _draws_at_most(board_power_w: float | None, limit_w: float | None) -> bool:
    return limit_w is None or (board_power_w is not None and board_power_w <= limit_w)


def _order(candidate: Candidate) -> tuple[float, float, float, str]:
    offer = candidate.offer
    return (-round(candidate.speed.relative, _FIGURES), offer.usd, -offer.gpu.memory_gb, offer.gpu.name)
