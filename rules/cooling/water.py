"""What water cooling costs."""

from __future__ import annotations

from rules.computation import Message, Money, Step, message, quantity, step
from rules.cooling.parameters import CoolingParameters


def water_cost_usd(cards: int, parameters: CoolingParameters) -> float:
    """Cost for so many cards [USD of 2018]; nothing for none."""
    each, once = parameters.water_usd.value
    return cards * each + once if cards else 0.0


def water_step(cards: int, parameters: CoolingParameters) -> Step:
    """The sum: so much for each card, and once for pump, reservoir and radiator."""
    each, once = (Money(amount=amount, currency="USD", digits=0) for amount in parameters.water_usd.value)
    return step(
        message("cooling-step-water"),
        "{count} × {each} + {once}",
        water_cost_usd(cards, parameters),
        "USD",
        parameters.water_usd.reference,
        digits=0,
        count=quantity(cards, "1"),
        each=each,
        once=once,
    )


def water_note(parameters: CoolingParameters) -> Message:
    """The digest's figures in renminbi, of which the dollar amount paid once is remembered, not read."""
    each, once = (Money(amount=amount, currency="CNY", digits=0) for amount in parameters.water_rmb.value)
    usd = Money(amount=parameters.water_usd.value[1], currency="USD", digits=0)
    return message("cooling-note-water-price", each=each, once=once, usd=usd)
