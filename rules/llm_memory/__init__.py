"""Memory for a language model: how much it needs, and whether the cards at hand hold it."""

from rules.llm_memory.compute import size_llm_memory
from rules.llm_memory.inputs import LlmMemoryInputs
from rules.registry import Rule

RULE = Rule("llm_memory", LlmMemoryInputs, size_llm_memory)

__all__ = ["RULE", "LlmMemoryInputs", "size_llm_memory"]
