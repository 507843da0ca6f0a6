"""Prices as a computation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.computation import (
    Argument,
    Computation,
    Day,
    Message,
    Option,
    Step,
    Term,
    counted,
    message,
    quantity,
    references_of,
    step,
)
from rules.gpu_budget.offers import Offer
from rules.gpu_budget.parameters import PriceParameters
from rules.gpu_budget.price_remarks import look_again, lowest_listings
from rules.gpu_price.inputs import GpuPriceInputs
from rules.gpu_price.quotes import Quotes
from rules.gpu_price.till import Till
from rules.knowledge import Knowledge

_SECTIONS = ("choosing-a-gpu#prices-2026",)
_USED = ("choosing-a-gpu#used-cards",)
_SURE = ("A", "B")


def report(
    inputs: GpuPriceInputs,
    found: Sequence[Quotes],
    notes: Sequence[Message],
    till: Till,
    knowledge: Knowledge,
    parameters: PriceParameters,
) -> Computation:
    """The computation of the prices of one or several cards."""
    lines = tuple(_steps(found, till))
    low = sum(each.count * each.lowest.usd for each in found)
    shown = [offer for each in found for offer in each.current]
    rows = tuple(_row(offer, till) for each in found for offer in each.dated)
    is_used = any(offer.kind == "used" for offer in shown)
    return Computation(
        rule="gpu_price",
        headline=_headline(found, till),
        value=round(till.amount(low), 2),
        unit=till.currency,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=rows,
        assumptions=(*notes, *_assumptions(found, shown, till), *till.notes(knowledge, parameters)),
        warnings=(
            *lowest_listings(shown),
            *look_again(shown, knowledge.as_of, parameters),
            *parameters.stale(knowledge.as_of),
        ),
        references=references_of(lines, *(offer.source for each in found for offer in each.dated)),
        priced_by=references_of((), *(offer.source for each in found for offer in each.dated)),
        sections=(*_SECTIONS, *(_USED if is_used else ())),
        as_of=knowledge.as_of,
    )


def _headline(found: Sequence[Quotes], till: Till) -> Message:
    if len(found) > 1:
        total = till.money(sum(each.count * each.lowest.usd for each in found))
        cards = tuple(counted(each.count, each.name) for each in found)
        least = min(found, key=lambda each: each.lowest.usd)
        price = till.money(least.lowest.usd)
        cheapest = least.name if all(each.is_current for each in found) else "none"
        return message("gpu-price-headline-list", cards=cards, total=total, cheapest=cheapest, price=price)
    only = found[0]
    if only.count > 1:
        return _of_several(only, till)
    if len(only.current) > 1:
        new, used = only.current
        return message(
            "gpu-price-headline-both",
            card=only.name,
            new=till.money(new.usd),
            new_day=Day(value=new.shown),
            used=till.money(used.usd),
            used_day=Day(value=used.shown),
        )
    return _of_one(only, till)


def _of_one(only: Quotes, till: Till) -> Message:
    """What one card costs, or the last price that is known of it."""
    offer = only.lowest
    known = "only" if only.lacks_kind else "one"
    return message(
        f"gpu-price-headline-{known}" if only.is_current else "gpu-price-headline-last",
        card=only.name,
        price=till.money(offer.usd),
        kind=offer.kind,
        day=Day(value=offer.shown),
    )


def _of_several(only: Quotes, till: Till) -> Message:
    offer = only.lowest
    return message(
        "gpu-price-headline-several",
        cards=counted(only.count, only.name),
        total=till.money(only.count * offer.usd),
        price=till.money(offer.usd),
        kind=offer.kind,
        day=Day(value=offer.shown),
    )


def _steps(found: Sequence[Quotes], till: Till) -> Iterator[Step]:
    """The price of one card of each kind, what several of them cost, and all together."""
    for each in found:
        single = len(found) == 1 and each.count == 1
        yield from (till.line(offer) for offer in (each.current if single else (each.lowest,)))
        if each.count > 1:
            yield step(
                message("gpu-price-step-several", card=each.name),
                "{count} × {price}",
                till.amount(each.count * each.lowest.usd),
                till.currency,
                count=quantity(each.count, "1"),
                price=till.money(each.lowest.usd),
            )
    if len(found) > 1:
        yield _total(found, till)


def _total(found: Sequence[Quotes], till: Till) -> Step:
    sums = [till.money(each.count * each.lowest.usd) for each in found]
    parts = {f"part{i}": money for i, money in enumerate(sums)}
    return step(
        message("gpu-price-step-total"),
        " + ".join(f"{{{name}}}" for name in parts),
        sum(money.amount for money in sums),
        till.currency,
        digits=None,
        **parts,
    )


def _row(offer: Offer, till: Till) -> Option:
    values: dict[str, Argument] = {
        "price": till.money(offer.usd),
        "price-kind": Term(id=f"price-{offer.kind}"),
        "price-date": Day(value=offer.shown),
    }
    note = None if offer.confidence in _SURE else message("gpu-budget-note-unsure-price")
    return Option(name=offer.gpu.name, kind="card", values=values, note=note)


def _assumptions(found: Sequence[Quotes], shown: Sequence[Offer], till: Till) -> Iterator[Message]:
    for each in found:
        if len(found) > 1 and not each.is_current:
            yield _of_one(each, till)
        elif each.lacks_kind and (len(found) > 1 or each.count > 1 or not each.is_current):
            yield message("gpu-price-note-other-kind", card=each.name, kind=each.lowest.kind)
    if any(offer.source != "user" for offer in shown):
        yield message("gpu-price-assume-us")
