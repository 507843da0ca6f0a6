"""Constants of the main memory rule, typed; their values are in ``rules/parameters/ram.yaml``."""

from __future__ import annotations

from dataclasses import dataclass

from rules.parameters import Parameter, ParameterGroup


@dataclass(frozen=True)
class RamParameters(ParameterGroup):
    """What the sizing of main memory rests on."""

    floor_gb: Parameter[float]
    default_card_memory_gb: Parameter[float]
    kit_sizes_gb: Parameter[tuple[int, ...]]
    desktop_maximum_gb: Parameter[float]
    table_copies: Parameter[tuple[float, float]]
    bandwidth_gb_s: Parameter[float]
    clock_gain_share: Parameter[float]
