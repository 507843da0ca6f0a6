"""Constants of the rule on memory for training; values in ``rules/parameters/train_memory.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.llm.images import ImageParameters
from rules.llm.parameters import LlmParameters
from rules.parameters import Parameter


@dataclass(frozen=True)
class TrainMemoryParameters(LlmParameters, ImageParameters):
    """What states, activations and logits rest on."""

    weight_bytes: Parameter[float]
    master_bytes: Parameter[float]
    optimizer_bytes: Parameter[Mapping[str, float]]
    gradient_bytes: Parameter[float]
    gradient_bytes_16: Parameter[float]
    pure_bf16_bytes: Parameter[float]
    adapter_table_gb: Parameter[Mapping[int, Mapping[float, float]]]
    adapter_rule_gb: Parameter[Mapping[int, float]]
    activation_copies: Parameter[Mapping[str, float]]
    other_activation_copies: Parameter[float]
    activation_bytes: Parameter[float]
    logit_bytes: Parameter[float]
    default_sequence_tokens: Parameter[int]
    card_sizes_gb: Parameter[tuple[int, ...]]
    sharding_card_gb: Parameter[float]
    usual_models: Parameter[tuple[str, ...]]
