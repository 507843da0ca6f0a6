"""What the main memory rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model
from rules.purposes import Purpose


class RamInputs(Model):
    """A machine that needs main memory.

    Without a card, a language model that is named runs from main memory alone; otherwise a card with 24 GB
    is assumed, and said so.
    """

    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Graphics cards; kinds may be mixed."
    )
    ram_gb: float | None = Field(None, description="Main memory at hand [GB], to be judged.")
    method: Literal["current", "2018"] = Field("current", description="Today's rule or that of 2018.")
    purpose: Purpose | None = Field(None, description="Kaggle work keeps copies of its tables in memory.")
    dataset_gb: float | None = Field(None, description="Data set [GB, 10^9 bytes].")
    offload: bool | None = Field(
        None,
        description="Part of a language model is to run from main memory; unsaid, where a "
        "model is named that the cards do not hold.",
    )
    model_gb: float | None = Field(None, description="The model's file [GB, 10^9 bytes].")
    model: str | None = Field(None, max_length=200, description="Or its name.")
    parameters_b: float | None = Field(None, description="Or its size [10^9 parameters].")
    quantization: str | None = Field(None, max_length=20, description="And its format, such as Q4_K_M.")

    @property
    def names_model(self) -> bool:
        """Whether a language model is known by its file, its size or its name."""
        return any(value is not None for value in (self.model_gb, self.parameters_b, self.model))

    @property
    def is_model_alone(self) -> bool:
        """Whether a model runs from main memory, with no card and nothing else said."""
        return not self.gpus and self.names_model and self.offload is None and self.method == "current"
