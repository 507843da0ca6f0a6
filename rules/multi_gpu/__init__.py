"""Several cards in one machine: how speed and memory grow, NVLink, several cheap cards against one."""

from rules.multi_gpu.compute import several_cards
from rules.multi_gpu.inputs import MultiGpuInputs
from rules.registry import Rule

RULE = Rule("multi_gpu", MultiGpuInputs, several_cards)

__all__ = ["RULE", "MultiGpuInputs", "several_cards"]
