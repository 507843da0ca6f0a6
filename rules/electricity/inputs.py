"""What the electricity rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.machine.inputs import MachineInputs
from rules.mains import Tier


class ElectricityInputs(MachineInputs):
    """A machine, a time, and a price; give the cards, the total power, or the power at the wall."""

    wall_power_w: float | None = Field(None, description="Power measured at the wall [W], instead of parts.")
    psu_tier: Tier | None = Field(None, description="80 PLUS tier of the power supply.")
    efficiency: float | None = Field(
        None, description="Efficiency of the power supply [-], instead of its tier."
    )
    psu_w: float | None = Field(None, description="Rating of the power supply [W]; it decides on its load.")
    mains: str | None = Field(None, max_length=40, description="Wall circuit, as '120V/15A'.")
    country: str | None = Field(None, max_length=2, description="ISO 3166 alpha-2 code, for the price.")
    part: str | None = Field(
        None, max_length=60, description="State or province that was named; it has no price of its own."
    )
    tariff: float | None = Field(None, description="Price of one kWh in the currency given.")
    currency: str | None = Field(
        None, max_length=3, description="ISO 4217 code of the tariff; without one, of the cost."
    )
    hours: float | None = Field(None, description="Time from start to end [h]; by default a month.")
    hours_per_day: float | None = Field(None, description="Hours of each day that the machine is on [h].")
    duty: float = Field(1.0, description="Share of that time under load [-].")
    idle_power_w: float | None = Field(None, description="Power at the wall in the rest of the time [W].")
    aspect: Literal["cost", "price"] = Field(
        "cost", description="What running a machine costs, or only what one kWh does."
    )
    method: Literal["current", "2018"] = Field(
        "current", description="Today's prices, or the example of the 2018 guide."
    )
