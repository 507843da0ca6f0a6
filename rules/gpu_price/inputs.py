"""What the rule on prices is asked with."""

from __future__ import annotations

from pydantic import Field

from rules.computation import Model
from rules.gpu_budget.inputs import Condition
from rules.gpu_budget.priced_card import PricedCard


class GpuPriceInputs(Model):
    """Cards whose price is asked, and the currency to give it in."""

    gpus: tuple[PricedCard, ...] = Field(max_length=16, description="Cards by name, with their number.")
    condition: Condition = Field("any", description="Prices of new cards, used ones, or both.")
    both: bool = Field(False, description="Prices of new and of used cards are asked for expressly.")
    currency: str = Field(
        "USD", pattern="^[A-Za-z]{3}$", description="ISO 4217 code of the currency to give prices in."
    )
