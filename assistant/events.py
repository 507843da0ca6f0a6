"""What happens on the way of a question, in order, for surfaces that show an answer as it comes."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from assistant.answer import Answer, Citation, Computation, WordedSentence
from assistant.understanding.frame import Frame

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Understood:
    """The question has been read; comes once, first."""

    conversation_id: str
    frame: Frame


@dataclass(frozen=True, slots=True)
class Computed:
    """The rules have answered what they can; not sent for a turn that asks nothing."""

    computations: tuple[Computation, ...]


@dataclass(frozen=True, slots=True)
class Cited:
    """The passages have been found; not sent for a turn that asks nothing."""

    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Composed:
    """The answer stands, complete but for what a language model may add; comes once."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Worded:
    """A sentence of the language model ``model`` that passed every check; only where one is set up."""

    sentence: WordedSentence
    model: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A text of a language model that did not: for whoever asks why, never for the asker.

    Args:
        reason: one of :data:`assistant.writer.faults.REASONS`.
        detail: what is at fault.
    """

    text: str
    reason: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Done:
    """The whole answer; comes once, last."""

    answer: Answer


Event = Understood | Computed | Cited | Composed | Worded | Dropped | Done


def completed(way: Generator[object, None, T]) -> T:
    """The result of a way that is gone to its end without looking at what happens on it."""
    while True:
        try:
            next(way)
        except StopIteration as end:
            result: T = end.value
            return result
