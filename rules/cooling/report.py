"""Cooling as a computation, by what was asked."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards import Card
from rules.computation import (
    Argument,
    Computation,
    Message,
    Money,
    Option,
    Recommendation,
    Step,
    message,
    quantity,
    references_of,
    watts,
)
from rules.cooling.heat import room_heat
from rules.cooling.inputs import CoolingInputs
from rules.cooling.parameters import CoolingParameters
from rules.cooling.temperature import temperature_notes, temperature_steps, temperatures
from rules.cooling.water import water_note, water_step
from rules.knowledge import Knowledge
from rules.references import GUIDE_YEAR

_TEMPERATURE = ("cooling#throttling", "cooling#temperature-limits")
_HEAT = ("cooling#room-heat",)
_WATER = ("cooling#water",)


def temperature_report(
    cards: Sequence[Card], inputs: CoolingInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """When a card slows down; the first card's figures where several kinds are named."""
    parameters = knowledge.parameters(CoolingParameters, "cooling")
    card = cards[0] if cards else None
    as_of_2018 = inputs.method == "2018"
    found = temperatures(card, parameters, as_of_2018=as_of_2018)
    lines = temperature_steps(card, found, parameters)
    low, high = (quantity(each, "°C", 0) for each in parameters.keep_c.value)
    named: dict[str, Argument] = {"throttle": quantity(found.throttle_c, "°C", 0), "low": low, "high": high}
    if card is not None and card.name is not None:
        named["card"] = card.name
    if found.limit_c is not None:
        named["limit"] = quantity(found.limit_c, "°C", 0)
    kind = "limit" if found.limit_c is not None else "card" if "card" in named else "general"
    if as_of_2018:
        kind, named = "2018", {"throttle": named["throttle"], "year": GUIDE_YEAR}
    return computation(
        inputs,
        knowledge,
        message(f"cooling-headline-temperature-{kind}", **named),
        found.throttle_c,
        "°C",
        lines,
        high=found.limit_c,
        assumptions=(*assumed, *temperature_notes(found, parameters)),
        sections=_TEMPERATURE,
        more_references=(parameters.keep_c.reference,),
    )


def heat_report(
    cards: Sequence[Card], inputs: CoolingInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """Heat into the room."""
    parameters = knowledge.parameters(CoolingParameters, "cooling")
    heat = room_heat(cards, inputs, parameters)
    headline = message(
        "cooling-headline-heat",
        wall=watts(heat.wall_w),
        btu=quantity(heat.btu_h, "BTU/h", 0),
        conditioner=watts(heat.air_conditioner_w),
    )
    return computation(
        inputs,
        knowledge,
        headline,
        heat.wall_w,
        "W",
        heat.steps,
        assumptions=(*assumed, *heat.assumptions),
        sections=_HEAT,
    )


def water_report(
    cards: Sequence[Card], inputs: CoolingInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """Cost of water."""
    parameters = knowledge.parameters(CoolingParameters, "cooling")
    number = max(1, sum(card.count for card in cards))
    line = water_step(number, parameters)
    cost = Money(amount=line.value, currency="USD", digits=0)
    return computation(
        inputs,
        knowledge,
        message("cooling-headline-water-cost", count=number, cost=cost),
        line.value,
        "USD",
        (line,),
        assumptions=(*assumed, water_note(parameters)),
        warnings=(message("cooling-warning-water"),),
        sections=_WATER,
    )


def computation(
    inputs: CoolingInputs,
    knowledge: Knowledge,
    headline: Message,
    value: float,
    unit: str,
    lines: tuple[Step, ...],
    *,
    low: float | None = None,
    high: float | None = None,
    recommendation: Recommendation | None = None,
    options: tuple[Option, ...] = (),
    assumptions: tuple[Message, ...] = (),
    warnings: tuple[Message, ...] = (),
    sections: tuple[str, ...] = (),
    more_references: tuple[str, ...] = (),
) -> Computation:
    """The parts of a cooling answer put together, with warnings about parameters that are out of date."""
    stale = knowledge.parameters(CoolingParameters, "cooling").stale(knowledge.as_of)
    return Computation(
        rule="cooling",
        headline=headline,
        value=value,
        unit=unit,
        low=low,
        high=high,
        recommendation=recommendation,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=options,
        assumptions=assumptions,
        warnings=(*warnings, *stale),
        references=references_of(lines, *more_references),
        sections=sections,
        as_of=knowledge.as_of,
    )
