"""Main memory: how much a machine needs, and whether the amount at hand is enough."""

from rules.ram.compute import size_ram
from rules.ram.inputs import RamInputs
from rules.registry import Rule

RULE = Rule("ram", RamInputs, size_ram)

__all__ = ["RULE", "RamInputs", "size_ram"]
