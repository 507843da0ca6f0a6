"""A number before a list of cards that says how many the list holds: 两块 A 和 B 哪个快."""

from __future__ import annotations

from itertools import pairwise

from assistant.understanding.entities import Count
from assistant.understanding.names import Name
from assistant.understanding.reading import Reading


def own_counts(counts: dict[int, Count], reading: Reading) -> dict[int, Count]:
    """The counts without one that counts the list, where the language has such and which of it is asked."""
    names = [name for name in reading.names if name.kind == "gpu"]
    if not reading.language.counts_lists or len(names) < 2 or names[0].first not in counts:
        return counts
    is_alone = not any(name.first in counts for name in names[1:])
    if is_alone and counts[names[0].first].value == len(names) and _is_choice(names, reading):
        return {first: count for first, count in counts.items() if first != names[0].first}
    return counts


def _is_choice(names: list[Name], reading: Reading) -> bool:
    """Whether "and" alone joins different cards, and the question which one follows the last."""
    if len({name.catalog_name for name in names}) < len(names):
        return False
    after = reading.at(names[-1].last)
    asks = after is not None and (after.has("word", "which") or after.has("word", "versus"))
    return asks and all(_is_and(one, other, reading) for one, other in pairwise(names))


def _is_and(one: Name, other: Name, reading: Reading) -> bool:
    joint = reading.at(one.last)
    is_word = joint is not None and joint.last == other.first and joint.has("word", "and")
    return is_word or reading.texts[one.last : other.first] in (["、"], [","])
