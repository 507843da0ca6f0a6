"""Cooling: which kind, what heat costs in speed, temperatures, heat into the room, cost of water."""

from rules.cooling.compute import plan_cooling
from rules.cooling.inputs import CoolingInputs
from rules.registry import Rule

RULE = Rule("cooling", CoolingInputs, plan_cooling)

__all__ = ["RULE", "CoolingInputs", "plan_cooling"]
