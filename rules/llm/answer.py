"""What a rule on language models has found, before it becomes a computation."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Message, Option, Recommendation


@dataclass(frozen=True, slots=True)
class Answer:
    """The direct answer, what to do, a table, and hints at further ways."""

    headline: Message
    recommendation: Recommendation | None
    options: tuple[Option, ...]
    hints: tuple[Message, ...] = ()
