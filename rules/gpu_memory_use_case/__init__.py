"""Memory of a card by what it is for, today and by the guides of 2017 and 2018."""

from rules.gpu_memory_use_case.compute import memory_for_use
from rules.gpu_memory_use_case.inputs import GpuMemoryUseCaseInputs
from rules.registry import Rule

RULE = Rule("gpu_memory_use_case", GpuMemoryUseCaseInputs, memory_for_use)

__all__ = ["RULE", "GpuMemoryUseCaseInputs", "memory_for_use"]
