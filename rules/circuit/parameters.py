"""Constants of the wall circuit rule, typed; their values are in ``rules/parameters/circuit.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.machine.parameters import MachineParameters
from rules.mains import MainsParameters
from rules.parameters import Parameter


@dataclass(frozen=True)
class CircuitParameters(MachineParameters, MainsParameters):
    """What a wall circuit carries, and for how long."""

    continuous_hours_h: Parameter[float]
    full_current_hours_h: Parameter[float]
    other_circuits: Parameter[Mapping[str, tuple[str, ...]]]
    home_contract_w: Parameter[Mapping[str, float]]
    confirmed_countries: Parameter[tuple[str, ...]]
