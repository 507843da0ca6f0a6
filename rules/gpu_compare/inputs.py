"""What the comparison is asked with."""

from __future__ import annotations

from pydantic import Field

from rules.computation import Model
from rules.gpu_budget.inputs import Condition
from rules.gpu_budget.parameters import SpeedKind
from rules.gpu_budget.priced_card import PricedCard
from rules.purposes import Purpose


class GpuCompareInputs(Model):
    """Two or more cards, and what they are wanted for."""

    gpus: tuple[PricedCard, ...] = Field(
        max_length=16, description="Cards to compare, by name, each once; two to six."
    )
    purpose: Purpose | None = Field(None, description="What the card is for; decides on the kind of speed.")
    speed: SpeedKind | None = Field(None, description="Compare by training or by text generation.")
    by_memory: bool = Field(False, description="The question is which card has more memory.")
    by_power: bool = Field(False, description="The question is which card draws less.")
    yardstick: str | None = Field(
        None, max_length=80, description="The card among them that was not named and is taken as a measure."
    )
    condition: Condition = Field("any", description="Prices of new cards, used ones, or the cheaper of both.")
    currency: str = Field(
        "USD", pattern="^[A-Za-z]{3}$", description="ISO 4217 code of the currency to give prices in."
    )
    small_network: bool | None = Field(
        None, description="A small recurrent network is to be trained, of a size that is not known."
    )
    hidden_units: int | None = Field(
        None, description="Hidden units of a recurrent network to be trained [-]; small ones gain little."
    )
