"""Graphics cards for a budget: the fastest that money buys, or why nothing fits."""

from rules.gpu_budget.compute import pick_gpu
from rules.gpu_budget.inputs import GpuBudgetInputs
from rules.registry import Rule

RULE = Rule("gpu_budget", GpuBudgetInputs, pick_gpu)

__all__ = ["RULE", "GpuBudgetInputs", "pick_gpu"]
