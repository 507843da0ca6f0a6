"""The electricity example of the 2018 guide, step by step, with its three faults named."""

from __future__ import annotations

from rules.computation import (
    Computation,
    Day,
    Message,
    Money,
    Step,
    message,
    percent,
    quantity,
    references_of,
    step,
)
from rules.electricity.energy import energy_step
from rules.electricity.inputs import ElectricityInputs
from rules.electricity.parameters import ElectricityParameters
from rules.electricity.price import Price, listed_price
from rules.electricity.report import cost_step
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.references import GUIDE_YEAR

_SECTIONS = ("electricity#example-2018", "electricity#cost-formula")
_ENDS = ("low", "high")
_HOME = "DE"


def report_2018(inputs: ElectricityInputs, knowledge: Knowledge) -> Computation:
    """Two weeks on a machine of 1000-1500 W, at the German price of the time and at today's.

    Raises:
        RuleInputError: a machine of one's own; the example stands for itself.
    """
    if inputs.gpus or inputs.total_power_w is not None or inputs.wall_power_w is not None:
        raise RuleInputError("method", "error-electricity-example", year=GUIDE_YEAR)
    parameters = knowledge.parameters(ElectricityParameters, "electricity")
    hours = parameters.guide_2018_hours_h
    powers = parameters.guide_2018_power_w
    energy = [
        energy_step(f"electricity-step-2018-{end}", power, hours.value, powers.reference)
        for end, power in zip(_ENDS, powers.value, strict=True)
    ]
    today = listed_price(_HOME, parameters)
    lines = (*energy, *_costs(energy, today, parameters), *_extra(parameters))
    low, high = (line.value for line in energy)
    return Computation(
        rule="electricity",
        headline=message(
            "electricity-headline-2018",
            year=GUIDE_YEAR,
            low=quantity(low, "kWh", 0),
            high=quantity(high, "kWh", 0),
            cost_low=_whole(today.cost(low)),
            cost_high=_whole(today.cost(high)),
            price=today.money,
            day=Day(value=today.day or ""),
        ),
        value=high,
        unit="kWh",
        low=low,
        high=high,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        assumptions=_faults(parameters),
        warnings=parameters.stale(knowledge.as_of),
        references=references_of(lines),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _costs(energy: list[Step], today: Price, parameters: ElectricityParameters) -> tuple[Step, ...]:
    then = Price(parameters.guide_2018_price_eur.value, "EUR", "country", source="dettmers-2018-tr")
    rows = (("then", then), ("today", today))
    return tuple(
        cost_step(f"electricity-step-2018-{name}-{end}", line.value, each)
        for name, each in rows
        for end, line in zip(_ENDS, energy, strict=True)
    )


def _extra(parameters: ElectricityParameters) -> tuple[Step, ...]:
    """What a fall from full efficiency to 80 % adds at most."""
    efficiency = parameters.guide_2018_efficiency
    costs = parameters.guide_2018_cost_rmb
    return tuple(
        step(
            message(f"electricity-step-2018-extra-{end}"),
            "{cost} / {efficiency} − {cost}",
            cost / efficiency.value - cost,
            "CNY",
            costs.reference,
            digits=0,
            cost=Money(amount=cost, currency="CNY", digits=0),
            efficiency=percent(efficiency.value),
        )
        for end, cost in zip(_ENDS, costs.value, strict=True)
    )


def _faults(parameters: ElectricityParameters) -> tuple[Message, ...]:
    """Rounded energy, an exchange rate that fits the rounding, and an extra cost above what is possible."""
    energy = [quantity(each, "kWh", 0) for each in parameters.guide_2018_energy_kwh.value]
    costs = parameters.guide_2018_cost_rmb.value
    euros = [each * parameters.guide_2018_price_eur.value for each in parameters.guide_2018_energy_kwh.value]
    extra = [_rmb(each) for each in parameters.guide_2018_extra_rmb.value]
    most = 1 / parameters.guide_2018_efficiency.value - 1
    possible = [_rmb(cost * most) for cost in costs]
    rate = costs[0] / euros[0]
    return (
        message("electricity-2018-rounded", year=GUIDE_YEAR, low=energy[0], high=energy[1]),
        message(
            "electricity-2018-rate",
            low=_rmb(costs[0]),
            high=_rmb(costs[1]),
            rate=Money(amount=rate, currency="CNY", digits=1),
        ),
        message(
            "electricity-2018-extra",
            low=extra[0],
            high=extra[1],
            share=percent(most),
            right_low=possible[0],
            right_high=possible[1],
            efficiency=percent(parameters.guide_2018_efficiency.value),
        ),
    )


def _rmb(amount: float) -> Money:
    return Money(amount=amount, currency="CNY", digits=0)


def _whole(cost: Money) -> Money:
    return Money(amount=cost.amount, currency=cost.currency, digits=0)
