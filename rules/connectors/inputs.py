"""What the connector rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model

Socket = Literal["6-pin", "8-pin", "12-pin", "12V-2x6", "EPS 8-pin"]
"""Power sockets of cards; ``12V-2x6`` stands for both revisions of the 16-pin socket."""


class ConnectorInputs(Model):
    """Cards to connect; or sockets alone, to ask what they carry."""

    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Graphics cards; kinds may be mixed."
    )
    sockets: tuple[Socket, ...] = Field(
        (), description="Power sockets of one card, where they are known; otherwise the catalog's."
    )
    adapter_plugs: int | None = Field(
        None, description="8-pin plugs of the adapter that feeds a 16-pin socket [-]."
    )
    pcie_cables: int | None = Field(
        None, description="Separate 6+2-pin PCIe cables of the supply at hand [-], to be judged."
    )
    sixteen_pin_cables: int | None = Field(None, description="Native 16-pin cables of that supply [-].")
    pigtail: bool = Field(False, description="Cables with two plugs at the end are to be used.")
    rail_current_a: float | None = Field(
        None, description="Limit of one 12 V rail [A], for a supply with several rails."
    )
