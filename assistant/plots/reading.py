"""Numbers out of a computation."""

from __future__ import annotations

from rules.computation import Argument, Computation, Money, Quantity, Step


def step(computation: Computation, *label_ids: str) -> Step | None:
    """The first step with one of these labels."""
    return next((each for each in computation.steps if each.label.id in label_ids), None)


def number(value: Argument | None) -> float | None:
    """The number of a quantity or an amount."""
    if isinstance(value, Quantity):
        return value.value
    return value.amount if isinstance(value, Money) else None


def operand(found: Step | None, name: str) -> float | None:
    """The number of an operand; ``None`` without that step or operand."""
    return None if found is None else number(found.operands.get(name))
