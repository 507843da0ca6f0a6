"""A bare continuation in another language than the conversation's: "o zaman?" among French questions."""

from __future__ import annotations

from assistant.understanding.language_card import cards
from assistant.understanding.language_data import load
from assistant.understanding.leaning import content
from assistant.understanding.reading import Reading

_MOST_WORDS = 3
"""A bare continuation has no more words [-]."""


def as_turn(reading: Reading) -> Reading:
    """The message read in the language whose continuation it is; as it was where it is none, or says more.

    Args:
        reading: of a message in a conversation, in the conversation's language.
    """
    words = content(reading)
    if not words or len(words) > _MOST_WORDS or reading.names or not reading.unknown:
        return reading
    others = (Reading(reading.normal, load(card.tag), reading.tokens, reading.names) for card in cards())
    return next((other for other in others if _is_turn(other, words)), reading)


def _is_turn(reading: Reading, words: list[int]) -> bool:
    turns = [match for match in reading.turns if match.value("turn") is not None]
    covered = {index for match in turns for index in range(match.first, match.last)}
    return covered.issuperset(words)
