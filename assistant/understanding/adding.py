"""Cards of the same kind that a message adds to those it has: "another one", "two more", "a second 3090"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from assistant.understanding.asking import TOPICS, topics
from assistant.understanding.entities import back_from, skip_ending
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card
from assistant.understanding.names import Name
from assistant.understanding.number import Number
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_OF_ONE = frozenset({"gpu_price", "gpu_budget", "gpu_compare", "cloud_or_buy"})
"""Rules that may speak of the added card alone: "what does a second 3090 cost?"."""
_MOST_ADDED = 64
"""More than so many is no count of cards [-]."""
_ELSE = TOPICS - {"gpu"}
"""What may be added besides cards: "another power supply"."""
_LAST = ("gpu", "bought", "further", "question")
"""What may end a message that adds cards: "two more cards", "iki tane daha aldım"."""
_COUNTING = ("classifier", "counter", "each", "approximately", "buy")
"""What may stand between a number and the word that adds it: "iki tane daha", 再买两张."""


def with_added(cards: Sequence[Card], facts: Facts, rules: Sequence[str]) -> tuple[Card, ...]:
    """The cards, the only one named in the number that there is once what is added is there."""
    names = facts.cards
    if len(cards) != 1 or len(names) != 1 or not _OF_ONE.isdisjoint(rules):
        return tuple(cards)
    total = _ordinal(names[0], cards[0], facts) or _sum(names[0], cards[0], facts)
    return (replace(cards[0], count=total),) if total is not None else tuple(cards)


def more(facts: Facts) -> int | None:
    """How many cards a message without a name adds to those before: "I bought two more", "another one?"."""
    reading = facts.reading
    if facts.names or facts.quantities or facts.amounts:
        return None
    ends = [(match.last, 1) for match in reading.mentions("another")]
    for number in facts.free:
        last = _added_to(number, reading)
        if last is not None:
            ends.append((last, int(number.value)))
    return next((count for last, count in ends if _ends_with_cards(last, reading)), None)


def _ends_with_cards(index: int, reading: Reading) -> bool:
    """Whether nothing, or "cards", or a verb of buying is all that follows a number of more."""
    index = _past_counting(index, reading)
    match = reading.at(index)
    while match is not None and any(match.has("word", word) for word in _LAST):
        index = match.last
        match = reading.at(index)
    return not any(token.is_word or token.is_digits for token in reading.tokens[index:])


def _ordinal(name: Name, card: Card, facts: Facts) -> int | None:
    """The 2 of "a second 3090", where no other number counts the card."""
    reading, own = facts.reading, facts.counts.get(name.first)
    places = [*back_from(name, reading), *([own.number.first] if own is not None else [])]
    for index in places:
        match = reading.before(index)
        value = None if match is None else match.value("ordinal")
        if value is not None and int(value) > 1:
            return int(value) if card.count in (None, 1) else None
    return None


def _sum(name: Name, card: Card, facts: Facts) -> int | float | None:
    """Those that there are, one where no number says it, and those added; ``None`` where none is."""
    if _is_of_added(name, facts):
        return (card.count or 0) + 1
    added = sum(_added(name, facts))
    return (card.count or 1) + added if added else None


def _is_of_added(name: Name, facts: Facts) -> bool:
    """Whether the number at the name is of those added: "two more 3090", 再加一张3090, not 5950X再加一张…."""
    reading, own = facts.reading, facts.counts.get(name.first)
    if own is None or own.number.first > name.first:
        return False
    between = range(own.number.last, name.first)
    is_between = any(match.first in between for match in reading.mentions("further"))
    if is_between or _is_added_behind(name, reading):
        return True
    before = _past_buying(own.number.first, reading)
    return before is not None and before.has("word", "further") and _is_first(before, facts)


def _is_added_behind(name: Name, reading: Reading) -> bool:
    """Whether a verb of adding or buying follows the name: "bir 3090 daha eklersem"."""
    after = reading.at(skip_ending(reading, name.last))
    if after is None or not after.has("word", "further"):
        return False
    adds = {match.last for match in reading.turns if match.has("turn", "add")}
    buys = {match.last for match in reading.mentions("buy")}
    return after.last + 1 in adds | buys


def _is_first(match: Match, facts: Facts) -> bool:
    """Whether nothing is named before, to which the card would be joined."""
    firsts = [name.first for name in facts.names]
    firsts += [quantity.first for quantity in facts.quantities]
    firsts += [topic.first for topic in topics(facts.reading.words, facts)]
    return all(first > match.first for first in firsts)


def _past_buying(index: int, reading: Reading) -> Match | None:
    """The word before a number and verbs of buying."""
    before = reading.before(index)
    while before is not None and (before.has("word", "buy") or before.has("word", "bought")):
        before = reading.before(before.first)
    return before


def _added(name: Name, facts: Facts) -> Iterator[int]:
    reading = facts.reading
    for match in reading.mentions("another"):
        if _is_of_card(match.last, name, reading):
            yield 1
    for number in facts.free:
        last = _added_to(number, reading)
        if last is not None and _is_of_card(last, name, reading):
            yield int(number.value)


def _added_to(number: Number, reading: Reading) -> int | None:
    """The token after a number and the word that adds it: "two more", "noch zwei", 再加两张."""
    if not number.value.is_integer() or not 0 < number.value <= _MOST_ADDED:
        return None
    last = _past_counting(number.last, reading)
    after = reading.at(last)
    if after is not None and after.has("word", "further"):
        return after.last
    before = _past_buying(number.first, reading)
    return last if before is not None and before.has("word", "further") else None


def _past_counting(index: int, reading: Reading) -> int:
    match = reading.at(index)
    while match is not None and _counts(match):
        index = match.last
        match = reading.at(index)
    return index


def _counts(match: Match) -> bool:
    is_further = match.has("word", "further")
    return not is_further and any(match.has("word", word) for word in _COUNTING)


def _is_of_card(index: int, name: Name, reading: Reading) -> bool:
    """Whether what is added is the card: nothing, the name or "card" follows, and no other part or unit."""
    index = _past_counting(index, reading)
    if index == name.first or index >= len(reading.texts):
        return True
    match = reading.at(index)
    if match is None:
        is_counted = reading.texts[index] == "" or reading.tokens[index].is_digits
        return not (is_counted or reading.is_strange(index))
    return not any(kind == "unit" or (kind == "word" and value in _ELSE) for kind, value in match.meanings)
