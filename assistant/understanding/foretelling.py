"""What nobody can know: the price of something at a later time than now."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.frame import Frame
from assistant.understanding.reading import Reading

_PRICE = "gpu_price"
_CENTURY, _DIGITS = 100, 4


def timely(frame: Frame, reading: Reading, year: int) -> Frame:
    """The frame without the price of a later time; ``foretells`` where it asks for nothing else.

    Args:
        year: the present one; a later one in the text is as much as "next year".
    """
    if not (reading.says("later") or _names_later_year(reading, year)):
        return frame
    rules = tuple(rule for rule in frame.rules if rule != _PRICE)
    is_on_price = _PRICE in frame.rules or reading.says("cost") or reading.says("price")
    return replace(frame, rules=rules, foretells=is_on_price and not rules)


def _names_later_year(reading: Reading, year: int) -> bool:
    years = (int(text) for text in reading.texts if len(text) == _DIGITS and text.isdecimal())
    return any(year < each <= year + _CENTURY for each in years)
