"""Storage: which drive keeps up with the cards, how long a model loads, how much room is needed."""

from rules.registry import Rule
from rules.storage.compute import judge_storage
from rules.storage.inputs import StorageInputs

RULE = Rule("storage", StorageInputs, judge_storage)

__all__ = ["RULE", "StorageInputs", "judge_storage"]
