"""Constants of the power supply rule, typed; their values are in ``rules/parameters/psu.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.parameters import Parameter, ParameterGroup

Standard = Literal["atx3_16pin", "atx3", "atx2"]
Tier = Literal["standard", "bronze", "silver", "gold", "platinum", "titanium"]


@dataclass(frozen=True)
class PsuParameters(ParameterGroup):
    """What the sizing of a power supply rests on."""

    rest_of_system_w: Parameter[float]
    rest_of_system_share: Parameter[float]
    margin_share: Parameter[float]
    guide_2018_size_w: Parameter[float]
    guide_2018_cpu_power_w: Parameter[float]
    default_cpu_power_w: Parameter[float]
    cpu_current_by_tdp: Parameter[Mapping[int, float]]
    cpu_voltage_v: Parameter[float]
    cpu_turbo_factor_above_table: Parameter[float]
    excursion: Parameter[Mapping[Standard, float]]
    excursion_threshold_w: Parameter[float]
    peak_factor: Parameter[Mapping[str, float]]
    suggestion_supplement_w: Parameter[Mapping[int, float]]
    retail_sizes_w: Parameter[tuple[int, ...]]
    largest_low_voltage_w: Parameter[float]
    efficiency_full_load: Parameter[Mapping[Tier, Mapping[int, float]]]
    continuous_share: Parameter[float]
    long_load_current_a: Parameter[float]
    usual_mains: Parameter[tuple[str, ...]]
    mains_by_country: Parameter[Mapping[str, str]]
    slot_power_w: Parameter[float]
    eight_pin_power_w: Parameter[float]
    power_limit_speed: Parameter[tuple[tuple[float, float, float], ...]]
    power_limit_floor_w: Parameter[Mapping[str, float]]
