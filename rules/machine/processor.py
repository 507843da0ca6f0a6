"""How much power the processors draw: said, from the TDP, or assumed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from rules.computation import Message, Quantity, Step, message, quantity, step, watts
from rules.machine.inputs import MachineInputs
from rules.machine.parameters import MachineParameters
from rules.processors import find_cpu

if TYPE_CHECKING:
    from rules.knowledge import Knowledge

M = TypeVar("M", bound=MachineInputs)


@dataclass(frozen=True, slots=True)
class Processor:
    """Power of all processors together [W], how it was found, and what was assumed."""

    power_w: float
    steps: tuple[Step, ...] = ()
    assumptions: tuple[Message, ...] = ()


def processor(inputs: MachineInputs, parameters: MachineParameters, *, as_of_2018: bool = False) -> Processor:
    """The processors' power under full load [W]; that of the 2018 guide when asked ``as_of_2018``.

    Raises:
        RuleInputError: power, TDP or count outside the validity range.
    """
    _check(inputs, parameters)
    if inputs.cpu_power_w is not None:
        if inputs.cpu is not None and inputs.cpu_tdp_w == inputs.cpu_power_w:
            return _held(inputs.cpu, inputs.cpu_power_w, inputs.cpu_count)
        is_turbo = as_of_2018 or inputs.cpu is not None
        return _said(inputs.cpu_power_w, inputs.cpu_count, parameters, is_turbo=is_turbo)
    if inputs.cpu_tdp_w is not None:
        return _from_tdp(inputs.cpu_tdp_w, inputs.cpu_count, parameters)
    return _default(inputs.cpu_count, parameters, as_of_2018=as_of_2018)


def with_named_cpu(inputs: M, knowledge: Knowledge) -> tuple[M, tuple[Step, ...]]:
    """The inputs with the figures of the processor that is named; figures of the asker's own go before them.

    A server processor without a turbo power is taken at its TDP, which it then has as power and as TDP.

    Raises:
        RuleInputError: no such processor.
    """
    if inputs.cpu is None or inputs.cpu_power_w is not None or inputs.cpu_tdp_w is not None:
        return inputs, ()
    cpu = find_cpu(inputs.cpu, "cpu", knowledge)
    if cpu.max_turbo_power_w is None and cpu.segment == "server" and cpu.tdp_w is not None:
        line = step(message("psu-step-server-cpu", cpu=cpu.name), "", cpu.tdp_w, "W", cpu.source, digits=0)
        known = {"cpu": cpu.name, "cpu_power_w": cpu.tdp_w, "cpu_tdp_w": cpu.tdp_w}
        return inputs.model_copy(update=known), (line,)
    if cpu.max_turbo_power_w is None:
        return inputs.model_copy(update={"cpu": cpu.name, "cpu_tdp_w": cpu.tdp_w}), ()
    power = cpu.max_turbo_power_w
    line = step(message("psu-step-named-cpu", cpu=cpu.name), "", power, "W", cpu.source, digits=0)
    return inputs.model_copy(update={"cpu": cpu.name, "cpu_power_w": power}), (line,)


def turbo_power_w(tdp_w: float, parameters: MachineParameters) -> float:
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


def _current(tdp_w: float, parameters: MachineParameters) -> float | None:
    classes = parameters.cpu_current_by_tdp.value
    fitting = [tdp for tdp in sorted(classes) if tdp >= tdp_w]
    return classes[fitting[0]] if fitting else None


def _check(inputs: MachineInputs, parameters: MachineParameters) -> None:
    parameters.check("cpu_count", inputs.cpu_count)
    parameters.check_given(inputs, "cpu_power_w", "cpu_tdp_w")


def _said(power_w: float, count: int, parameters: MachineParameters, *, is_turbo: bool) -> Processor:
    total = power_w * count
    turbo = turbo_power_w(power_w, parameters)
    if is_turbo or turbo <= power_w:
        return Processor(total)
    note = message("psu-assume-cpu-is-turbo", power=watts(power_w), turbo=watts(turbo))
    return Processor(total, assumptions=(note,))


def _held(cpu: str, power_w: float, count: int) -> Processor:
    """A server processor, which is held to its TDP."""
    note = message("psu-assume-server-cpu", cpu=cpu, power=watts(power_w))
    return Processor(power_w * count, assumptions=(note,))


def _from_tdp(tdp_w: float, count: int, parameters: MachineParameters) -> Processor:
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
    line = step(label, expression, power, "W", source, digits=0, **operands)
    note = message("psu-assume-cpu-from-tdp", tdp=watts(tdp_w), power=watts(power))
    return Processor(power * count, (line,), (note,))


def _default(count: int, parameters: MachineParameters, *, as_of_2018: bool) -> Processor:
    chosen = parameters.guide_2018_cpu_power_w if as_of_2018 else parameters.default_cpu_power_w
    note = message("psu-assume-cpu", power=watts(chosen.value))
    return Processor(chosen.value * count, assumptions=(note,))
