"""What the rule on memory by use is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model
from rules.purposes import Purpose

Kind = Literal["state_of_the_art", "new_architectures", "other", "prototyping", "training"]


class GpuMemoryUseCaseInputs(Model):
    """A purpose, and the memory at hand if it is to be judged."""

    purpose: Purpose | None = Field(None, description="What the card is for; every use when left out.")
    kind: Kind | None = Field(
        None, description="Kind of research (the first three), or of a company's work (the last two)."
    )
    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Cards at hand or planned, to be judged."
    )
    memory_gb: float | None = Field(
        None, description="Memory of one card [GB as printed on the box], to be judged; instead of cards."
    )
    aspect: Literal["memory", "bandwidth"] = Field(
        "memory", description="How much memory the cards have and what it suffices for, or how fast it is."
    )
    method: Literal["current", "2017", "2018"] = Field(
        "current", description="Today's figures, or those of the guide of that year."
    )
