"""A number as it was said."""

from __future__ import annotations

from typing import NamedTuple

LARGEST = 1e15
"""What is larger is read as this: nothing of a machine comes near it."""


class Number(NamedTuple):
    """A number at tokens ``first`` to ``last`` (excluded).

    Args:
        value: as the conventions of the language have it; the upper end of a range.
        alternative: the other reading of "1.500", else ``None``.
        low: the lower end, when a range was said.
        in_words: no digit in it, so it may be no count at all ("one of them").
    """

    value: float
    first: int
    last: int
    alternative: float | None = None
    low: float | None = None
    in_words: bool = False
