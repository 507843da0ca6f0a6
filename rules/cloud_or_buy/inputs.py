"""What the rule on renting or buying is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model
from rules.gpu_budget.inputs import Condition
from rules.mains import Tier

RateKind = Literal["on_demand", "spot"]


class Amount(Model):
    """An amount of money."""

    amount: float = Field(description="Amount in the currency.")
    currency: str = Field("USD", pattern="^[A-Za-z]{3}$", description="ISO 4217 code.")


class CloudOrBuyInputs(Model):
    """A card to buy, what renting costs, and how long it is used; dated defaults for what is left out."""

    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=1, description="The kind of card to buy, and how many; usual ones when left out."
    )
    rented: str | None = Field(
        None, max_length=200, description="Another card to rent in its place; the same one when left out."
    )
    price: Amount | None = Field(None, description="Price of one card; by default its dated street price.")
    price_is_total: bool = Field(False, description="The price is that of all cards together.")
    resale: Amount | None = Field(None, description="What one card is sold for in the end; else nothing.")
    hourly_rate: Amount | None = Field(None, description="Rent of one card for one hour.")
    rate_is_assumed: bool = Field(False, description="That the rent is one for an hour was not said.")
    rate_kind: RateKind = Field(
        "on_demand", description="Listed rents on demand, or spot rents that may end at any time."
    )
    tariff: Amount | None = Field(None, description="Price of one kWh.")
    country: str | None = Field(None, max_length=2, description="ISO 3166 alpha-2 code, for the tariff.")
    psu_tier: Tier | None = Field(None, description="80 PLUS tier of the power supply.")
    condition: Condition = Field("any", description="Price of new cards, used ones, or the cheaper.")
    hours: float | None = Field(None, description="Time of use from start to end [h], to be judged.")
    hours_per_day: float | None = Field(None, description="Hours of use a day [h].")
    method: Literal["current", "2017"] = Field(
        "current", description="Today's arithmetic, or the advice of the 2017 guide."
    )
