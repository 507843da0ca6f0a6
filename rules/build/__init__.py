"""A whole machine: every part by its own rule, consistent with each other, as one sheet."""

from rules.build.compute import plan_machine
from rules.build.inputs import BuildInputs
from rules.registry import Rule

RULE = Rule("build", BuildInputs, plan_machine)

__all__ = ["RULE", "BuildInputs", "plan_machine"]
