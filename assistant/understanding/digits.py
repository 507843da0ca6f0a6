"""Digits with decimal signs and grouped thousands, by the convention of a language."""

from __future__ import annotations

import re

_GROUPED = re.compile(r"\d{1,3}(?:[.,]\d{3})+")


def parse_digits(text: str, decimal: str) -> tuple[float, float | None] | None:
    """A number in digits and, where "1.500" can be read two ways, the other reading.

    Example:
        >>> parse_digits("1.500", ",")
        (1500.0, 1.5)
        >>> parse_digits("1.500,50", ".")
        (1500.5, None)
    """
    signs = [character for character in text if character in ".,"]
    if len(set(signs)) == 2:
        return _parse_mixed(text, signs)
    if len(signs) > 1:
        return (float(re.sub("[.,]", "", text)), None) if _GROUPED.fullmatch(text) else None
    plain = float(text.replace(",", "."))
    if not signs or not _GROUPED.fullmatch(text) or text.startswith("0"):
        return plain, None
    grouped = float(re.sub("[.,]", "", text))
    return (plain, grouped) if signs[0] == decimal else (grouped, plain)


def _parse_mixed(text: str, signs: list[str]) -> tuple[float, None] | None:
    whole, _, fraction = text.rpartition(signs[-1])
    if signs.count(signs[-1]) > 1 or not _GROUPED.fullmatch(whole):
        return None
    return float(re.sub("[.,]", "", whole) + "." + fraction), None
