"""What the cooling rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.machine.inputs import MachineInputs

Aspect = Literal["choice", "loss", "temperature", "heat", "water"]
Cooler = Literal["blower", "open_air", "water"]


class CoolingInputs(MachineInputs):
    """Cards to cool; without a card, general figures are given."""

    aspect: Aspect = Field(
        "choice",
        description="What is asked: kind of cooling, loss of speed, temperatures, heat, or cost of water.",
    )
    cooler: Cooler | None = Field(None, description="How the cards are cooled, if that is settled.")
    free_slots: int | None = Field(None, description="Free slots between neighbouring cards [-].")
    method: Literal["current", "2018"] = Field(
        "current", description="Today's temperatures, or those of the 2018 guide."
    )
    board_slots: int | None = Field(None, description="Slots of the board [-].")
