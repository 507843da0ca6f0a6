"""Constants of the rule on the speed of language models; values in ``rules/parameters/llm_speed.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.llm.parameters import LlmParameters
from rules.parameters import Parameter

Band = tuple[float, float, float]
"""Usual, lowest and highest."""

MemoryKind = Literal["gddr_fast", "gddr_slow", "hbm", "unified"]


@dataclass(frozen=True)
class LlmSpeedParameters(LlmParameters):
    """What decode and prefill speed rest on."""

    decode_efficiency: Parameter[Mapping[MemoryKind, tuple[tuple[float, float, float, float], ...]]]
    bandwidth_classes_gb_s: Parameter[tuple[float, float]]
    hybrid_share: Parameter[tuple[float, float]]
    tensor_share: Parameter[Band]
    least_overhead_gib: Parameter[float]
    ram_bandwidth_gb_s: Parameter[float]
    ram_efficiency: Parameter[Band]
    measured_context_tokens: Parameter[int]
    compared_contexts: Parameter[tuple[int, ...]]
    prefill_model: Parameter[str]
    prefill_spread: Parameter[tuple[float, float]]
    prefill_mixture_share: Parameter[float]
    prefill_utilisation: Parameter[Mapping[Literal["gddr", "hbm"], Band]]
    speculative_gain: Parameter[tuple[float, float]]
