"""Constants of the budget rule, typed; their values are in ``rules/parameters/gpu_budget.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.computation import Model
from rules.parameters import Parameter, ParameterGroup

SpeedKind = Literal["training", "inference"]


class Pick(Model):
    """One recommendation of a past guide: for whom, which cards, and the purposes that ask for it."""

    situation: str
    cards: tuple[str, ...]
    purposes: tuple[str, ...]


@dataclass(frozen=True)
class PriceParameters(ParameterGroup):
    """How long prices and exchange rates say something about today."""

    oldest_price_days: Parameter[int]
    recheck_price_days: Parameter[int]
    recheck_rate_days: Parameter[int]


@dataclass(frozen=True)
class GpuBudgetParameters(PriceParameters):
    """What the choice of a card rests on."""

    memory_floor_gb: Parameter[Mapping[str, float]]
    speed_by_purpose: Parameter[Mapping[str, SpeedKind]]
    baseline_bandwidth_gb_s: Parameter[float]
    baseline_shader_tflops: Parameter[float]
    training_factor_measured: Parameter[Mapping[str, float]]
    training_factor_assumed: Parameter[Mapping[str, float]]
    training_ceiling: Parameter[Mapping[str, float]]
    decode_efficiency: Parameter[Mapping[str, float]]
    picks_2017: Parameter[tuple[Pick, ...]]
    large_data_2017_gb: Parameter[float]
    picks_2018: Parameter[tuple[Pick, ...]]
    memory_floor_2018_gb: Parameter[Mapping[str, float]]
    used_prices_2017_usd: Parameter[Mapping[str, float]]
