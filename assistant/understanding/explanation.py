"""How a question was understood, and why so: for whoever wonders, and for whoever adds words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from assistant.understanding.facts import Facts, find_facts
from assistant.understanding.frame import Frame, Span
from assistant.understanding.identify import identify, small_words
from assistant.understanding.language_data import load
from assistant.understanding.names import find_names
from assistant.understanding.normalise import normalise
from assistant.understanding.parting import with_parted_names
from assistant.understanding.reading import Reading
from assistant.understanding.spellings import in_latin
from assistant.understanding.tokens import tokenise
from assistant.understanding.weighing import Weighed, weigh
from rules.knowledge import Knowledge

Why = Literal["asked for", "small words", "characters", "conversation", "language model", "default"]
_NO_MEANING = frozenset({"number", "unit", "currency", "multiplier"})
"""Kinds of words that slots show already."""


class Heard(NamedTuple):
    """A word or phrase with its meanings, where it stands in the question."""

    text: str
    span: Span
    meanings: tuple[str, ...]


class Explanation(NamedTuple):
    """How a question was read.

    Args:
        text: the question in matching form.
        language: that it is read in.
        why: what told the language.
        words: the small words that did, where it was these.
        heard: words and phrases with a meaning, from left to right.
        threshold: the score from which a rule counts [-].
        rules: what speaks for each rule, best first.
    """

    text: str
    language: str
    why: Why
    words: tuple[str, ...]
    heard: tuple[Heard, ...]
    threshold: float
    rules: tuple[Weighed, ...]


def explain(question: str, frame: Frame, spoken: str | None, knowledge: Knowledge) -> Explanation:
    """How a question was read on the way to its frame.

    Args:
        question: as typed.
        frame: what it was understood as.
        spoken: language of the conversation, if there is one.
        knowledge: the catalogs that names are looked up in.

    Raises:
        QuestionError: the question is empty or too long.
    """
    normal = with_parted_names(in_latin(normalise(question)), knowledge)
    tokens = tokenise(normal.text)
    names = find_names(normal, tokens, knowledge)
    tag = identify(normal, tokens, names, spoken).tag
    facts = find_facts(Reading(normal, load(tag), tokens, names).without_mere_numbers())
    small = small_words(tag, normal, tokens, names)
    threshold, ranked = weigh(facts)
    return Explanation(
        normal.text,
        tag,
        _why(tag, small, frame, spoken),
        small,
        tuple(_heard(facts)),
        threshold,
        tuple(ranked),
    )


def _why(tag: str, small: tuple[str, ...], frame: Frame, spoken: str | None) -> Why:
    if frame.language != tag and frame.foreign is None:
        return "asked for"
    if frame.foreign is not None:
        return "default" if spoken is None else "conversation"
    if small:
        return "small words"
    if any(character > "\u0400" for character in frame.question):
        return "characters"
    return "conversation" if spoken == tag else "default" if tag == "en" else "language model"


def _heard(facts: Facts) -> Iterator[Heard]:
    """Each place once, with all that it can mean."""
    reading = facts.reading
    places: dict[tuple[int, int], dict[str, None]] = {}
    for match in (*reading.rule_phrases, *reading.words, *reading.turns):
        meanings = (f"{kind} {value}" for kind, value in match.meanings if kind not in _NO_MEANING)
        places.setdefault((match.first, match.last), {}).update(dict.fromkeys(meanings))
    for (first, last), known in sorted(places.items()):
        if known and any(token.is_word for token in reading.tokens[first:last]):
            yield Heard(reading.said(first, last), reading.span(first, last), tuple(known))
