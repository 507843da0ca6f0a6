"""How the parts of a number add up: "two hundred fifty", "25 bin", 一万五."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

SCALES = frozenset({1e2, 1e3, 1e4, 1e6, 1e8, 1e9})
"""Numbers that multiply what stands before them."""


class Part(NamedTuple):
    """Digits, a number word or a multiplier at tokens ``first`` to ``last`` (excluded).

    Args:
        is_digits: written in digits.
        is_scale: it multiplies what stands before it.
        is_suffix: it only multiplies and is no number by itself, as ``k``.
        is_letter: a suffix of one letter of an alphabet, which must touch its number.
        touches: it follows the token before with nothing between.
        alternative: the other reading of "1.500".
    """

    value: float
    first: int
    last: int
    is_digits: bool = False
    is_scale: bool = False
    is_suffix: bool = False
    is_letter: bool = False
    touches: bool = False
    alternative: float | None = None


def goes_on(run: Sequence[Part], part: Part) -> bool:
    """Whether a part continues the number before it: "two hundred", "1万5", not "4 250"."""
    last = run[-1]
    if part.is_scale:
        return part.value != last.value and (not part.is_letter or part.touches)
    if part.is_digits or not part.value.is_integer():
        return last.is_scale and len(run) > 1 and part.touches and not last.is_letter
    if last.is_scale:
        return part.value < last.value
    if last.is_digits:
        return False
    if part.value == 10:
        return 0 < last.value < 10 and part.touches
    if last.value == 0:
        return part.value < 10 and len(run) > 1
    if last.value >= 100 and last.value % 100 == 0:
        return part.value < 100
    return part.value < 10 and last.value >= 10 and last.value % 10 == 0


def value_of(run: Sequence[Part], trailing_digit_scales: bool) -> float:
    """What the parts of one number add up to.

    Args:
        run: the parts.
        trailing_digit_scales: whether a last digit counts tenths of the unit before it (两千五 is 2500).
    """
    total = current = 0.0
    scale = 0.0
    for position, part in enumerate(run):
        if part.value == 10 and position and 0 < current % 10 < 10:
            current += (current % 10) * 9
        elif part.value == 100 and part.is_scale:
            current = (current or 1) * 100
        elif part.is_scale:
            step = current or (0 if total else 1)
            total = (total + step) * part.value if part.value > scale else total + step * part.value
            scale, current = part.value, 0.0
        else:
            current += part.value * (_trailing(run, position) if trailing_digit_scales else 1)
    return total + current


def _trailing(run: Sequence[Part], position: int) -> float:
    """The tenth of the scale before a last digit: the 五 of 两千五 is 500."""
    is_last_digit = position == len(run) - 1 and position > 0 and 0 < run[position].value < 10
    before = run[position - 1].value if is_last_digit and run[position - 1].is_scale else 0.0
    return before / 10 if before else 1.0
