"""A card that a question names again: "My PC has a 3090. What PSU does a 3090 need?" is about one card."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.understanding.entities import Count, back_from, skip_ending
from assistant.understanding.names import Name
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_JOINTS = ("and", "or", "versus")
_JOINING = frozenset({"+", "&", "/", ",", ";", "、", ":"})
"""Signs that put a card beside the one before, right before its name."""
_PARTING = frozenset({",", ";"})
"""Of these, signs that part clauses as well; the comma of Chinese is read as the second."""
_TIMES = frozenset({"x", "*"})
_STEPPED = ("classifier", "gpu", "approximately", "each", "buy", "bought")
"""Words that may stand between a joint and the name that it joins; "my" is none, as in "and my 3090"."""
_KINDS = ("condition", "vendor", "cooler")
_MORE = ("another", "further")


def repeated(counts: Mapping[int, Count], reading: Reading) -> dict[int, int]:
    """The first token of each name that says a card again, with that of the name said before.

    A name in a list or a sum ("a 3090 and a 3090"), one of a card more ("another 3090") and one in a
    number of its own are other cards.

    Args:
        counts: how many of each product, by its first token.
        reading: where the names stand.
    """
    found: dict[int, int] = {}
    kept: list[Name] = []
    for name in (each for each in reading.names if each.kind == "gpu"):
        before = next((other for other in kept if _are_alike(other, name)), None)
        if before is None or _is_another(before, name, counts, reading):
            kept.append(name)
        else:
            found[name.first] = before.first
    return found


def _are_alike(one: Name, other: Name) -> bool:
    """Whether both can be the same card: by its name, or by one that is not told by its memory."""
    if one.match.gpu is None or other.match.gpu is None:
        return False
    memories = {one.match.asked_memory_gb, other.match.asked_memory_gb} - {None}
    if one.catalog_name == other.catalog_name:
        return len(memories) < 2
    fitting = {gpu.name for gpu in other.match.candidates}
    return other.match.kind == "variants" and not other.match.asked_memory_gb and one.catalog_name in fitting


def _is_another(before: Name, name: Name, counts: Mapping[int, Count], reading: Reading) -> bool:
    own, first = counts.get(name.first), counts.get(before.first)
    number = 1 if first is None else first.value
    if own is not None and (
        own.value != number or reading.sentences[before.first] == reading.sentences[name.first]
    ):
        return True
    return _is_more(name, number, reading) or _is_joined(name, own, reading)


def _is_more(name: Name, number: float, reading: Reading) -> bool:
    """Whether it is said to be one more: "a second 3090", "another 3090", "a 3090 too"."""
    for index in back_from(name, reading):
        match = reading.before(index)
        if match is not None and (
            _is_ordinal_above(match, number) or any(match.has("word", w) for w in _MORE)
        ):
            return True
    end = skip_ending(reading, name.last)
    after = reading.at(end)
    is_added = any(turn.has("turn", "add") and turn.last == name.first for turn in reading.turns)
    return is_added or (after is not None and after.has("word", "further"))


def _is_ordinal_above(match: Match, number: float) -> bool:
    value = match.value("ordinal")
    return value is not None and int(value) > number


def _is_joined(name: Name, own: Count | None, reading: Reading) -> bool:
    """Whether "and", a sign or nothing at all stands between the name and what comes before it."""
    index = name.first
    articles = {turn.last: turn.first for turn in reading.turns if turn.has("turn", "single")}
    ends = {other.last for other in reading.names if other.kind == "gpu"}
    while index > 0:
        match = reading.before(index)
        if own is not None and index == own.number.last:
            index = own.number.first
        elif own is None and reading.texts[index - 1] in _PARTING:
            return _is_of_list(index - 1, reading)
        elif index in ends or reading.texts[index - 1] in _JOINING:
            return True
        elif match is not None and any(match.has("word", word) for word in _JOINTS):
            return not match.has("word", "having") or match.first in ends
        elif match is not None and _is_stepped(match):
            index = match.first
        elif reading.texts[index - 1] in _TIMES:
            index -= 1
        elif index in articles:
            index = articles[index]
        else:
            return False
    return False


def _is_of_list(comma: int, reading: Reading) -> bool:
    """Whether a comma stands right behind a card that nobody is said to have: "3090, 3090"."""
    ends = {skip_ending(reading, other.last) for other in reading.names if other.kind == "gpu"}
    had = any(match.first < comma for word in ("owned", "having") for match in reading.mentions(word))
    return comma in ends and not had


def _is_stepped(match: Match) -> bool:
    is_between = any(match.has("word", word) for word in _STEPPED)
    return is_between or any(match.value(kind) is not None for kind in _KINDS)
