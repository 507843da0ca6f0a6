"""What a comparison of renting and buying rests on, and what to mind."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from rules.cloud_or_buy.balance import Balance
from rules.computation import Day, Message, Term, message, percent, quantity
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.price_remarks import price_remarks

_HEAD = "cloud-or-buy"


def assumptions(found: Balance) -> tuple[Message, ...]:
    """Prices, rents and tariffs that were not said, and what is left out."""
    return (
        *found.notes,
        *_price(found),
        *_rent(found),
        *_country(found),
        *found.power.assumptions,
        *found.worth.notes,
        *_resale(found),
        message(f"{_HEAD}-assume-card-alone"),
    )


def common_assumptions(found: Balance) -> tuple[Message, ...]:
    """What holds for every card alike."""
    return (
        *_country(found),
        *found.power.assumptions,
        message(f"{_HEAD}-assume-no-resale"),
        message(f"{_HEAD}-assume-card-alone"),
    )


def warnings(found: Balance) -> tuple[Message, ...]:
    """Spot rents, old rents, prices that move, groups of cards."""
    return common_warnings((found,))


def common_warnings(balances: tuple[Balance, ...]) -> tuple[Message, ...]:
    """The same for several cards, each remark once."""
    first = balances[0]
    knowledge = first.purse.knowledge
    budget = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    offers = [found.bought.offer for found in balances if found.bought.offer]
    rents: list[Message] = []
    for found in balances:
        rents += [note for note in _rent_warnings(found, knowledge.as_of) if note not in rents]
    return (
        *rents,
        *first.power.warnings,
        *price_remarks(offers, knowledge.as_of, budget),
        *first.parameters.stale(knowledge.as_of),
    )


def _rent_warnings(found: Balance, as_of: date) -> Iterator[Message]:
    """What to mind of the listed rent."""
    row = found.rent.listed
    if row is None:
        return
    if row.kind == "spot":
        yield message(f"{_HEAD}-warning-spot")
    if (row.gpus_per_instance or 1) > 1:
        yield message(f"{_HEAD}-warning-group", provider=row.provider, count=row.gpus_per_instance or 1)
    if (as_of - row.day).days > found.parameters.recheck_rate_days.value:
        yield message(f"{_HEAD}-warning-old-rent", day=Day(value=row.date))


def _price(found: Balance) -> Iterator[Message]:
    offer = found.bought.offer
    if offer is not None:
        yield message(
            f"{_HEAD}-assume-price",
            card=offer.gpu.name,
            price=found.purse.money(found.bought.price),
            kind=Term(id=f"price-{offer.kind}"),
            day=Day(value=offer.shown),
        )


def _rent(found: Balance) -> Iterator[Message]:
    if found.inputs.rate_is_assumed and found.inputs.hourly_rate is not None:
        note = message(f"{_HEAD}-assume-hourly", rent=found.purse.fine(found.rent.amount))
        yield note.model_copy(update={"with_answer": True})
    row = found.rent.listed
    if row is not None:
        yield message(
            f"{_HEAD}-assume-rent",
            card=row.gpu,
            rent=found.purse.fine(found.rent.amount),
            provider=row.provider,
            day=Day(value=row.date),
        )


def _country(found: Balance) -> Iterator[Message]:
    """Why the electricity is that of the United States."""
    if found.inputs.tariff is None and found.inputs.country is None:
        yield message(f"{_HEAD}-assume-country")


def _resale(found: Balance) -> Iterator[Message]:
    """What selling the card in the end would change."""
    if found.inputs.resale is not None:
        return
    share = found.parameters.resale_example_share.value
    sooner = found.break_even(found.rent_per_own_hour, share * found.bought.price)
    if sooner is None:
        yield message(f"{_HEAD}-assume-no-resale")
    else:
        hours = quantity(sooner, "h", 0)
        yield message(f"{_HEAD}-assume-no-resale-yet", share=percent(share), hours=hours)
