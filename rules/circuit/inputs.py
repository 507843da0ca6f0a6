"""What the wall circuit rule is asked with."""

from __future__ import annotations

from pydantic import Field

from rules.machine.inputs import MachineInputs
from rules.mains import Tier


class CircuitInputs(MachineInputs):
    """A circuit, a machine, or both; without a circuit, the usual ones are compared."""

    mains: str | None = Field(None, max_length=40, description="Wall circuit, as '120V/15A'.")
    country: str | None = Field(
        None, max_length=2, description="ISO 3166 alpha-2 code, instead of the circuit."
    )
    hours: float | None = Field(None, description="How long the load lasts [h]; by default for days.")
    other_load_w: float = Field(0.0, description="What else hangs on the same circuit [W].")
    psu_tier: Tier = Field("gold", description="80 PLUS tier of the power supply.")
    how_many: bool = Field(
        False, description="Asks how many cards of the first kind the circuit feeds, not whether these do."
    )
    asks_verdict: bool = Field(False, description="Asks whether the usual circuits feed the machine.")
