"""Energy of a machine for a time."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Quantity, Step, message, percent, quantity, step, watts
from rules.electricity.inputs import ElectricityInputs
from rules.electricity.parameters import ElectricityParameters

_DAY_H = 24.0
_KILO = 1000.0


@dataclass(frozen=True, slots=True)
class Use:
    """How long a machine is on [h], and what share of that under load [-]."""

    span_h: float
    on_h: float
    duty: float
    idle_w: float

    def energy_kwh(self, wall_w: float) -> float:
        """Energy for a power at the wall under load [kWh]."""
        return self.average_w(wall_w) * self.on_h / _KILO

    def average_w(self, wall_w: float) -> float:
        """Average power while the machine is on [W]."""
        return wall_w * self.duty + self.idle_w * (1 - self.duty)


def use(inputs: ElectricityInputs, parameters: ElectricityParameters) -> Use:
    """The time asked about.

    Raises:
        RuleInputError: a duration or share outside its validity range.
    """
    parameters.check_given(inputs, "hours", "hours_per_day", "duty", "idle_power_w")
    span = parameters.usual_hours_h.value if inputs.hours is None else inputs.hours
    on = span if inputs.hours_per_day is None else span * inputs.hours_per_day / _DAY_H
    return Use(span, on, inputs.duty, inputs.idle_power_w or 0.0)


def use_steps(used: Use, wall_w: float, inputs: ElectricityInputs) -> tuple[Step, ...]:
    """Hours, average power and energy, as far as they differ from what was said."""
    lines = []
    if inputs.hours_per_day is not None:
        lines.append(_hours_step(used, inputs.hours_per_day))
    if used.duty < 1:
        lines.append(_average_step(used, wall_w))
    return (*lines, energy_step("electricity-step-energy", used.average_w(wall_w), used.on_h))


def energy_digits(kwh: float) -> int:
    """Decimals to show of an energy [kWh]."""
    return 0 if kwh >= 100 else 1 if kwh >= 10 else 2


def energy_step(label: str, power_w: float, hours_h: float, *sources: str) -> Step:
    """Power times hours [kWh]."""
    return step(
        message(label),
        "{power} × {hours} / {kilo}",
        power_w * hours_h / _KILO,
        "kWh",
        *sources,
        digits=energy_digits(power_w * hours_h / _KILO),
        power=watts(power_w),
        hours=quantity(hours_h, "h"),
        kilo=quantity(_KILO, "1", 0),
    )


def _hours_step(used: Use, hours_per_day: float) -> Step:
    return step(
        message("electricity-step-hours"),
        "{span} × {daily} / {day}",
        used.on_h,
        "h",
        digits=0,
        span=quantity(used.span_h, "h"),
        daily=quantity(hours_per_day, "h"),
        day=quantity(_DAY_H, "h"),
    )


def _average_step(used: Use, wall_w: float) -> Step:
    operands: dict[str, Quantity] = {"wall": watts(wall_w), "duty": percent(used.duty)}
    expression = "{wall} × {duty}"
    if used.idle_w:
        operands |= {"idle": watts(used.idle_w), "whole": percent(1.0)}
        expression += " + {idle} × ({whole} − {duty})"
    label = message("electricity-step-average")
    return step(label, expression, used.average_w(wall_w), "W", digits=0, **operands)
