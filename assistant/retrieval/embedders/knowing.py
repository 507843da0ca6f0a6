"""An embedder that is not asked again for what it said before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from assistant.retrieval.encode import Job

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder, FloatArray, ModelRecord
    from assistant.retrieval.segment import HalfArray


class KnowingEmbedder:
    """Another embedder with vectors that it made before.

    Args:
        embedder: what encodes all else.
        known: its vectors by the key of their text.
    """

    def __init__(self, embedder: Embedder, known: Mapping[int, HalfArray]) -> None:
        self._embedder = embedder
        self._known = known

    @property
    def record(self) -> ModelRecord:
        """Which model this is."""
        return self._embedder.record

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions."""
        return self._looked_up([Job(text, as_query=True) for text in texts], self._embedder.query)

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of passages."""
        return self._looked_up([Job(text) for text in texts], self._embedder.passage)

    def count_tokens(self, text: str) -> int:
        """Tokens that the model reads for a passage."""
        return self._embedder.count_tokens(text)

    def release(self) -> None:
        """Let go of memory that only large batches need."""
        self._embedder.release()

    def _looked_up(self, jobs: Sequence[Job], encode: Callable[[Sequence[str]], FloatArray]) -> FloatArray:
        import numpy as np

        table = np.empty((len(jobs), self.record.dimension), dtype=np.float32)
        missing = []
        for row, job in enumerate(jobs):
            found = self._known.get(job.key)
            if found is None:
                missing.append(row)
            else:
                table[row] = found
        if missing:
            table[missing] = encode([jobs[row].text for row in missing])
        return table
