"""What the power supply rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model
from rules.psu.parameters import Standard, Tier


class PsuInputs(Model):
    """A machine to supply; give the cards, or the total power of the machine.

    Where the processor is not given, a fast desktop processor is assumed, and said so.
    """

    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Graphics cards; kinds may be mixed."
    )
    cpu_power_w: float | None = Field(None, description="Power of one processor under full load [W].")
    cpu_tdp_w: float | None = Field(
        None, description="TDP of one processor [W], if its turbo power is unknown."
    )
    cpu_count: int = Field(1, description="Processors [-].")
    rest_of_system_w: float | None = Field(None, description="Board, memory, drives, fans, pumps [W].")
    total_power_w: float | None = Field(
        None, description="Power of the whole machine [W], instead of its parts."
    )
    psu_w: float | None = Field(None, description="Rating of a power supply at hand [W], to be judged.")
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
    power_limit_w: float | None = Field(None, description="Power limit of each card [W].")
    power_limit_share: float | None = Field(None, description="The same as a share of board power [-].")
