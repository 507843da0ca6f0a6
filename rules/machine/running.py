"""What a machine draws while it works: cards at their limit, a processor that is not at its turbo power."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.computation import Message, Step, message, step
from rules.machine.inputs import MachineInputs
from rules.machine.load import Load
from rules.machine.parameters import MachineParameters
from rules.machine.power import machine
from rules.mains import MainsParameters, Tier, efficiency
from rules.parameters import Parameter


@dataclass(frozen=True)
class RunningParameters(MachineParameters, MainsParameters):
    """What running a machine rests on; values in ``rules/parameters/running.yaml``."""

    running_cpu_w: Parameter[float]
    usual_tier: Parameter[Tier]
    usual_load_share: Parameter[float]

    @property
    def usual_efficiency(self) -> float:
        """Efficiency assumed where nothing is known of the supply [-]: usual tier, 115 V, half load."""
        return efficiency(self.usual_tier.value, None, self, self.usual_load_share.value)


@dataclass(frozen=True, slots=True)
class Running:
    """Power on the machine's side of its supply [W], how it was found, what was assumed."""

    load: Load
    steps: tuple[Step, ...]
    assumptions: tuple[Message, ...]

    @property
    def total_w(self) -> float:
        """Power of the machine [W]."""
        return self.load.total_w


def running(cards: Sequence[Card], inputs: MachineInputs, parameters: RunningParameters) -> Running:
    """Power of a working machine whose cards all have a known board power [W].

    Raises:
        RuleInputError: a value outside its validity range; names the field.
    """
    cpu_known = inputs.cpu_power_w is not None or inputs.cpu_tdp_w is not None
    notes: list[Message] = []
    if inputs.total_power_w is None:
        if not cpu_known:
            inputs = inputs.model_copy(update={"cpu_power_w": parameters.running_cpu_w.value})
            notes.append(
                message(
                    "machine-assume-running-cpu",
                    power=parameters.running_cpu_w.quantity(0),
                    full=parameters.default_cpu_power_w.quantity(0),
                )
            )
        if inputs.rest_of_system_w is None:
            notes.append(message("machine-assume-rest", rest=parameters.rest_of_system_w.quantity(0)))
    built = machine(tuple(cards), inputs, parameters)
    return Running(built.load, (*built.cpu.steps, *_sum_step(built.load, parameters)), tuple(notes))


def _sum_step(load: Load, parameters: RunningParameters) -> tuple[Step, ...]:
    """The sum of the parts; none where the machine's power is one figure."""
    if not load.cards:
        return ()
    expression, operands = load.terms()
    sources = (*load.references, parameters.running_cpu_w.reference)
    label = message("machine-step-running")
    return (step(label, expression, load.total_w, "W", *sources, digits=0, **operands),)
