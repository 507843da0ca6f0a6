"""Constants of the cooling rule, typed; their values are in ``rules/parameters/cooling.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.machine.running import RunningParameters
from rules.parameters import Parameter


@dataclass(frozen=True)
class CoolingParameters(RunningParameters):
    """What cooling rests on."""

    loss_several_cards: Parameter[tuple[float, float]]
    loss_conclusion: Parameter[tuple[float, float]]
    loss_worst: Parameter[float]
    throttle_c: Parameter[tuple[float, float]]
    throttle_2018_c: Parameter[float]
    throttle_2018_generations: Parameter[tuple[str, ...]]
    keep_c: Parameter[tuple[float, float]]
    default_target_c: Parameter[Mapping[str, float]]
    gddr6x_junction_c: Parameter[float]
    adjacent_blower_w: Parameter[float]
    blower_slots: Parameter[int]
    free_slots: Parameter[int]
    board_slots: Parameter[tuple[int, int]]
    water_usd: Parameter[tuple[float, float]]
    water_rmb: Parameter[tuple[float, float]]
    btu_per_wh: Parameter[float]
    air_conditioner_share: Parameter[float]
