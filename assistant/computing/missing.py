"""What a rule cannot do without, and the question that asks for it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Message, Scalar


@dataclass(frozen=True, slots=True)
class Missing:
    """An input without a sensible default.

    Args:
        slot: the input's name.
        question: the clarifying question.
        options: choices to offer: sentences, or names and typed values.
    """

    slot: str
    question: Message
    options: tuple[Message | Scalar, ...] = ()
