"""Asking another rule, with only what is known."""

from __future__ import annotations

from typing import Any

from rules import registry
from rules.computation import Computation
from rules.knowledge import Knowledge


def ask(rule: str, knowledge: Knowledge, **inputs: Any) -> Computation:
    """What a rule computes from the inputs that are not ``None``.

    Raises:
        RuleInputError: as the rule does; its fields are named as here.
    """
    given = {name: value for name, value in inputs.items() if value is not None}
    return registry.get(rule)(given, knowledge)
