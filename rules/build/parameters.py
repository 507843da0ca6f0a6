"""Constants of the rule on whole machines, typed; their values are in ``rules/parameters/build.yaml``."""

from __future__ import annotations

from dataclasses import dataclass

from rules.machine.parameters import MachineParameters
from rules.parameters import Parameter


@dataclass(frozen=True)
class BuildParameters(MachineParameters):
    """What the choice of cards and processor rests on; the parts have parameters of their own."""

    cards_budget_share: Parameter[float]
    most_cards_chosen: Parameter[int]
    probe_memory_gb: Parameter[float]
    guide_2018_card: Parameter[str]
