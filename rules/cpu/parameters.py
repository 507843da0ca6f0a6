"""Constants of the processor rule, typed; their values are in ``rules/parameters/cpu.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.lanes import LaneParameters
from rules.parameters import Parameter

Modality = Literal["vision", "text"]
Preprocessing = Literal["during", "before"]


@dataclass(frozen=True)
class CpuParameters(LaneParameters):
    """What the counting of cores rests on."""

    cores_per_gpu: Parameter[Mapping[Preprocessing, int]]
    threads_per_core: Parameter[int]
    gain_per_core: Parameter[tuple[float, float]]
    workers_per_gpu: Parameter[Mapping[Modality, int]]
    system_cores: Parameter[int]
    hyper_threading_gain: Parameter[float]
    clock_floor_ghz: Parameter[float]
    offered_years: Parameter[int]
