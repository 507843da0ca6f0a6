"""A number with its unit, as a fact that can be compared."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from assistant.writer.facts.units import agree, is_count


class Quantity(NamedTuple):
    """A value in the base unit of its kind, at ``[start:end]`` of the text that it was read from.

    ``factor`` led from the number as written to that value.
    """

    value: Fraction
    kind: str
    start: int
    end: int
    factor: Fraction = Fraction(1)

    @property
    def family(self) -> str:
        """Kind, with all that is counted in one family."""
        return "count" if is_count(self.kind) else self.kind


def same(one: Quantity, other: Quantity) -> bool:
    """Whether two quantities state the same: exactly, whatever unit of the kind they are written in."""
    return one.value == other.value and agree(one.kind, other.kind)
