"""How much power the processors draw: said, from the TDP, or assumed."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Message, Quantity, Step, message, quantity, step, watts
from rules.psu.inputs import PsuInputs
from rules.psu.parameters import PsuParameters


@dataclass(frozen=True, slots=True)
class Processor:
    """Power of all processors together [W], how it was found, and what was assumed."""

    power_w: float
    steps: tuple[Step, ...] = ()
    assumptions: tuple[Message, ...] = ()


def processor(inputs: PsuInputs, parameters: PsuParameters) -> Processor:
    """The processors' power under full load [W].

    Raises:
        RuleInputError: power, TDP or count outside the validity range.
    """
    _check(inputs, parameters)
    if inputs.cpu_power_w is not None:
        return _said(inputs.cpu_power_w, inputs, parameters)
    if inputs.cpu_tdp_w is not None:
        return _from_tdp(inputs.cpu_tdp_w, inputs.cpu_count, parameters)
    return _default(inputs, parameters)


def turbo_power_w(tdp_w: float, parameters: PsuParameters) -> float:
    """What a processor of a TDP may draw for longer than a second [W]: 12 V current times 11.2 V.

    The current is that of the next TDP class of Intel's power supply guide of 2022; processors above its
    last class are taken at a fixed factor, never below that class.
    """
    table = parameters.cpu_current_by_tdp.value
    current = _current(tdp_w, parameters)
    if current is not None:
        return current * parameters.cpu_voltage_v.value
    last = table[max(table)] * parameters.cpu_voltage_v.value
    return max(last, tdp_w * parameters.cpu_turbo_factor_above_table.value)


def _current(tdp_w: float, parameters: PsuParameters) -> float | None:
    classes = parameters.cpu_current_by_tdp.value
    fitting = [tdp for tdp in sorted(classes) if tdp >= tdp_w]
    return classes[fitting[0]] if fitting else None


def _check(inputs: PsuInputs, parameters: PsuParameters) -> None:
    parameters.check("cpu_count", inputs.cpu_count)
    for name in ("cpu_power_w", "cpu_tdp_w"):
        value = getattr(inputs, name)
        if value is not None:
            parameters.check(name, value)


def _said(power_w: float, inputs: PsuInputs, parameters: PsuParameters) -> Processor:
    total = power_w * inputs.cpu_count
    turbo = turbo_power_w(power_w, parameters)
    if inputs.method == "2018" or turbo <= power_w:
        return Processor(total)
    note = message("psu-assume-cpu-is-turbo", power=watts(power_w), turbo=watts(turbo))
    return Processor(total, assumptions=(note,))


def _from_tdp(tdp_w: float, count: int, parameters: PsuParameters) -> Processor:
    power = turbo_power_w(tdp_w, parameters)
    current = _current(tdp_w, parameters)
    operands: dict[str, Quantity]
    if current is not None:
        expression = "{current} × {voltage}"
        operands = {"current": quantity(current, "A"), "voltage": parameters.cpu_voltage_v.quantity()}
        source = parameters.cpu_current_by_tdp.reference
    else:
        expression = "{tdp} × {factor}"
        factor = quantity(power / tdp_w, "1", 2)
        operands = {"tdp": watts(tdp_w), "factor": factor}
        source = parameters.cpu_turbo_factor_above_table.reference
    label = message("psu-step-cpu", tdp=watts(tdp_w))
    return Processor(power * count, (step(label, expression, power, "W", source, digits=0, **operands),))


def _default(inputs: PsuInputs, parameters: PsuParameters) -> Processor:
    chosen = parameters.default_cpu_power_w
    if inputs.method == "2018":
        chosen = parameters.guide_2018_cpu_power_w
    note = message("psu-assume-cpu", power=watts(chosen.value))
    return Processor(chosen.value * inputs.cpu_count, assumptions=(note,))
