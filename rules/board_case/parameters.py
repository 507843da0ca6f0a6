"""Constants of the board and case rule, typed; their values are in ``rules/parameters/board_case.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.lanes import LaneParameters
from rules.parameters import Parameter

Cooler = Literal["open_air", "blower", "water"]
Board = Literal["mini_itx", "micro_atx", "atx", "e_atx"]


@dataclass(frozen=True)
class BoardCaseParameters(LaneParameters):
    """What slots, lengths, radiators and lanes rest on."""

    slots_per_card: Parameter[int]
    cards_per_machine: Parameter[int]
    free_slots: Parameter[Mapping[Cooler, int]]
    positions: Parameter[Mapping[Board, int]]
    slot_pitch_mm: Parameter[float]
    length_reserve_mm: Parameter[float]
    partner_slots: Parameter[Mapping[str, tuple[int, int]]]
    partner_length_mm: Parameter[Mapping[str, tuple[int, int]]]
    plug_clearance_mm: Parameter[float]
    radiator_unit_mm: Parameter[float]
    radiator_unit_w: Parameter[tuple[float, float]]
    adjacent_loss: Parameter[float]
    four_blowers_w: Parameter[float]
    drive_lanes: Parameter[int]
