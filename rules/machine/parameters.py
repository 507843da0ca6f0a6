"""Constants about a machine's power, typed; their values are in ``rules/parameters/machine.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.parameters import Parameter, ParameterGroup


@dataclass(frozen=True)
class MachineParameters(ParameterGroup):
    """What the power of a machine rests on; shared by every rule that asks for it."""

    rest_of_system_w: Parameter[float]
    guide_2018_cpu_power_w: Parameter[float]
    default_cpu_power_w: Parameter[float]
    cpu_current_by_tdp: Parameter[Mapping[int, float]]
    cpu_voltage_v: Parameter[float]
    cpu_turbo_factor_above_table: Parameter[float]
    peak_factor: Parameter[Mapping[str, float]]
    power_limit_speed: Parameter[tuple[tuple[float, float, float], ...]]
    power_limit_floor_w: Parameter[Mapping[str, float]]
