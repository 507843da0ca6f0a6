"""Constants of the rule, typed; their values are in ``rules/parameters/gpu_memory_use_case.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.computation import Model
from rules.parameters import Parameter, ParameterGroup


class Need(Model):
    """Memory of one card for a use: the least, a comfortable size [GB], and the source of the least."""

    least_gb: float
    roomy_gb: float
    reference: str


@dataclass(frozen=True)
class GpuMemoryUseCaseParameters(ParameterGroup):
    """Memory by use, now and then."""

    needs: Parameter[Mapping[str, Need]]
    needs_2018: Parameter[Mapping[str, tuple[float, float | None]]]
    usual_2018_gb: Parameter[float]
    half_precision_factor_2018: Parameter[float]
    sizes_2017_gb: Parameter[tuple[float, float, float]]
