"""Whether a word is unwanted: "no AMD", "AMD excluded", 不要A卡."""

from __future__ import annotations

from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_BEFORE = 3
_AFTER = 2


def is_negated(match: Match, reading: Reading) -> bool:
    """Whether "no", "without" stands shortly before or "excluded" shortly after, in the same sentence."""
    return negator(match, reading) is not None


def negator(match: Match, reading: Reading) -> Match | None:
    """The word that makes another one unwanted; ``None`` where it is wanted."""
    sentence = reading.sentences[match.first]
    for other in reading.mentions("without"):
        if 0 <= match.first - other.last < _BEFORE and reading.sentences[other.first] == sentence:
            is_meant = _nothing_between(other, match, reading) and not _asks_whether(other, reading)
            return other if is_meant else None
    after = (
        other
        for other in reading.mentions("not")
        if 0 <= other.first - match.last < _AFTER
        and reading.sentences[other.first] == sentence
        and (_nothing_between(match, other, reading) or _closes(other, reading))
        and not _is_of_next(other, match, reading)
    )
    return next(after, None)


def _asks_whether(other: Match, reading: Reading) -> bool:
    """Whether the word is the second half of a question by yes and no: 要不要, 是不是."""
    verb = reading.texts[other.last - 1]
    return other.last - other.first > 1 and other.first > 0 and reading.texts[other.first - 1] == verb


def _is_of_next(other: Match, match: Match, reading: Reading) -> bool:
    """Whether a "no" that may stand before a word is about the next one: ``gebraucht nicht neu``."""
    following = reading.at(other.last)
    if following is None or not other.has("word", "without"):
        return False
    kinds = {kind for kind, _ in following.meanings} - {"word"}
    return any(kind in kinds for kind, _ in match.meanings)


def _closes(other: Match, reading: Reading) -> bool:
    """Whether nothing follows that the word could belong to instead: ``只要N卡，不要A卡``."""
    rest = reading.tokens[other.last :]
    return not any(token.is_word or token.is_digits for token in rest)


def _nothing_between(first: Match, second: Match, reading: Reading) -> bool:
    return all(not _parts(text) for text in reading.texts[first.last : second.first])


def _parts(text: str) -> bool:
    return text in (",", ";", ":", "、")
