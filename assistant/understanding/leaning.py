"""The words that tie a message to the one before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from assistant.understanding.adding import more
from assistant.understanding.facts import Facts
from assistant.understanding.features import features
from assistant.understanding.reading import Reading
from assistant.understanding.selling import sold
from assistant.understanding.vocabulary import Match

_FRAGMENT = 8
"""A fragment has at most this many words and numbers."""
STRANGE = 1
"""So many unknown words a message about the result before may have: "why …", "in 2018" [-]."""
_STRANGE_CHARACTERS = 2
"""The same where words are not parted by spaces [characters]."""
_EASTERN = "\u3040"
_DOING = ("enough", "can", "run", "fit", "or", "versus", "price", "speed")
"""Words that make "a 3090 too?" the same question about another card."""
_ASKING = frozenset({"amount", "which", "best", "why", "matter", "definition", "difference"})


class Leaning(NamedTuple):
    """How a message leans on the one before it.

    Args:
        opens: it begins or ends as a continuation does ("and …", "…呢").
        trails: it begins as a part of a sentence does ("for training", "with 64k").
        changes: it says what is to be different ("what if", "instead").
        corrects: it takes back what was said ("no, I meant").
        adds: it adds to what was said ("if I add", "I bought two more").
        removes: it says that cards were sold ("I sold one").
        joins: it names a card that is there "too".
        points: it speaks of "them" or "this one" without a name.
        is_fragment: it is no whole question: "with q8", "in Germany".
        is_bare_reason: it is "why?" and no more.
    """

    opens: bool
    trails: bool
    changes: bool
    corrects: bool
    adds: bool
    removes: bool
    joins: bool
    points: bool
    is_fragment: bool
    is_bare_reason: bool


def find_leaning(facts: Facts) -> Leaning:
    """Read the ties of a message."""
    reading = facts.reading
    turns = [match for match in reading.turns if match.value("turn") is not None]
    leading = _leading(reading)
    return Leaning(
        opens=_has(leading, "and_start") or any(_ends(match, reading) for match in turns),
        trails=_trails(reading),
        changes=_has(turns, "change"),
        corrects=_has(leading, "correct") or any(_closes(match, "correct", reading) for match in turns),
        adds=_has(turns, "add") or more(facts) is not None,
        removes=_removes(facts),
        joins=_joins(turns, facts),
        points=_has(turns, "one") or reading.says("them"),
        is_fragment=_is_fragment(facts),
        is_bare_reason=_is_bare_reason(reading),
    )


def _removes(facts: Facts) -> bool:
    """Whether cards are said to be sold, and neither what for nor anything else that could be counted."""
    return sold(facts) is not None and not (facts.amounts or facts.quantities) and is_short(facts.reading)


def _joins(turns: Sequence[Match], facts: Facts) -> bool:
    """Whether a card is there "too", and it is not asked whether it does as well: "and a 3090 too?"."""
    clauses = [match for match in facts.reading.mentions("clause") if not match.has("word", "owned")]
    if not facts.cards or clauses or facts.reading.says(*_DOING):
        return False
    return any(match.has("turn", "too") for match in turns)


def _trails(reading: Reading) -> bool:
    first = reading.at(0)
    return first is not None and first.has("word", "clause")


def _has(turns: Sequence[Match], turn: str) -> bool:
    return any(match.has("turn", turn) for match in turns)


def _leading(reading: Reading) -> list[Match]:
    """What the message begins with, one phrase after the other, a thanks or an ok among them."""
    leading: list[Match] = []
    reach = next(iter(content(reading)), 0)
    for match in reading.turns:
        if match.first > reach:
            break
        leading.append(match)
        reach = match.last + 1
    return leading


def _ends(match: Match, reading: Reading) -> bool:
    """Whether a word that ends a continuation closes the message."""
    return _closes(match, "end", reading)


def _closes(match: Match, turn: str, reading: Reading) -> bool:
    """Whether a turn stands at the end, before signs at most."""
    rest = reading.tokens[match.last :]
    return match.has("turn", turn) and not any(token.is_word or token.is_digits for token in rest)


def content(reading: Reading) -> list[int]:
    """The words and numbers, by their places."""
    return [index for index, token in enumerate(reading.tokens) if token.is_word or token.is_digits]


def is_short(reading: Reading) -> bool:
    """Whether a message has no more words than a fragment has."""
    return len(content(reading)) <= _FRAGMENT


def strays(reading: Reading) -> bool:
    """Whether a message speaks of other things: in words, or in characters, that have no meaning here."""
    words = [index for index in strange(reading) if reading.tokens[index].is_word]
    characters = [index for index in reading.unknown if reading.texts[index] >= _EASTERN]
    return len(words) > STRANGE or len(characters) > _STRANGE_CHARACTERS


def strange(reading: Reading) -> list[int]:
    """The words that have no meaning here, by their places."""
    return [index for index in reading.unknown if _is_word_of_its_own(index, reading)]


def _is_word_of_its_own(index: int, reading: Reading) -> bool:
    return len(reading.texts[index]) > 1 and not reading.is_small_word(index)


def _is_fragment(facts: Facts) -> bool:
    return is_short(facts.reading) and (features(facts, None) & (_ASKING | {"unknown"})) == set()


def _is_bare_reason(reading: Reading) -> bool:
    """Whether "why" stands there with nothing but small talk around."""
    whys = reading.mentions("why")
    if not whys:
        return False
    fillers = [match for match in reading.turns if match.value("act") or match.value("turn")]
    covered = {index for match in (*whys, *fillers) for index in range(match.first, match.last)}
    return all(index in covered for index in content(reading))
