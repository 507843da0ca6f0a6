"""A bill as a computation: energy, cost, other supplies, what to mind."""

from __future__ import annotations

from dataclasses import dataclass

from rules import wall
from rules.computation import (
    Argument,
    Computation,
    Message,
    Money,
    Option,
    Step,
    message,
    percent,
    quantity,
    references_of,
    step,
    watts,
)
from rules.electricity.energy import Use, energy_digits, use_steps
from rules.electricity.inputs import ElectricityInputs
from rules.electricity.parameters import ElectricityParameters
from rules.electricity.price import Price, price_notes, price_references, price_warnings
from rules.electricity.supply import TIERS, Supply, circuit, supply_notes
from rules.knowledge import Knowledge
from rules.machine.running import Running
from rules.mains import Tier, tier_name, wall_step

_FORMULA = ("electricity#cost-formula",)
_TIERS = ("electricity#efficiency-savings",)
_TRAPS = ("electricity#tariff-traps",)
_EUROPE, _WORLD = "electricity#tariffs-europe", "electricity#tariffs-world"
_LONG_H = 48.0
_DAY_H = 24.0


@dataclass(frozen=True, slots=True)
class Bill:
    """A machine's use of electricity; ``at_work`` and ``supply`` are ``None`` where power was measured."""

    inputs: ElectricityInputs
    parameters: ElectricityParameters
    at_work: Running | None
    supply: Supply | None
    price: Price
    use: Use

    @property
    def wall_w(self) -> float:
        """Power at the wall under load [W]."""
        return self.wall_with(None)

    @property
    def is_month(self) -> bool:
        """Whether the time is the month that is counted when none is given."""
        return self.use.span_h == self.parameters.usual_hours_h.value

    @property
    def energy_kwh(self) -> float:
        """Energy for the time asked [kWh]."""
        return self.use.energy_kwh(self.wall_w)

    def wall_with(self, efficiency: float | None) -> float:
        """Power at the wall with another efficiency [W]."""
        if self.at_work is None or self.supply is None:
            return self.inputs.wall_power_w or 0.0
        return self.at_work.total_w / (efficiency or self.supply.efficiency(self.parameters))


def report(bill: Bill, knowledge: Knowledge) -> Computation:
    """The computation of a bill."""
    lines = _steps(bill)
    return Computation(
        rule="electricity",
        headline=_headline(bill),
        value=bill.energy_kwh,
        unit="kWh",
        inputs=bill.inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=_options(bill),
        assumptions=_assumptions(bill, knowledge),
        warnings=(*_warnings(bill, knowledge), *bill.parameters.stale(knowledge.as_of)),
        references=references_of(lines, *price_references(bill.price, bill.parameters)),
        priced_by=(bill.price.source,) if bill.price.source else (),
        sections=_sections(bill),
        as_of=knowledge.as_of,
    )


def _headline(bill: Bill) -> Message:
    """Energy and cost; with a tier or an efficiency named, also what the usual tier would change."""
    named: dict[str, Argument] = {
        "energy": _kwh(bill.energy_kwh),
        "cost": bill.price.cost(bill.energy_kwh),
        "time": _time(bill.use.span_h),
    }
    usual = bill.parameters.usual_tier.value
    if bill.supply is None or (bill.supply.tier == usual and bill.supply.given is None):
        kind = "-month" if bill.is_month else ""
        return message(f"electricity-headline{kind}", wall=watts(bill.wall_w), **named)
    other = bill.use.energy_kwh(bill.wall_with(bill.supply.efficiency(bill.parameters, usual)))
    more = bill.price.cost(abs(other - bill.energy_kwh))
    named |= {"tier": tier_name(bill.supply.tier), "usual": tier_name(usual), "difference": more}
    kind = "tier"
    if bill.supply.given is not None:
        named, kind = named | {"share": percent(bill.supply.given, None)}, "efficiency"
    return message(f"electricity-headline-{'better' if other > bill.energy_kwh else 'worse'}-{kind}", **named)


def cost_step(label: str, energy_kwh: float, price: Price) -> Step:
    """Energy times price."""
    cost = price.cost(energy_kwh)
    sources = (price.source,) if price.source else ()
    return step(
        message(label),
        "{energy} × {price}",
        cost.amount,
        cost.currency,
        *sources,
        energy=_kwh(energy_kwh),
        price=price.money,
    )


def _steps(bill: Bill) -> tuple[Step, ...]:
    lines: list[Step] = []
    if bill.at_work is not None and bill.supply is not None:
        efficiency = bill.supply.efficiency(bill.parameters)
        lines += (*bill.at_work.steps, wall_step(bill.at_work.total_w, efficiency, bill.parameters))
    lines += use_steps(bill.use, bill.wall_w, bill.inputs)
    lines.append(cost_step("electricity-step-cost", bill.energy_kwh, bill.price))
    return tuple(lines)


def _options(bill: Bill) -> tuple[Option, ...]:
    """One row per tier: what the same machine would draw and cost behind it."""
    return () if bill.supply is None else tuple(_option(bill, bill.supply, tier) for tier in TIERS)


def _option(bill: Bill, supply: Supply, tier: Tier) -> Option:
    efficiency = supply.efficiency(bill.parameters, tier)
    wall_w = bill.wall_with(efficiency)
    energy = bill.use.energy_kwh(wall_w)
    more = bill.price.cost(energy - bill.energy_kwh)
    values: dict[str, Argument] = {
        "efficiency": percent(efficiency, None),
        "wall": watts(wall_w),
        "energy": _kwh(energy),
        "cost": bill.price.cost(energy),
        "cost-difference": Money(amount=more.amount, currency=more.currency),
    }
    return Option(name=tier_name(tier), kind="tier", values=values)


def _assumptions(bill: Bill, knowledge: Knowledge) -> tuple[Message, ...]:
    notes: list[Message] = list(bill.at_work.assumptions) if bill.at_work else []
    if bill.supply is not None:
        notes += supply_notes(bill.supply, bill.inputs, bill.parameters)
    if bill.is_month:
        notes.append(message("electricity-assume-month", hours=bill.parameters.usual_hours_h.quantity(0)))
    if bill.use.duty < 1 and bill.inputs.idle_power_w is None:
        notes.append(message("electricity-assume-no-idle"))
    return (*notes, *price_notes(bill.price, knowledge.as_of, bill.parameters))


def _warnings(bill: Bill, knowledge: Knowledge) -> tuple[Message, ...]:
    notes = list(price_warnings(bill.price, knowledge.as_of, bill.parameters))
    if bill.inputs.part and bill.price.origin == "country":
        notes.insert(0, message("electricity-warning-part", part=bill.inputs.part))
    found = circuit(bill.inputs, bill.parameters)
    if found is not None:
        notes += wall.verdict(bill.wall_w, found, bill.parameters)
    return tuple(notes)


def _kwh(energy: float) -> Argument:
    return quantity(energy, "kWh", energy_digits(energy))


def _time(hours_h: float) -> Argument:
    """Hours, as days from two days on."""
    return quantity(hours_h / _DAY_H, "d") if hours_h >= _LONG_H else quantity(hours_h, "h")


def _sections(bill: Bill) -> tuple[str, ...]:
    european = (*bill.parameters.continents.value["europe"], "EU")
    country = (bill.inputs.country or "").upper()
    tariffs = () if bill.price.origin == "said" else (_EUROPE if country in european else _WORLD,)
    tiers = _TIERS if bill.inputs.psu_tier or bill.inputs.efficiency else ()
    return (*tiers, *_FORMULA, *tariffs, *_TRAPS)
