"""Power supplies named by their model, which ends in the rating: "RM850x", "HX1200i", "Focus GX-850"."""

from __future__ import annotations

from assistant.understanding.number import Number
from assistant.understanding.reading import Reading

SERIES = "psu_series"
"""The word for a series of supplies."""
_LEAST_W, _MOST_W, _STEP_W = 300.0, 3000.0, 50.0
"""Ratings that are sold [W], and what they are multiples of."""
_LONGEST_ENDING = 2
"""Letters behind the rating, at most [characters]."""


def is_in_name(index: int, reading: Reading) -> bool:
    """Whether digits at a token follow the name of a series, be it without a space."""
    before = reading.before(index)
    return before is not None and before.has("word", SERIES)


def rating_end(number: Number, reading: Reading) -> int | None:
    """The token behind the rating of a named supply [W] and its letters; ``None`` for any other number."""
    is_rating = _LEAST_W <= number.value <= _MOST_W and not number.value % _STEP_W
    if not is_rating or not is_in_name(number.first, reading):
        return None
    last = number.last
    is_ending = last < len(reading.tokens) and reading.tokens[last].is_word and reading.touches(last)
    return last + 1 if is_ending and len(reading.tokens[last].text) <= _LONGEST_ENDING else last
