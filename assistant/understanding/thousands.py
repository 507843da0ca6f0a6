"""Thousands grouped by spaces or apostrophes: "20 000 €", "1'500"."""

from __future__ import annotations

import re

from assistant.understanding.reading import Reading

_LEADING = re.compile(r"[1-9]\d{0,2}")
_GROUP = re.compile(r"\d{3}")
_LAST_GROUP = re.compile(r"\d{3}(?:[.,]\d{1,2})?")
_CERTAIN = frozenset("\u00a0\u202f\u2009'\u2019")
"""Between digits these group thousands and do nothing else."""


def grouped(reading: Reading, index: int) -> tuple[str, int]:
    """The digits at a token with the groups that belong to them, and the token after these.

    A plain space groups zeros in every language ("20 000"), and other digits where the language writes so
    and a currency stands by, or a single thousand leads: "2 500 €", "1 500 W", not "4 250 W".
    """
    text = reading.tokens[index].text
    if not _LEADING.fullmatch(text):
        return text, index + 1
    last = _groups_end(reading, index)
    groups = [reading.tokens[place].text for place in range(index + 1, last)]
    if not groups or not _belong(reading, index, last, groups):
        return text, index + 1
    return "".join((text, *groups)), last


def _groups_end(reading: Reading, index: int) -> int:
    last = index + 1
    while last < len(reading.tokens) and len(reading.gap(last - 1)) == 1 and reading.texts[last]:
        group = reading.tokens[last].text
        if not _LAST_GROUP.fullmatch(group):
            break
        last += 1
        if not _GROUP.fullmatch(group):
            break
    return last


def _belong(reading: Reading, index: int, last: int, groups: list[str]) -> bool:
    gaps = {reading.gap(place) for place in range(index, last - 1)}
    if gaps <= _CERTAIN:
        return True
    if not gaps <= _CERTAIN | {" "}:
        return False
    if all(group.startswith("000") for group in groups):
        return True
    return reading.language.spaced_thousands and (_is_priced(reading, index, last) or _is_one(reading, index))


def _is_one(reading: Reading, index: int) -> bool:
    return reading.tokens[index].text == "1"


def _is_priced(reading: Reading, index: int, last: int) -> bool:
    near = (reading.before(index), reading.at(last))
    return any(match is not None and match.value("currency") is not None for match in near)
