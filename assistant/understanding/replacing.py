"""A card that another one takes the place of: "replacing my 3070 with a 4090" is about the 4090 alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from assistant.understanding.asking import TOPICS
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card
from assistant.understanding.names import Name
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_OF_BOTH = frozenset({"gpu_compare", "multi_gpu", "gpu_price", "gpu_budget", "cloud_or_buy"})
"""Rules that weigh the old card against the new one: "is it worth replacing a 3070 with a 4090?"."""
_REACH = 3
"""How far before a count "one of" may stand, and a verb from its card [tokens]."""
_ENDING_SIGNS = ("", "'")
"""What stands between a name and its ending."""
_VERBS = ("replaces", "replaced_by")
_JOINING = frozenset({"+", "&", ",", ";", "、"})
_OTHER_THINGS = TOPICS - {"gpu"}


def without_replaced(cards: Sequence[Card], facts: Facts, rules: Sequence[str]) -> tuple[Card, ...]:
    """The cards without the one that is replaced, where the machine with the new one is asked about.

    Args:
        cards: one for each name of a graphics card, in order.
        facts: where the names and the verb stand.
        rules: those called for, by the question or by the one before.
    """
    names = facts.cards
    is_of_both = not rules or not _OF_BOTH.isdisjoint(rules)
    if is_of_both or len(names) != 2 or len(cards) != 2 or cards[0].name == cards[1].name:
        return tuple(cards)
    new = _new(names[0], names[1], facts)
    if new is None:
        return tuple(cards)
    old = cards[1 - new]
    if (old.count or 1) > 1 and _is_one_of_them(names[1 - new], facts):
        return (replace(old, count=(old.count or 1) - 1), cards[new])
    return (cards[new],)


def _is_one_of_them(old: Name, facts: Facts) -> bool:
    """Whether one card of several is replaced: "one of my two 3090s", 两张3090里的一张."""
    if any(number.value == 1 for number in facts.free):
        return True
    count = facts.counts.get(old.first)
    if count is None:
        return False
    near = range(count.number.first - _REACH, count.number.first)
    articles = [match for match in facts.reading.turns if match.has("turn", "single")]
    if any(match.first == _behind(old, facts.reading) for match in articles):
        return True
    return any(match.first in near for match in (*articles, *facts.reading.mentions("ignore")))


def _behind(name: Name, reading: Reading) -> int:
    """The token after a name and its ending: "3090'ımdan birini"."""
    if name.last >= len(reading.tokens) or reading.between(name.last - 1, name.last) not in _ENDING_SIGNS:
        return name.last
    return name.last + 1


def _new(first: Name, second: Name, facts: Facts) -> int | None:
    """The place of the card that comes: the first where a verb stands between, else the second."""
    reading = facts.reading
    gone = _gone(first, second, reading)
    if gone is not None:
        return gone
    verbs = [match for word in _VERBS for match in reading.mentions(word)]
    between = [match for match in verbs if first.last <= match.first < second.first]
    if between:
        return 1 if any(match.has("word", "replaced_by") for match in between) else 0
    if _are_joined(first, second, reading):
        return None
    is_object = any(_has_object(match, first, facts) or match.first >= second.last for match in verbs)
    return 1 if is_object else None


def _gone(first: Name, second: Name, reading: Reading) -> int | None:
    """The place of the card that stays where the other one was sold: "sold my 3080, now a 4090".

    Between the two names the verb is that of the first, unless a comma parts it from that one.
    """
    for match in reading.mentions("gone"):
        is_before = match.last <= first.first <= match.last + _REACH
        is_between = first.last <= match.first < second.first
        parted = _JOINING.intersection(reading.texts[first.last : match.first]) if is_between else ()
        if is_before or is_between:
            return 0 if parted else 1
        if second.last <= match.first <= second.last + _REACH and reading.language.verb_last:
            return 0
    return None


def _are_joined(first: Name, second: Name, reading: Reading) -> bool:
    """Whether "and" or a sign puts both cards beside each other."""
    between = range(first.last, second.first)
    ands = [match for match in reading.mentions("and") if match.first in between]
    is_and = any(not match.has("word", "having") for match in ands)
    return is_and or any(reading.texts[index] in _JOINING for index in between)


def _has_object(verb: Match, name: Name, facts: Facts) -> bool:
    """Whether the verb stands before the card, with no other part or quantity between: "replace my PSU"."""
    reading = facts.reading
    between = range(verb.last, name.first)
    others = [match.first for topic in _OTHER_THINGS for match in reading.mentions(topic)]
    others += [quantity.first for quantity in facts.quantities]
    is_apart = reading.sentences[verb.first] != reading.sentences[name.first]
    return verb.last <= name.first and not is_apart and not any(index in between for index in others)
