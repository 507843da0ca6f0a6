"""Electricity: energy and cost of a machine for a time, and what its power supply's efficiency changes."""

from rules.electricity.compute import cost_of_running
from rules.electricity.inputs import ElectricityInputs
from rules.registry import Rule

RULE = Rule("electricity", ElectricityInputs, cost_of_running)

__all__ = ["RULE", "ElectricityInputs", "cost_of_running"]
