"""Constants that the rules on language models share; their values are in ``rules/parameters/llm.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.parameters import Parameter, ParameterGroup


@dataclass(frozen=True)
class LlmParameters(ParameterGroup):
    """What the sizes of weights and caches, and the room on a card, rest on."""

    default_format: Parameter[str]
    default_context_tokens: Parameter[int]
    usual_formats: Parameter[tuple[str, ...]]
    native_formats: Parameter[Mapping[str, str]]
    large_model_from_b: Parameter[float]
    head_bits: Parameter[Mapping[float, float]]
    dense_examples: Parameter[tuple[str, ...]]
    dense_tolerance: Parameter[float]
    overhead_gib: Parameter[float]
    error_gb: Parameter[float]
    display_gib: Parameter[float]
    unified_share: Parameter[Mapping[int, float]]
