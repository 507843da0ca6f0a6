"""The card that a laptop holds: "my laptop has a 4070" speaks of the mobile card, not of one for a slot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from assistant.understanding.language_card import card_of
from assistant.understanding.names import Name
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match
from rules.knowledge import Knowledge

_PARTING = (
    *("or", "versus", "without", "not", "question", "range", "machine"),
    *("psu", "case", "board", "cloud", "rent", "upgrade", "cost"),
)
"""Words between a laptop and a card that is not in it."""
_JOINING = frozenset({"or", "and"})
_SIGNS = frozenset({",", "/", "、"})
_SPACED = frozenset({"latin", "cyrillic"})
"""Scripts of languages in which "a 4090 with my laptop" is no card of the laptop."""
_REACH_BEHIND, _REACH_BEFORE = 10, 3
"""How far behind a laptop its card may stand, and how far before it [tokens]."""


def in_laptops(reading: Reading, knowledge: Knowledge) -> Reading:
    """The reading with the mobile card where one is said to be in a laptop, if it was made for laptops too.

    An external card at a laptop stays what it is.
    """
    cards = [name for name in reading.names if name.kind == "gpu" and name.match.gpu is not None]
    if reading.says("external"):
        return reading
    mobile = (other for name in cards if name.match.gpu.is_laptop for other in _listed(name, cards, reading))
    spoken = (name for laptop in reading.mentions("laptop") for name in _held(laptop, cards, reading))
    held = {name.first for name in (*mobile, *spoken) if not name.match.gpu.is_laptop}
    if not held:
        return reading
    names = [_mobile(name, reading, knowledge) if name.first in held else name for name in reading.names]
    return replace(reading, names=names)


def _held(laptop: Match, cards: list[Name], reading: Reading) -> Iterator[Name]:
    behind = next((name for name in cards if name.first >= laptop.last), None)
    before = next((name for name in reversed(cards) if name.last <= laptop.first), None)
    if behind is not None and _is_behind(laptop, behind, reading):
        yield from _listed(behind, cards, reading)
    elif before is not None and _is_before(before, laptop, reading):
        yield before


def _is_behind(laptop: Match, name: Name, reading: Reading) -> bool:
    """``my laptop has an i9, 32 GB and a 4070``; not "I have a laptop, should I buy a 4090?"."""
    near, after = name.first - laptop.last <= _REACH_BEHIND, reading.at(laptop.last)
    if after is not None and after.has("word", "and") and not after.has("word", "having"):
        return False
    is_computer = after is not None and after.has("word", "machine")
    first = after.last if after is not None and is_computer else laptop.last
    is_bought = _says(("buy",), first, name.first, reading) and not _says(
        ("having",), first, name.first, reading
    )
    return near and not is_bought and not _parts(first, name.first, reading)


def _is_before(name: Name, laptop: Match, reading: Reading) -> bool:
    """``a 4070 in my laptop``."""
    between = range(name.last, laptop.first)
    if len(between) > _REACH_BEFORE or _parts(name.last, laptop.first, reading):
        return False
    is_beside = ("and", "having") if card_of(reading.language.tag).script in _SPACED else ("and",)
    has_sign = any(reading.texts[index] in _SIGNS for index in between)
    return not has_sign and not _says(is_beside, name.last, laptop.first, reading)


def _parts(first: int, last: int, reading: Reading) -> bool:
    is_other = reading.sentences[first] != reading.sentences[last] if first < last else False
    return is_other or _says(_PARTING, first, last, reading)


def _says(words: tuple[str, ...], first: int, last: int, reading: Reading) -> bool:
    found = [match for index in range(first, last) if (match := reading.at(index)) is not None]
    having = () if "having" in words else ("having",)
    found = [match for match in found if not any(match.has("word", word) for word in having)]
    return any(match.has("word", word) for match in found for word in words)


def _listed(name: Name, cards: list[Name], reading: Reading) -> Iterator[Name]:
    """The card, and those that a sign or a single word joins to it: "a laptop with a 4060 or 4070"."""
    yield name
    following = next((other for other in cards if other.first >= name.last), None)
    if following is not None and _is_joined(name, following, reading):
        yield from _listed(following, cards, reading)


def _is_joined(name: Name, following: Name, reading: Reading) -> bool:
    if following.first - name.last != 1:
        return False
    match = reading.at(name.last)
    is_word = match is not None and any(match.has("word", word) for word in _JOINING)
    return is_word or reading.texts[name.last] in _SIGNS


def _mobile(name: Name, reading: Reading, knowledge: Knowledge) -> Name:
    """The name of the mobile card of the same kind, if there is one."""
    said = reading.normal.text[reading.tokens[name.first].start : reading.tokens[name.last - 1].end]
    match = knowledge.gpus.find(f"{said} laptop")
    if match.gpu is None or not match.gpu.is_laptop:
        return name
    return name._replace(match=replace(match, asked=name.match.asked))
