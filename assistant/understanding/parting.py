"""Commas without a space that part the name of a product from a number: "3090,1000W" is two things."""

from __future__ import annotations

import re

from assistant.understanding.normalise import NormalText
from rules.knowledge import Knowledge

_GLUED = re.compile(r"(?<=\d),(?=\d)")
_PARTING = ";"
"""What a full-width comma is in matching form; it groups no digits and has no fraction behind it."""
_MODEL = re.compile(r"(?:\d+[.,])*\d{4}|.*[^\W\d_].*")
"""A name that is no mere number below a thousand: "970,650" groups thousands."""
_FRACTION = re.compile(r"\d{1,2}(?!\d)")
_MEASURED = re.compile(r"\d+ ?(?:[kmgt]?w|[mgt]i?b|[mgt]o|[kbhx]|вт|квт|гб|瓦|千瓦|张|块|枚|台|장)(?![a-z])")
"""One or two digits are a number of their own where a unit that no price has follows them."""


def with_parted_names(normal: NormalText, knowledge: Knowledge) -> NormalText:
    """The text with a sign between the name of a card or processor and the number glued to it by a comma.

    Every character stays in its place. What is no name keeps its comma: "3,5 kW", "1,000 W".

    Args:
        normal: a text in matching form.
        knowledge: the catalogs that names are looked up in.
    """
    places = {match.start() for match in _GLUED.finditer(normal.text)}
    if not places:
        return normal
    apart = _GLUED.sub(_PARTING, normal.text)
    ends = {
        end
        for catalog in (knowledge.gpus, knowledge.cpus)
        for found, start, end in catalog.find_all(apart)
        if found.kind != "unknown" and _MODEL.fullmatch(apart[start:end])
    }
    parting = {place for place in places & ends if _is_apart(normal.text[place + 1 :])}
    if not parting:
        return normal
    text = "".join(_PARTING if place in parting else sign for place, sign in enumerate(normal.text))
    return normal._replace(text=text)


def _is_apart(behind: str) -> bool:
    """Whether what follows the comma is no fraction: "3090,50 €" is a price."""
    return _FRACTION.match(behind) is None or _MEASURED.match(behind) is not None
