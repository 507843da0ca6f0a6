"""The whole machine's power under full load."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.errors import RuleInputError
from rules.machine.inputs import MachineInputs
from rules.machine.limits import limited
from rules.machine.load import Load
from rules.machine.parameters import MachineParameters
from rules.machine.processor import Processor, processor


@dataclass(frozen=True, slots=True)
class Machine:
    """Power by part [W], and how the processors' power was found."""

    load: Load
    cpu: Processor


def machine(
    cards: tuple[Card, ...],
    inputs: MachineInputs,
    parameters: MachineParameters,
    *,
    as_of_2018: bool = False,
) -> Machine:
    """Power of a machine whose cards all have a known board power.

    Raises:
        RuleInputError: a value outside its validity range; names the field.
    """
    cpu = _cpu(inputs, parameters, as_of_2018=as_of_2018)
    return Machine(Load(limited(cards, inputs, parameters), cpu.power_w, _rest_w(inputs, parameters)), cpu)


def check_given(inputs: MachineInputs) -> None:
    """Refuse a machine of which nothing is known, or of which the total and the parts are given.

    Raises:
        RuleInputError: neither cards nor total power, or both.
    """
    if not inputs.gpus and inputs.total_power_w is None:
        raise RuleInputError("gpus", "error-machine-nothing-given")
    if inputs.gpus and inputs.total_power_w is not None:
        raise RuleInputError("total_power_w", "error-machine-total-and-parts")


def check_power_known(cards: Sequence[Card], inputs: MachineInputs) -> None:
    """Refuse cards whose board power neither the asker nor the catalog gives.

    Raises:
        RuleInputError: names the first such card.
    """
    for position, card in enumerate(cards):
        if card.board_power_w is None:
            raise RuleInputError(
                f"gpus.{position}.board_power_w", "error-board-power-unknown", card=card.name or "none"
            )


def _cpu(inputs: MachineInputs, parameters: MachineParameters, *, as_of_2018: bool) -> Processor:
    if inputs.total_power_w is None:
        return processor(inputs, parameters, as_of_2018=as_of_2018)
    parameters.check("total_power_w", inputs.total_power_w)
    return Processor(inputs.total_power_w)


def _rest_w(inputs: MachineInputs, parameters: MachineParameters) -> float:
    if inputs.total_power_w is not None:
        return 0.0
    if inputs.rest_of_system_w is None:
        return parameters.rest_of_system_w.value
    parameters.check("rest_of_system_w", inputs.rest_of_system_w)
    return inputs.rest_of_system_w
