"""From price, rent and tariff to the hours of break-even, step by step."""

from __future__ import annotations

from rules.cloud_or_buy.balance import DAY_H, YEAR_D, Balance
from rules.computation import Argument, Step, message, quantity, step

_FINE = 4


def steps(found: Balance) -> tuple[Step, ...]:
    """Every step of one comparison."""
    lines = [*_conversions(found), *found.worth.steps]
    if found.worth.factor != 1:
        lines.append(_rent_for_own_hour(found))
    lines += found.power.steps
    break_even_h = found.break_even_h
    if break_even_h is not None:
        lines.append(break_even_step(found, break_even_h))
        lines += [_span_step(break_even_h, daily) for daily in daily_hours(found)]
    if found.used_h is not None:
        lines += [_renting_step(found, found.used_h), _buying_step(found, found.used_h)]
    return tuple(lines)


def daily_hours(found: Balance) -> tuple[float, ...]:
    """Hours of use a day that the break-even is given for [h]: all day, and those said or a workday."""
    daily = found.inputs.hours_per_day or found.parameters.workday_h.value
    return (DAY_H, daily) if daily < DAY_H else (DAY_H,)


def break_even_step(found: Balance, break_even_h: float) -> Step:
    """Price less resale, over what an hour of an own card saves [h]."""
    operands: dict[str, Argument] = {
        "price": found.purse.money(found.bought.price),
        "rent": found.purse.fine(found.rent_per_own_hour),
        "electricity": found.purse.money(found.power.cost, _FINE),
    }
    spent = "{price}"
    if found.bought.resale:
        spent = "({price} − {resale})"
        operands["resale"] = found.purse.money(found.bought.resale)
    label = message("cloud-or-buy-step-break-even", card=found.card.name or "none")
    expression = f"{spent} / ({{rent}} − {{electricity}})"
    return step(label, expression, break_even_h, "h", *_sources(found), digits=0, **operands)


def _sources(found: Balance) -> tuple[str, ...]:
    """Sources of price and rent, as far as they were not said."""
    offer, listed = found.bought.offer, found.rent.listed
    return tuple(each.source for each in (offer, listed) if each is not None)


def price_sources(found: Balance) -> tuple[str, ...]:
    """Sources of price, rent and tariff, as far as they were not said."""
    tariff = found.power.price.source
    return (*_sources(found), tariff) if tariff else _sources(found)


def _conversions(found: Balance) -> list[Step]:
    """Dated prices and rents in the asker's currency."""
    if found.purse.currency == "USD":
        return []
    lines = []
    if found.bought.offer is not None:
        lines.append(found.purse.exchange_step(found.bought.offer.usd, "USD", found.bought.price))
    if found.rent.listed is not None:
        usd = found.rent.listed.usd_per_gpu_hour
        lines.append(found.purse.exchange_step(usd, "USD", found.rent.amount))
    return lines


def _rent_for_own_hour(found: Balance) -> Step:
    return step(
        message("cloud-or-buy-step-rent-for-own-hour"),
        "{rent} / {factor}",
        found.rent_per_own_hour,
        found.purse.currency,
        digits=_FINE,
        rent=found.purse.fine(found.rent.amount),
        factor=quantity(found.worth.factor, "x", 2),
    )


def _span_step(break_even_h: float, daily_h: float) -> Step:
    """The break-even as a time: in days, or in years from one year on."""
    days = break_even_h / daily_h
    operands: dict[str, Argument] = {"hours": quantity(break_even_h, "h", 0), "daily": quantity(daily_h, "h")}
    label = message("cloud-or-buy-step-span", daily=quantity(daily_h, "h"))
    if days < YEAR_D:
        return step(label, "{hours} / {daily}", days, "d", digits=0, **operands)
    operands["year"] = quantity(YEAR_D, "1", 0)
    return step(label, "{hours} / ({daily} × {year})", days / YEAR_D, "yr", digits=1, **operands)


def _renting_step(found: Balance, used_h: float) -> Step:
    return step(
        message("cloud-or-buy-step-renting"),
        "{count} × {rent} × {hours}",
        found.card.count * found.cost_of_renting(used_h),
        found.purse.currency,
        digits=0,
        count=quantity(found.card.count, "1"),
        rent=found.purse.fine(found.rent_per_own_hour),
        hours=quantity(used_h, "h"),
    )


def _buying_step(found: Balance, used_h: float) -> Step:
    operands: dict[str, Argument] = {
        "count": quantity(found.card.count, "1"),
        "price": found.purse.money(found.bought.price),
        "electricity": found.purse.money(found.power.cost, _FINE),
        "hours": quantity(used_h, "h"),
    }
    spent = "{price}"
    if found.bought.resale:
        spent = "{price} − {resale}"
        operands["resale"] = found.purse.money(found.bought.resale)
    return step(
        message("cloud-or-buy-step-buying"),
        f"{{count}} × ({spent} + {{electricity}} × {{hours}})",
        found.card.count * found.cost_of_buying(used_h),
        found.purse.currency,
        digits=0,
        **operands,
    )
