"""The direct answer: after how long buying is cheaper, or what is cheaper for a time."""

from __future__ import annotations

from rules.cloud_or_buy.balance import Balance, span
from rules.cloud_or_buy.derivation import daily_hours
from rules.computation import Argument, Message, Name, Recommendation, counted, message, quantity, watts

_HEAD = "cloud-or-buy"


def headline(found: Balance) -> Message:
    """One or two sentences."""
    named = _named(found)
    if found.used_h is not None:
        return _for_a_time(found, found.used_h, named)
    break_even_h = found.break_even_h
    if break_even_h is None:
        electricity = found.purse.fine(found.power.cost * found.card.count)
        return message(f"{_HEAD}-headline-never", electricity=electricity, **named)
    daily = daily_hours(found)[-1]
    return message(
        f"{_HEAD}-headline",
        hours=quantity(break_even_h, "h", 0),
        always=span(break_even_h, daily_hours(found)[0]),
        part=span(break_even_h, daily),
        daily=quantity(daily, "h"),
        **named,
    )


def recommendation(found: Balance) -> Recommendation | None:
    """What to do where a time was given, or buying never pays."""
    if found.break_even_h is None:
        return Recommendation(label=message(f"{_HEAD}-take-rent"))
    if found.used_h is None:
        return None
    return Recommendation(label=message(f"{_HEAD}-take-{_cheaper(found, found.used_h)}"))


def label(found: Balance) -> Name:
    """The cards as people write them, ``2 × GeForce RTX 3090``; by their power without a name."""
    return counted(found.card.count, found.card.name or watts(found.card.board_power_w or 0))


def _named(found: Balance) -> dict[str, Argument]:
    """Cards, price and rent of all of them; the rented card where it is another one."""
    is_other = found.rented is not None and found.rented != found.card.name
    return {
        "cards": label(found),
        "rented": (found.rented or "none") if is_other else "none",
        "price": found.purse.money(found.bought.price * found.card.count),
        "rent": found.purse.fine(found.rent.amount * found.card.count),
    }


def _for_a_time(found: Balance, used_h: float, named: dict[str, Argument]) -> Message:
    renting = found.purse.money(found.cost_of_renting(used_h) * found.card.count)
    buying = found.purse.money(found.cost_of_buying(used_h) * found.card.count)
    break_even_h = found.break_even_h
    hours: Argument = "none" if break_even_h is None else quantity(break_even_h, "h", 0)
    return message(
        f"{_HEAD}-headline-{_cheaper(found, used_h)}",
        used=quantity(used_h, "h", 0),
        renting=renting,
        buying=buying,
        hours=hours,
        **named,
    )


def _cheaper(found: Balance, used_h: float) -> str:
    return "rent" if found.cost_of_renting(used_h) < found.cost_of_buying(used_h) else "buy"
