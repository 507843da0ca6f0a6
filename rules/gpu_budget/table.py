"""Candidates as rows of a table, and what must be said about their prices and speeds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from rules.computation import Argument, Day, Message, Option, Term, gigabytes, message, quantity, watts
from rules.currency import Rate
from rules.gpu_budget.parameters import GpuBudgetParameters, PriceParameters
from rules.gpu_budget.price_remarks import launch_prices, look_again, lowest_listings
from rules.gpu_budget.ranking import Candidate, equally_fast
from rules.gpu_budget.wish import Wish

_SURE = ("A", "B")


def rows(candidates: Iterable[Candidate], wish: Wish) -> tuple[Option, ...]:
    """One option per candidate: price with its date, memory, bandwidth, speed, speed for money, power."""
    return tuple(_row(candidate, wish) for candidate in candidates)


def remarks(
    candidates: Sequence[Candidate], wish: Wish, as_of: date, parameters: GpuBudgetParameters
) -> tuple[Message, ...]:
    """What to mind about these prices: lowest listings, launch prices, and when to look again."""
    offers = [each.offer for each in candidates]
    return (
        *_equal(candidates, wish),
        *launch_prices(offers),
        *lowest_listings(offers),
        *_if(any(each.offer.gpu.vendor != "nvidia" for each in candidates), "gpu-budget-warning-software"),
        *_if(any(each.offer.gpu.is_datacenter for each in candidates), "gpu-budget-warning-server-card"),
        *look_again(offers, as_of, parameters),
        *old_rate(wish.rate, as_of, parameters),
    )


def _equal(candidates: Sequence[Candidate], wish: Wish) -> tuple[Message, ...]:
    """Why cards with the same bandwidth count as equally fast, and which of them comes first."""
    if wish.ranked_by not in ("speed", "bandwidth"):
        return ()
    return tuple(
        message(
            f"gpu-budget-note-equal-{wish.speed}",
            cards=tuple(each.offer.gpu.name for each in group),
            bandwidth=quantity(group[0].offer.gpu.bandwidth_gb_s or 0.0, "GB/s", 0),
        )
        for group in equally_fast(candidates)
    )


def _if(applies: bool, message_id: str) -> tuple[Message, ...]:
    return (message(message_id),) if applies else ()


def _row(candidate: Candidate, wish: Wish) -> Option:
    offer, gpu = candidate.offer, candidate.offer.gpu
    values: dict[str, Argument] = {
        "price": wish.own(offer.usd),
        "price-kind": Term(id=f"price-{offer.kind}"),
        "price-date": Day(value=offer.shown),
        "memory": gigabytes(gpu.memory_gb),
        "bandwidth": quantity(gpu.bandwidth_gb_s or 0.0, "GB/s", 0),
        "speed": quantity(candidate.speed.relative, "x", 2),
        "speed-basis": Term(id=f"speed-{candidate.speed.basis}"),
        "speed-for-money": quantity(candidate.for_money(wish), "x", 2),
    }
    if gpu.board_power_w:
        values["board-power"] = watts(gpu.board_power_w)
    note = None if offer.confidence in _SURE else message("gpu-budget-note-unsure-price")
    return Option(name=gpu.name, kind="card", values=values, note=note)


def old_rate(rate: Rate, as_of: date, parameters: PriceParameters) -> tuple[Message, ...]:
    """A remark where the exchange rate is so old that it should be looked up again."""
    if (as_of - rate.day).days <= parameters.recheck_rate_days.value:
        return ()
    day = Day(value=rate.day.isoformat())
    warning = message("gpu-budget-warning-old-rate", currency=rate.base, day=day)
    return (warning.model_copy(update={"with_answer": True}),)
