"""Numbers out of a computation."""

from __future__ import annotations

from rules.computation import Argument, Computation, Money, Quantity, Step

_GB_IN_GIB = 1e9 / 2**30


def step(computation: Computation, *label_ids: str) -> Step | None:
    """The first step with one of these labels."""
    return next((each for each in computation.steps if each.label.id in label_ids), None)


def number(value: Argument | None) -> float | None:
    """The number of a quantity or an amount."""
    if isinstance(value, Quantity):
        return value.value
    return value.amount if isinstance(value, Money) else None


def gibibytes(value: Argument | None) -> float | None:
    """A size of memory in GiB, whichever unit its source gives it in; ``None`` for what is none."""
    if not isinstance(value, Quantity) or value.unit not in ("GB", "GiB"):
        return None
    return value.value * (_GB_IN_GIB if value.unit == "GB" else 1)


def operand(found: Step | None, name: str) -> float | None:
    """The number of an operand; ``None`` without that step or operand."""
    return None if found is None else number(found.operands.get(name))
