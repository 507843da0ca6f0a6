"""Speed of a language model: tokens written and read per second."""

from rules.llm_speed.compute import llm_speed
from rules.llm_speed.inputs import LlmSpeedInputs
from rules.registry import Rule

RULE = Rule("llm_speed", LlmSpeedInputs, llm_speed)

__all__ = ["RULE", "LlmSpeedInputs", "llm_speed"]
