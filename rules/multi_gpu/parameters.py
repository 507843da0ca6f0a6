"""Constants of the rule, typed; their values are in ``rules/parameters/multi_gpu.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.computation import Model
from rules.llm.inputs import Split
from rules.parameters import Parameter, ParameterGroup

Ends = tuple[float, float]
"""Lowest and highest."""


class Machine2017(Model):
    """Speed-up on a number of cards, and the number up to which the guide claims it."""

    cards: int
    claimed_up_to: int
    lowest: float
    highest: float


class Cluster2017(Model):
    """Speed-up on a cluster."""

    cards: int
    lowest: float
    highest: float


@dataclass(frozen=True)
class MultiGpuParameters(ParameterGroup):
    """How speed grows with the number of cards."""

    measured_pairs: Parameter[Mapping[str, Ends]]
    image_efficiency: Parameter[Ends]
    narrow_link_loss: Parameter[Ends]
    layer_split_factor: Parameter[Ends]
    layer_split_measured: Parameter[Mapping[int, float]]
    traffic_mb_s: Parameter[Mapping[Split, float]]
    nvlink_text_gain: Parameter[Mapping[str, Ends]]
    nvlink_prompt_gain: Parameter[Ends]
    nvlink_rejected_gain: Parameter[float]
    nvlink_training_gain: Parameter[Ends]
    nvlink_training_odd: Parameter[Ends]
    assumed_count: Parameter[int]
    machine_2017: Parameter[Machine2017]
    cluster_2017: Parameter[Cluster2017]
    weakest_library_2017: Parameter[Ends]
