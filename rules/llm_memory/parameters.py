"""Constants of the rule on memory for language models; values in ``rules/parameters/llm_memory.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.llm.images import ImageParameters
from rules.llm.parameters import LlmParameters
from rules.parameters import Parameter


@dataclass(frozen=True)
class LlmMemoryParameters(LlmParameters, ImageParameters):
    """What the verdict and the advice rest on, besides the shared constants."""

    perplexity_rise: Parameter[Mapping[str, float]]
    usual_models: Parameter[tuple[str, ...]]
    acceptable_rise: Parameter[float]
    least_context_tokens: Parameter[int]
    small_cache_format: Parameter[str]
    card_sizes_gb: Parameter[tuple[int, ...]]
    card_counts: Parameter[tuple[int, ...]]
    unified_sizes_gb: Parameter[tuple[int, ...]]
    cache_disagreement: Parameter[Mapping[str, tuple[int, int]]]
