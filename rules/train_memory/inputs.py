"""What the rule on memory for training is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.llm.inputs import ModelInputs

Method = Literal["full", "full_bf16", "lora", "qlora"]
Optimizer = Literal["adamw", "adamw_8bit", "adamw_bf16", "sgd_momentum", "lion", "adafactor"]
Sharding = Literal["none", "zero_1", "zero_2", "zero_3"]


class TrainMemoryInputs(ModelInputs):
    """A model to train; without a method, LoRA on 16-bit weights is assumed, and all methods are compared.

    With cards and no model, the largest that they can train is looked for.
    """

    method: Method | None = Field(
        None, description="Full training in mixed precision or purely in bf16, LoRA, or QLoRA."
    )
    base_bits: Literal[2, 4, 8] = Field(4, description="Bits of the frozen weights under QLoRA [bit].")
    optimizer: Optimizer = Field("adamw", description="Optimizer of full training in mixed precision.")
    gradients: Literal["fp32", "fp16"] = Field(
        "fp32", description="How gradients are kept; 18 or 16 bytes in all."
    )
    batch: int | None = Field(None, description="Sequences at once on each card [-].")
    sequence_tokens: int | None = Field(None, description="Length of one sequence [tokens].")
    gradient_checkpointing: bool = Field(True, description="Activations are computed again instead of kept.")
    chunked_loss: bool = Field(
        False, description="The loss is computed in pieces, so that logits take no room."
    )
    cards_asked: bool = Field(False, description="How many of the cards given it takes is what is asked.")
    sharding: Sharding = Field("none", description="What is divided over the cards; FSDP is like zero_3.")
