"""Constants of the power supply rule, typed; their values are in ``rules/parameters/psu.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.machine.parameters import MachineParameters
from rules.mains import MainsParameters
from rules.parameters import Parameter
from rules.plugs import PlugParameters

Standard = Literal["atx3_16pin", "atx3", "atx2"]


@dataclass(frozen=True)
class PsuParameters(MachineParameters, MainsParameters, PlugParameters):
    """What the sizing of a power supply rests on."""

    rest_of_system_share: Parameter[float]
    margin_share: Parameter[float]
    guide_2018_size_w: Parameter[float]
    excursion: Parameter[Mapping[Standard, float]]
    excursion_threshold_w: Parameter[float]
    suggestion_supplement_w: Parameter[Mapping[int, float]]
