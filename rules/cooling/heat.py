"""Heat that a machine gives to the room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.computation import Message, Step, message, percent, quantity, step, watts
from rules.cooling.inputs import CoolingInputs
from rules.cooling.parameters import CoolingParameters
from rules.machine.running import running
from rules.mains import tier_name, wall_step


@dataclass(frozen=True, slots=True)
class RoomHeat:
    """Power at the wall, all of which becomes heat, in W and in BTU/h, and an air conditioner's power [W]."""

    wall_w: float
    btu_h: float
    air_conditioner_w: float
    steps: tuple[Step, ...]
    assumptions: tuple[Message, ...]


def room_heat(cards: Sequence[Card], inputs: CoolingInputs, parameters: CoolingParameters) -> RoomHeat:
    """Heat of a machine at work.

    Raises:
        RuleInputError: a value outside its validity range; names the field.
    """
    at_work = running(cards, inputs, parameters)
    efficiency = parameters.usual_efficiency
    at_wall = wall_step(at_work.total_w, efficiency, parameters)
    in_btu, cooling = _btu_step(at_wall.value, parameters), _air_conditioner_step(at_wall.value, parameters)
    tier = tier_name(parameters.usual_tier.value)
    note = message("machine-assume-efficiency", tier=tier, share=percent(efficiency))
    return RoomHeat(
        at_wall.value,
        in_btu.value,
        cooling.value,
        (*at_work.steps, at_wall, in_btu, cooling),
        (*at_work.assumptions, note),
    )


def _btu_step(wall_w: float, parameters: CoolingParameters) -> Step:
    factor = parameters.btu_per_wh
    return step(
        message("cooling-step-btu"),
        "{wall} × {factor}",
        wall_w * factor.value,
        "BTU/h",
        factor.reference,
        digits=0,
        wall=watts(wall_w),
        factor=quantity(factor.value, "1", 3),
    )


def _air_conditioner_step(wall_w: float, parameters: CoolingParameters) -> Step:
    share = parameters.air_conditioner_share
    return step(
        message("cooling-step-air-conditioner"),
        "{wall} × {share}",
        wall_w * share.value,
        "W",
        share.reference,
        digits=0,
        wall=watts(wall_w),
        share=percent(share.value),
    )
