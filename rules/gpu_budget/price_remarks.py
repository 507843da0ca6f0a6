"""What must be said of the prices that an answer rests on: what kind they are, and when to look again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from rules.computation import Day, Message, message
from rules.gpu_budget.offers import Offer
from rules.gpu_budget.parameters import PriceParameters


def price_remarks(offers: Sequence[Offer], as_of: date, parameters: PriceParameters) -> tuple[Message, ...]:
    """Everything that must be said of these prices."""
    return (*launch_prices(offers), *lowest_listings(offers), *look_again(offers, as_of, parameters))


def launch_prices(offers: Sequence[Offer]) -> tuple[Message, ...]:
    """Which of them are the maker's launch prices."""
    cards = tuple(offer.gpu.name for offer in offers if offer.kind == "launch")
    return (message("gpu-budget-warning-launch-prices", cards=cards),) if cards else ()


def lowest_listings(offers: Sequence[Offer]) -> tuple[Message, ...]:
    """That used prices are the low end of the market."""
    is_used = any(offer.kind == "used" for offer in offers)
    return (message("gpu-budget-warning-used-lows"),) if is_used else ()


def look_again(offers: Sequence[Offer], as_of: date, parameters: PriceParameters) -> tuple[Message, ...]:
    """The day after which the oldest of these street prices should be looked up again."""
    days = [offer.day for offer in offers if offer.kind != "launch"]
    if not days:
        return ()
    oldest = min(days)
    again = oldest + timedelta(days=parameters.recheck_price_days.value)
    due = Day(value=again.isoformat())
    if again >= as_of:
        return (message("gpu-budget-check-again", day=due),)
    return (message("gpu-budget-check-now", days=(as_of - oldest).days, day=due),)
