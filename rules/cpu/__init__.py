"""Processor: how many cores the cards need, and whether the processor at hand has them."""

from rules.cpu.compute import count_cores
from rules.cpu.inputs import CpuInputs
from rules.registry import Rule

RULE = Rule("cpu", CpuInputs, count_cores)

__all__ = ["RULE", "CpuInputs", "count_cores"]
