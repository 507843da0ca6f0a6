"""What tells how well a passage answers a question, read together with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class RerankerError(Exception):
    """The model cannot be loaded or cannot score. Only for the log: no answer fails by it."""


class Scorer(Protocol):
    """A model that reads a question and a passage together."""

    def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
        """One number for each passage, higher for the better answer.

        Raises:
            RerankerError: the model cannot score them.
        """
