"""Graphics cards compared: which is faster, by what measure, and what each has besides speed."""

from rules.gpu_compare.compute import compare_gpus
from rules.gpu_compare.inputs import GpuCompareInputs
from rules.registry import Rule

RULE = Rule("gpu_compare", GpuCompareInputs, compare_gpus)

__all__ = ["RULE", "GpuCompareInputs", "compare_gpus"]
