"""New words in the place of old ones in a question, and where everything stands then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Span


class Placed(NamedTuple):
    """What is to stand at a place of the question."""

    span: Span
    text: str


def by_place(words: Placed) -> int:
    """Where they begin, for sorting."""
    return words.span.start


def with_words(question: str, words: Sequence[Placed]) -> str:
    """The question with words, the last ones first, in their places."""
    for span, text in words:
        question = f"{question[: span.start]}{text}{question[span.end :]}"
    return question


def joined(one: Span, other: Span) -> Span:
    """From the beginning of the first of two spans to the end of the last."""
    return Span(min(one.start, other.start), max(one.end, other.end))


def apart(span: Span, text: str, facts: Facts) -> tuple[Span, str]:
    """A span and its new words, kept apart from digits and Latin letters that they did not touch before."""
    question = facts.reading.normal.original
    old = question[span.start : span.end]
    before, after = question[: span.start][-1:], question[span.end :][:1]
    left = _gap(before, old[:1], text[:1])
    return span, f"{left}{text}{_gap(after, old[-1:], text[-1:])}"


def _gap(neighbour: str, old: str, new: str) -> str:
    def is_wordlike(sign: str) -> bool:
        return sign.isascii() and sign.isalnum()

    is_near = is_wordlike(neighbour) and is_wordlike(new) and (neighbour.isdigit() or not is_wordlike(old))
    return " " if is_near else ""


def moved(span: Span | None, words: Sequence[Placed]) -> Span | None:
    """Where something stands once the words are in their places; all of them where it is within them."""
    if span is None:
        return None
    inside = next((old for old, _ in words if old.start <= span.start and span.end <= old.end), span)
    grown: Mapping[Span, int] = {old: len(text) - (old.end - old.start) for old, text in words}
    start = sum(by for old, by in grown.items() if old.end <= inside.start)
    end = sum(by for old, by in grown.items() if old.end <= inside.end)
    return Span(inside.start + start, inside.end + end)
