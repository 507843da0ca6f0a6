"""Cards that were sold, and how many are left: "I sold one of my four 3090s", 卖了一张3090，还剩三张."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from assistant.understanding.asking import TOPICS
from assistant.understanding.entities import back_from
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card
from assistant.understanding.names import Name
from assistant.understanding.number import Number
from assistant.understanding.vocabulary import Match

_MOST = 64
"""More than so many is no count of cards [-]."""
_ELSE = TOPICS - {"gpu"}
"""What else a number may count."""
_REACH = 3
"""How far from the verb what was sold may stand [tokens]."""
_OF = 2
"""How far before a number of cards that of a part of them may stand: "one of my four" [tokens]."""


class Lot(NamedTuple):
    """Cards in a number, at tokens ``first`` to ``last`` (excluded), with their name if it is there."""

    number: int | float
    first: int
    last: int
    name: Name | None = None


def sold(facts: Facts) -> Lot | None:
    """The cards nearest to a verb of selling, in the same sentence; ``None`` where none are sold."""
    near = [
        (distance, lot)
        for match in facts.reading.mentions("gone")
        for lot in _lots(facts)
        for distance in _distance(match, lot, facts)
    ]
    return _part_of(min(near, key=lambda each: each[0])[1], facts) if near else None


def _part_of(lot: Lot, facts: Facts) -> Lot:
    """Those of them that a smaller number right before tells: "eine meiner vier 3090 verkauft"."""
    if lot.name is None:
        return lot
    near = range(lot.first - _OF, lot.first + 1)
    parts = (other for other in _lots(facts) if other.name is None and other.last in near)
    return next((other for other in parts if other.number < lot.number), lot)


def left(facts: Facts) -> int | float | None:
    """How many cards are left, where the one name is that of those sold: "sold a 3090, two left"."""
    lot = sold(facts)
    if lot is None or lot.name is None or len(facts.cards) != 1:
        return None
    others = [number for number in facts.free if _counts_cards(number, facts)]
    return int(others[-1].value) if others else None


def _counts_cards(number: Number, facts: Facts) -> bool:
    """Whether a number is one of cards: in words or with a counting word, and of no other part."""
    reading, after = facts.reading, facts.reading.at(number.last)
    if not number.value.is_integer() or not 0 < number.value <= _MOST:
        return False
    if after is not None and any(kind == "unit" or value in _ELSE for kind, value in after.meanings):
        return False
    is_counting = after is not None and (after.has("word", "counter") or after.has("word", "classifier"))
    is_last = number.last == len(reading.tokens) or not reading.tokens[number.last].is_word
    return number.in_words or is_counting or is_last


def without_sold(cards: Sequence[Card], facts: Facts) -> tuple[Card, ...]:
    """The cards of the one kind named, in the number that is left.

    Args:
        cards: one for each name of a graphics card, in order.
        facts: where the names, the verb and the numbers stand.
    """
    lot = sold(facts)
    if lot is None or not cards or len({card.name for card in cards}) > 1 or len(cards) != len(facts.cards):
        return tuple(cards)
    sentences = facts.reading.sentences
    if sentences[lot.first] < sentences[facts.cards[0].first]:
        return tuple(cards)
    count = left(facts) if len(cards) == 1 else None
    kept = cards[0]
    if lot.name is None and len(cards) == 1:
        count = (kept.count or 0) - lot.number
    elif len(cards) == 2:
        is_behind = lot.name is facts.cards[1]
        kept = cards[0] if is_behind else cards[1]
        count = (kept.count or 1) - (lot.number if is_behind else 0)
    return (replace(kept, count=count),) if count is not None and count > 0 else tuple(cards)


def _lots(facts: Facts) -> Iterator[Lot]:
    """Each number of cards said: with a name, as a mere number, as an article that stands for a card."""
    reading = facts.reading
    before: set[int] = set()
    for name in facts.cards:
        own = facts.counts.get(name.first)
        first = name.first if own is None else min(own.number.first, name.first)
        before.update(back_from(name, reading))
        yield Lot(1 if own is None else own.value, first, name.last, name)
    for number in facts.free:
        if number.value.is_integer() and 0 < number.value <= _MOST:
            yield Lot(int(number.value), number.first, number.last)
    taken = {number.first for number in facts.free}
    articles = [match for match in reading.turns if match.has("turn", "single")]
    for match in (*articles, *(each for each in reading.mentions("ignore") if _is_one_of(each, facts))):
        if match.last not in before and match.first not in taken:
            yield Lot(1, match.first, match.last)


def _is_one_of(phrase: Match, facts: Facts) -> bool:
    """Whether a phrase that says nothing else is a number of one and a counting word: "one of"."""
    texts = facts.reading.texts[phrase.first : phrase.last]
    found = [facts.reading.language.words.find([text]) for text in texts]
    if len(texts) != 2 or not all(found):
        return False
    return found[0][0].value("number") == "1" and found[1][0].has("word", "classifier")


def _distance(gone: Match, lot: Lot, facts: Facts) -> Iterator[float]:
    """Tokens between verb and cards, what is on the side of the language's objects first among equals."""
    reading = facts.reading
    if reading.sentences[gone.first] != reading.sentences[lot.first]:
        return
    is_before = lot.last <= gone.first
    between = gone.first - lot.last if is_before else lot.first - gone.last
    if 0 <= between <= _REACH:
        yield between + (0.0 if is_before is reading.language.verb_last else 0.5)
