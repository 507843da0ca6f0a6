"""Memory for training and fine-tuning: what each method needs, and which of them the cards at hand hold."""

from rules.registry import Rule
from rules.train_memory.compute import size_train_memory
from rules.train_memory.inputs import TrainMemoryInputs

RULE = Rule("train_memory", TrainMemoryInputs, size_train_memory)

__all__ = ["RULE", "TrainMemoryInputs", "size_train_memory"]
