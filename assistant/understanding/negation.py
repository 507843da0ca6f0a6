"""Whether a word is unwanted: "no AMD", "AMD excluded", 不要A卡."""

from __future__ import annotations

from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_BEFORE = 3
_AFTER = 2


def is_negated(match: Match, reading: Reading) -> bool:
    """Whether "no", "without" stands shortly before or "excluded" shortly after, in the same sentence."""
    sentence = reading.sentences[match.first]
    for other in reading.mentions("without"):
        if 0 <= match.first - other.last < _BEFORE and reading.sentences[other.first] == sentence:
            return _nothing_between(other, match, reading)
    return any(
        0 <= other.first - match.last < _AFTER
        and reading.sentences[other.first] == sentence
        and (_nothing_between(match, other, reading) or _closes(other, reading))
        for other in reading.mentions("not")
    )


def _closes(other: Match, reading: Reading) -> bool:
    """Whether nothing follows that the word could belong to instead: ``只要N卡，不要A卡``."""
    rest = reading.tokens[other.last :]
    return not any(token.is_word or token.is_digits for token in rest)


def _nothing_between(first: Match, second: Match, reading: Reading) -> bool:
    return all(not _parts(text) for text in reading.texts[first.last : second.first])


def _parts(text: str) -> bool:
    return text in (",", ";", ":", "、")
