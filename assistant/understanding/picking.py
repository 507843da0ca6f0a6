"""A message that only picks one of what was offered before it: "the second one", "2"."""

from __future__ import annotations

from assistant.understanding.asking import topics
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Pick
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_MOST = 9
"""No list that is offered is longer [-]."""
_THINGS = frozenset({"gpu"})
"""What can be picked may be named: "the second card"."""
_ASKING = ("amount", "price", "why")
"""Who says such a word asks about the one that it speaks of, and does not pick it."""
_JUDGING = ("versus", "judge", "best")
"""The same in a question: "is the second one better?"."""


def find_pick(facts: Facts) -> Pick | None:
    """Which one is picked; ``None`` where the message says anything else besides."""
    reading = facts.reading
    if reading.says(*_ASKING) or (reading.says("question") and reading.says(*_JUDGING)):
        return None
    if not {topic.name for topic in topics(reading.words, facts)} <= _THINGS:
        return None
    picks = [*_ordinals(reading), *_digits(facts)]
    if len(picks) != 1:
        return None
    pick, first, last = picks[0]
    rest = [index for index in _content(reading) if not first <= index < last]
    return pick if all(_is_small(index, reading, pick) for index in rest) else None


def _ordinals(reading: Reading) -> list[tuple[Pick, int, int]]:
    found = reading.of_kind("ordinal")
    return [(Pick(int(value), in_words=True), match.first, match.last) for match, value in found]


def _digits(facts: Facts) -> list[tuple[Pick, int, int]]:
    numbers = (number for number in facts.free if not number.in_words)
    return [
        (Pick(int(number.value), in_words=False), number.first, number.last)
        for number in numbers
        if number.value.is_integer() and 1 <= number.value <= _MOST
    ]


def _content(reading: Reading) -> list[int]:
    return [index for index, token in enumerate(reading.tokens) if token.is_word or token.is_digits]


def _is_small(index: int, reading: Reading, pick: Pick) -> bool:
    """Whether a token is a politeness, or beside an ordinal a small word or one for the thing picked."""
    if pick.in_words and reading.is_small_word(index):
        return True
    return any(match.first <= index < match.last and _may_stand_beside(match) for match in reading.turns)


def _may_stand_beside(match: Match) -> bool:
    return match.has("act", "filler") or match.has("act", "accept") or match.has("turn", "one")
