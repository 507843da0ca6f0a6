"""The vectors of the questions asked last.

People ask the questions that the page suggests, ask again, and go back to what they asked; a question is read
for its rule and then searched for. Encoding is most of what an answer costs.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray, ModelRecord

KEPT = 512
"""Questions whose vectors are kept; each takes one and a half kilobytes with the default model."""


class QuestionEncoder(Protocol):
    """What encodes questions."""

    @property
    def record(self) -> ModelRecord:
        """Which model this is."""

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions, one row each, of length 1."""


class RecentQuestions:
    """Encodes questions, those asked lately from memory. Safe to share between threads.

    Args:
        encoder: what encodes the others.
        kept: how many are kept.
    """

    def __init__(self, encoder: QuestionEncoder, kept: int = KEPT) -> None:
        self._encoder = encoder
        self._most = kept
        self._kept: OrderedDict[str, FloatArray] = OrderedDict()
        self._lock = Lock()

    @property
    def record(self) -> ModelRecord:
        """Which model this is."""
        return self._encoder.record

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions, one row each, of length 1.

        Raises:
            EmbedderUnavailableError: the model cannot be loaded.
        """
        if len(texts) != 1:
            return self._encoder.query(texts)
        return self._one(texts[0])

    def _one(self, text: str) -> FloatArray:
        with self._lock:
            vectors = self._kept.get(text)
            if vectors is not None:
                self._kept.move_to_end(text)
                return vectors
        vectors = self._encoder.query([text])
        vectors.setflags(write=False)
        with self._lock:
            self._kept[text] = vectors
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return vectors
