"""Constants of the comparison, typed; their values are in ``rules/parameters/gpu_compare.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.parameters import Parameter, ParameterGroup


@dataclass(frozen=True)
class GpuCompareParameters(ParameterGroup):
    """What a comparison rests on besides the measurements."""

    equivalence_2017: Parameter[Mapping[str, float]]
    without_matrix_units: Parameter[frozenset[str]]
    architecture_baseline: Parameter[str]
    workload_spread: Parameter[float]
    text_model: Parameter[tuple[str, str]]
    text_read_gb: Parameter[float]
    small_network_units: Parameter[int]
    large_network_units: Parameter[int]
    network_batch: Parameter[int]
    telling_difference: Parameter[float]
    alike_difference: Parameter[float]
    clearly_more_memory: Parameter[float]
