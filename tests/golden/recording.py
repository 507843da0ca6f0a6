"""An assistant that keeps, beside each answer, what the rules said before it was worded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import assistant.dialogue as way
from assistant.answer import Answer
from assistant.assistant import Assistant
from assistant.computing import Outcome
from assistant.settings import Settings


class RecordingAssistant(Assistant):
    """Answers as ever; ``outcomes`` holds the language-free results of the rules by answer id."""

    def __init__(self, home: Path, day: date) -> None:
        super().__init__(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: day)
        self.outcomes: dict[str, tuple[Outcome, ...]] = {}

    def ask(self, question: str, conversation_id: str | None = None, language: str | None = None) -> Answer:
        with _recorded() as said:
            answer = super().ask(question, conversation_id, language)
        self.outcomes[answer.id] = tuple(said)
        return answer


@contextmanager
def _recorded() -> Iterator[list[Outcome]]:
    said: list[Outcome] = []
    compute = way.compute

    def recording(frame, knowledge):
        outcome = compute(frame, knowledge)
        said.append(outcome)
        return outcome

    way.compute = recording
    try:
        yield said
    finally:
        way.compute = compute
