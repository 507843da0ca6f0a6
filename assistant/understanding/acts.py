"""Turns that are no question: greetings, thanks, a yes to an offer, a wish about form or language."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.understanding.frame import Act
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_ORDER: Sequence[Act] = (
    "insult",
    "start_over",
    "show_steps",
    "show_sources",
    "repeat_shorter",
    "capabilities",
    "unsure",
    "decline",
    "thanks",
    "goodbye",
    "greeting",
    "accept",
)
"""Of several acts in one message, the first one here is answered."""

_SHARE = 0.75
"""How much of a message acts and fillers must cover for it to be no question."""


def find_act(reading: Reading) -> Act:
    """The act of a message without a question of its own; ``ask`` where it has content that no act covers."""
    judging = reading.mentions("judge")
    spoken = [
        match
        for match in reading.turns
        if match.value("act") is not None and not any(_is_part(match, judge) for judge in judging)
    ]
    acts = {value for match in spoken for kind, value in match.meanings if kind == "act"}
    if _covered(spoken, reading) < _SHARE:
        return "ask"
    return next((act for act in _ORDER if act in acts), "ask")


def _is_part(match: Match, longer: Match) -> bool:
    """Whether a phrase is only a part of a longer one: the yes of 好不好, which asks whether it is good."""
    is_inside = longer.first <= match.first and match.last <= longer.last
    return is_inside and (match.first, match.last) != (longer.first, longer.last)


def is_whole_act(reading: Reading, *, follows: bool) -> bool:
    """Whether one phrase of an act is the whole message, though a word of it means a part as well.

    "¿Cuál es la fuente?" asks for the source, not for a supply. A single word does so only after a turn.
    """
    content = _content(reading)
    if len(content) < (1 if follows else 2):
        return False
    said = (match for match in reading.turns if match.value("act") is not None)
    return any(match.first <= content[0] and content[-1] < match.last for match in said)


def wanted_language(reading: Reading) -> str | None:
    """The language that the asker wants the answer in: "answer in Turkish", or a message of nothing else."""
    for match, tag in reading.of_kind("language"):
        if _is_asked_for(match, reading) or _is_alone(match, reading):
            return tag
    return None


def _is_asked_for(match: Match, reading: Reading) -> bool:
    """Whether words that ask for a language touch its name."""
    for turn in reading.turns:
        touches = turn.last == match.first or turn.first == match.last
        if touches and turn.has("act", "set_language") and turn.last - turn.first > 1:
            return True
    return False


def _is_alone(match: Match, reading: Reading) -> bool:
    spoken = [turn for turn in reading.turns if turn.value("act") is not None]
    named = [turn for turn in spoken if turn.last <= match.first or turn.first >= match.last]
    return _covered([*named, match], reading) >= _SHARE


def _covered(matches: Sequence[Match], reading: Reading) -> float:
    """Share of the words and numbers that the matches cover."""
    covered = {index for match in matches for index in range(match.first, match.last)}
    content = _content(reading)
    return sum(index in covered for index in content) / len(content) if content else 0.0


def _content(reading: Reading) -> list[int]:
    return [index for index, token in enumerate(reading.tokens) if token.is_word or token.is_digits]
