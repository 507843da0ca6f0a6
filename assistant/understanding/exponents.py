"""Numbers with an exponent: "1e3", "10^12"."""

from __future__ import annotations

import math
import re

from assistant.understanding.number import LARGEST
from assistant.understanding.reading import Reading

_RAISED = re.compile(
    r"(?P<base>\d{1,15}(?:[.,]\d{1,15})?)"
    r"(?:e(?P<exponent>[+-]?\d{1,4})|(?:\^|\*\*)(?P<power>-?\d{1,4}))(?![\d.,]*\d)"
)


def raised(reading: Reading, index: int) -> tuple[float, int] | None:
    """The number with an exponent that starts at a token, and the token after it; at most ``LARGEST``."""
    start = reading.tokens[index].start
    match = _RAISED.match(reading.normal.text, start)
    if match is None:
        return None
    last = index
    while last < len(reading.tokens) and reading.tokens[last].start < match.end():
        last += 1
    return (_value(match), last) if all(reading.texts[index:last]) else None


def _value(match: re.Match[str]) -> float:
    base = float(match["base"].replace(",", "."))
    if not base:
        return 0.0
    power = match["power"]
    size = math.log10(base) * int(power) if power else math.log10(base) + int(match["exponent"])
    if size >= math.log10(LARGEST):
        return LARGEST
    return float(base ** int(power)) if power else float(f"{base!r}e{match['exponent']}")
