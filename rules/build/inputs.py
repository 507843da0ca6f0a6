"""What the rule on whole machines is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model
from rules.cooling.inputs import Cooler
from rules.gpu_budget.inputs import Budget, Condition, Vendor
from rules.mains import Tier
from rules.purposes import Purpose


class BuildInputs(Model):
    """A machine by its cards, or by a budget and what it is for; the 2018 guide's with ``method``.

    A budget is for the whole machine: a share of it goes to the cards, and the rest must do for the parts.
    """

    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Graphics cards; kinds may be mixed."
    )
    budget: Budget | None = Field(None, description="Money for the whole machine, where no cards are given.")
    cards_share: float | None = Field(None, description="Share of the budget that goes to the cards [-].")
    gpu_count: int | None = Field(None, description="Cards to choose for the budget [-].")
    purpose: Purpose | None = Field(None, description="What the machine is for.")
    model: str | None = Field(None, max_length=120, description="Language model that must fit, by name.")
    parameters_b: float | None = Field(None, description="Or its size [10^9 parameters].")
    quantization: str | None = Field(None, max_length=40, description="Format of its weights, as Q4_K_M.")
    context_tokens: int | None = Field(None, description="Context of one request [tokens].")
    memory_gb: float | None = Field(None, description="Least memory of a card to choose [GB].")
    condition: Condition = Field("any", description="New cards, used ones, or both.")
    vendors: tuple[Vendor, ...] = Field((), description="Vendors wanted; all when empty.")
    excluded_vendors: tuple[Vendor, ...] = Field((), description="Vendors not wanted.")
    cpu: str | None = Field(None, max_length=200, description="Processor, by name; one is chosen otherwise.")
    cpu_count: int = Field(1, description="Processors [-].")
    cpu_power_w: float | None = Field(None, description="Power of one processor under full load [W].")
    power_limit_w: float | None = Field(None, description="Power limit of each card [W].")
    power_limit_share: float | None = Field(None, description="The same as a share of board power [-].")
    cooler: Cooler | None = Field(None, description="How the cards are cooled, if that is settled.")
    dataset_gb: float | None = Field(None, description="Data set [GB, 10^9 bytes].")
    psu_tier: Tier = Field("gold", description="80 PLUS tier of the power supply.")
    mains: str | None = Field(None, max_length=40, description="Wall circuit, as '120V/15A'.")
    country: str | None = Field(
        None, max_length=2, description="ISO 3166 alpha-2 code, instead of the circuit."
    )
    country_is_assumed: bool = Field(
        False, description="The country was not named; supplies that its outlets do not feed are offered too."
    )
    currency: str | None = Field(
        None,
        pattern="^[A-Za-z]{3}$",
        description="ISO 4217 code of the currency to give the cost in, without a budget.",
    )
    cost_asked: bool = Field(False, description="What the machine costs is the question.")
    method: Literal["current", "2018"] = Field("current", description="Today's rules or those of 2018.")

    @property
    def needs_no_loaders(self) -> bool:
        """Whether the machine runs finished models only."""
        is_run = self.purpose in ("llm_inference", "image_generation", "gaming")
        return is_run or (self.purpose is None and self.has_model)

    @property
    def has_model(self) -> bool:
        """Whether a language model is named, or its size."""
        return self.model is not None or self.parameters_b is not None

    @property
    def is_training(self) -> bool:
        """Whether language models are trained on it."""
        return self.purpose == "llm_training"
