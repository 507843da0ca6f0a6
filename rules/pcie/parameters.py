"""Constants of the PCIe rule, typed; their values are in ``rules/parameters/pcie.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.parameters import Parameter, ParameterGroup


@dataclass(frozen=True)
class PcieParameters(ParameterGroup):
    """What transfer times and the worth of lanes rest on."""

    lane_gb_s_old: Parameter[Mapping[int, float]]
    lane_gb_s: Parameter[Mapping[int, float]]
    lane_gb_s_new: Parameter[Mapping[int, float]]
    default_generation: Parameter[int]
    batch_share: Parameter[float]
    copy_share: Parameter[float]
    batch: Parameter[int]
    image_px: Parameter[int]
    channels: Parameter[int]
    step_ms: Parameter[float]
    guide_2018_theory_ms: Parameter[Mapping[int, float]]
    guide_2018_measured_ms: Parameter[Mapping[int, float]]
    few_cards: Parameter[int]
    many_cards: Parameter[int]
    four_cards_loss: Parameter[tuple[float, float]]
    enough_width: Parameter[Mapping[str, int]]
    tensor_parallel_tok_s: Parameter[Mapping[str, tuple[str, float]]]
    other_recipe_loss: Parameter[float]
    tensor_parallel_spread_tok_s: Parameter[tuple[float, float]]
    split_traffic_mb_s: Parameter[Mapping[str, float]]
    chipset_gb_s: Parameter[tuple[float, float]]
    drive_mb_s: Parameter[float]

    def lane(self, generation: int) -> tuple[float, str]:
        """Bandwidth of one lane of a generation [GB/s], and its source id."""
        for parameter in (self.lane_gb_s, self.lane_gb_s_new, self.lane_gb_s_old):
            if generation in parameter.value:
                return parameter.value[generation], parameter.reference
        raise KeyError(generation)
