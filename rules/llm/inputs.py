"""How the rules on language models are told which model runs, in which format, and on what."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model

Split = Literal["layer", "tensor"]


class ModelInputs(Model):
    """A model by name, or by its size; a dense model like Llama is assumed where only the size is known."""

    model: str | None = Field(
        None, max_length=120, description="Name as in the catalog, or as people write it."
    )
    parameters_b: float | None = Field(None, description="Its size [10^9 parameters], instead of a name.")
    active_parameters_b: float | None = Field(
        None, description="Parameters that one token uses [10^9], for a mixture of experts known by its size."
    )
    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Graphics cards; kinds may be mixed."
    )


class RunInputs(ModelInputs):
    """A model that generates text."""

    quantization: str | None = Field(
        None, max_length=40, description="Format of the weights, such as Q4_K_M."
    )
    bits_per_weight: float | None = Field(None, description="Bits per weight of the file [bit], if measured.")
    context_tokens: int | None = Field(
        None, description="Context of one request, prompt and answer [tokens]."
    )
    kv_format: str = Field("fp16", max_length=20, description="Format of the key-value cache, such as q8_0.")
    split: Split = Field(
        "layer", description="How several cards share the model: whole layers, or each layer."
    )
