"""What the budget rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.computation import Model
from rules.gpu_budget.parameters import SpeedKind
from rules.purposes import Purpose

Condition = Literal["new", "used", "any"]
Quality = Literal["memory", "bandwidth", "speed", "power"]
Vendor = Literal["nvidia", "amd", "intel", "apple"]


class Budget(Model):
    """Money to spend."""

    amount: float = Field(description="Amount in the currency.")
    currency: str = Field("USD", pattern="^[A-Za-z]{3}$", description="ISO 4217 code.")


class GpuBudgetInputs(Model):
    """A budget and wishes; with ``era``, what the guide of that year recommended, a budget or not.

    With the memory of a card and no budget, the cheapest cards that have it; with a quality, those that
    lead in it.
    """

    budget: Budget | None = Field(None, description="Money for the cards.")
    budget_is_each: bool = Field(False, description="The budget is for one card, not for all.")
    count: int = Field(1, description="Cards to buy, all of one kind [-].")
    purpose: Purpose | None = Field(
        None, description="What the cards are for; sets memory and kind of speed."
    )
    speed: SpeedKind | None = Field(None, description="Rank by training or by text generation.")
    by_memory: bool = Field(False, description="Rank by memory first, then by speed.")
    leads_in: Quality | None = Field(
        None, description="Rank by this, then by speed; without a budget, whatever the cards cost."
    )
    cheapest: bool = Field(False, description="Without a budget: the cheapest cards.")
    memory_gb: float | None = Field(None, description="Least memory of one card [GB as printed on the box].")
    max_board_power_w: float | None = Field(None, description="Highest board power of one card [W].")
    condition: Condition = Field("any", description="New cards, used ones, or both.")
    vendors: tuple[Vendor, ...] = Field((), description="Vendors wanted; all when empty.")
    excluded_vendors: tuple[Vendor, ...] = Field((), description="Vendors not wanted.")
    era: Literal[2017, 2018] | None = Field(None, description="Advice of that year, as history.")
    dataset_gb: float | None = Field(
        None, description="Size of the data set [GB]; the 2017 guide names cards for large ones."
    )
    model: str | None = Field(None, max_length=120, description="Language model that the cards are to run.")
    parameters_b: float | None = Field(None, description="Or its size [10^9 parameters].")
    quantization: str | None = Field(None, max_length=40, description="And its format, such as Q4_K_M.")
    context_tokens: int | None = Field(None, description="And its context [tokens].")
    options: int = Field(5, description="How many cards to list [-].")

    @property
    def ranked_by(self) -> Quality:
        """The quality that the ranking goes by."""
        return "memory" if self.by_memory else self.leads_in or "speed"

    @property
    def names_model(self) -> bool:
        """Whether a language model is known by its name or its size."""
        return self.model is not None or self.parameters_b is not None
