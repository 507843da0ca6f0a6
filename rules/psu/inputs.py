"""What the power supply rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.machine.inputs import MachineInputs
from rules.mains import Tier
from rules.psu.parameters import Standard


class PsuInputs(MachineInputs):
    """A machine to supply; give the cards, or the total power of the machine.

    Where the processor is not given, a fast desktop processor is assumed, and said so.
    """

    psu_w: float | None = Field(
        None, description="Rating of a power supply at hand, or of several together [W], to be judged."
    )
    psu_count: int | None = Field(None, description="Supplies at hand that share the load [-].")
    aspect: Literal["supply", "draw", "total", "oversize", "limit", "cards"] = Field(
        "supply",
        description="Which supply is needed, what the cards or the whole machine draw, whether the one "
        "at hand is too big, what the power limit given changes, or how many such cards it carries.",
    )
    method: Literal["current", "2018"] = Field(
        "current", description="Today's method or that of the 2018 guide."
    )
    psu_standard: Standard = Field(
        "atx3_16pin", description="What the supply promises for short power peaks."
    )
    psu_tier: Tier = Field("gold", description="80 PLUS tier, for the power drawn at the wall.")
    mains: str | None = Field(None, max_length=40, description="Wall circuit, as '120V/15A'.")
    country: str | None = Field(
        None, max_length=2, description="ISO 3166 alpha-2 code, instead of the circuit."
    )
    country_is_assumed: bool = Field(
        False, description="The country was not named; supplies that its outlets do not feed are offered too."
    )
