"""A machine as the input of a rule."""

from __future__ import annotations

from pydantic import Field

from rules.cards import CardRequest
from rules.computation import Model


class MachineInputs(Model):
    """What draws power in a machine: its cards and processors, or its total power."""

    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Graphics cards; kinds may be mixed."
    )
    cpu: str | None = Field(None, max_length=200, description="Processor, by name.")
    cpu_power_w: float | None = Field(None, description="Power of one processor under full load [W].")
    cpu_tdp_w: float | None = Field(
        None, description="TDP of one processor [W], if its turbo power is unknown."
    )
    cpu_count: int = Field(1, description="Processors [-].")
    rest_of_system_w: float | None = Field(None, description="Board, memory, drives, fans, pumps [W].")
    total_power_w: float | None = Field(
        None, description="Power of the whole machine [W], instead of its parts."
    )
    power_limit_w: float | None = Field(None, description="Power limit of each card [W].")
    power_limit_share: float | None = Field(None, description="The same as a share of board power [-].")
