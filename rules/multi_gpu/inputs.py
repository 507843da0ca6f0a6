"""What the rule on several cards is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model
from rules.gpu_budget.inputs import Condition
from rules.llm.inputs import Split

Workload = Literal["training", "inference", "experiments"]
Network = Literal["text", "vision"]
Figure = Literal["power", "memory", "price", "speed"]


class MultiGpuInputs(Model):
    """Cards in one machine, and what they do; with ``against``, another choice of cards."""

    gpus: tuple[CardRequest, ...] = Field((), max_length=16, description="Cards of the machine.")
    count: int | None = Field(None, description="How many cards [-], where none is named.")
    against: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Cards to be had instead, to be compared with the others."
    )
    figure: Figure | None = Field(
        None,
        description="What two choices are compared by: power, memory, price or the speed of training.",
    )
    workload: Workload | None = Field(
        None, description="Training one network, running one language model, or separate experiments."
    )
    network: Network | None = Field(None, description="Kind of network that is trained.")
    model: str | None = Field(None, max_length=120, description="Language model that a choice is to run.")
    parameters_b: float | None = Field(None, description="Or its size [10^9 parameters].")
    quantization: str | None = Field(None, max_length=40, description="And its format, such as Q4_K_M.")
    context_tokens: int | None = Field(None, description="And its context [tokens].")
    split: Split | None = Field(None, description="How a language model is spread over the cards.")
    nvlink: bool = Field(False, description="The question is whether NVLink is worth it.")
    mixing: bool = Field(False, description="The question is whether unlike cards may share a machine.")
    condition: Condition = Field("any", description="Prices of new cards, used ones, or the cheaper.")
    method: Literal["current", "2017"] = Field(
        "current", description="Today's measurements, or the figures of the 2017 guide."
    )
