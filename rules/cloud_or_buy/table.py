"""Rents of other providers, and usual cards, as rows of a table."""

from __future__ import annotations

from rules.catalog.cloud import CloudRate
from rules.cloud_or_buy.balance import Balance
from rules.cloud_or_buy.rent import alternatives
from rules.computation import Argument, Day, Option, Term, quantity


def providers(found: Balance) -> tuple[Option, ...]:
    """The cheapest rent of each provider for the rented card, on demand first, with its break-even."""
    if found.rented is None:
        return ()
    return tuple(_row(rate, found) for rate in alternatives(found.rented, found.purse.knowledge.as_of))


def cards(balances: tuple[Balance, ...]) -> tuple[Option, ...]:
    """One row per card: price and rent with their dates, and the break-even."""
    return tuple(_card(found) for found in balances)


def _row(rate: CloudRate, found: Balance) -> Option:
    own = found.purse.of(rate.usd_per_gpu_hour, "USD", "hourly_rate.currency")
    values: dict[str, Argument] = {
        "rent": found.purse.fine(own),
        "rate-kind": Term(id=f"rate-{rate.kind.replace('_', '-')}"),
        "rate-date": Day(value=rate.date),
        **_break_even(found.break_even(own / found.worth.factor)),
    }
    if rate.gpus_per_instance:
        values["instance-cards"] = quantity(rate.gpus_per_instance, "1")
    return Option(name=rate.provider, kind="provider", values=values)


def _card(found: Balance) -> Option:
    values: dict[str, Argument] = {"price": found.purse.money(found.bought.price)}
    if found.bought.offer is not None:
        values["price-kind"] = Term(id=f"price-{found.bought.offer.kind}")
        values["price-date"] = Day(value=found.bought.offer.shown)
    values["rent"] = found.purse.fine(found.rent.amount)
    if found.rent.listed is not None:
        values["rate-date"] = Day(value=found.rent.listed.date)
    return Option(
        name=found.card.name or "", kind="card", values={**values, **_break_even(found.break_even_h)}
    )


def _break_even(hours: float | None) -> dict[str, Argument]:
    return {} if hours is None else {"break-even": quantity(hours, "h", 0)}
