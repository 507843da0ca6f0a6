"""An embedder that remembers its vectors, in memory and in a file, so that a second run takes seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.embedders.ensemble import EnsembleEmbedder
from assistant.retrieval.embedders.universal import UniversalEmbedder
from assistant.retrieval.encode import Job

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder, FloatArray, ModelRecord

BATCH = 32
Step = Callable[[int], None]


class RememberingEmbedder:
    """Asks another embedder for each text once.

    Args:
        embedder: what encodes.
        folder: where the vectors of a model are kept; only in memory if left out.
        step: called with the number of texts encoded since the last call.
    """

    def __init__(self, embedder: Embedder, folder: Path | None = None, step: Step | None = None) -> None:
        self._embedder = embedder
        self._file = folder / f"{_name(embedder.record)}.npz" if folder else None
        self._step = step
        self._known: dict[int, FloatArray] = _read(self._file) if self._file else {}

    @property
    def record(self) -> ModelRecord:
        """Which model this is."""
        return self._embedder.record

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions, encoded one by one as they are asked."""
        return self._remembered([Job(text, as_query=True) for text in texts], self._embedder.query, 1)

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of passages."""
        return self._remembered([Job(text) for text in texts], self._embedder.passage, BATCH)

    def count_tokens(self, text: str) -> int:
        """Tokens that the model reads for a passage."""
        return self._embedder.count_tokens(text)

    def release(self) -> None:
        """Let go of memory that only large batches need."""
        self._embedder.release()

    def save(self) -> None:
        """Write the vectors to the file, if there is a folder for it.

        Raises:
            OSError: it cannot be written.
        """
        if self._file and self._known:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            keys = np.asarray(list(self._known), np.uint64)
            np.savez(self._file, keys=keys, vectors=np.stack(list(self._known.values())))

    def _remembered(
        self, jobs: Sequence[Job], encode: Callable[[Sequence[str]], FloatArray], batch: int
    ) -> FloatArray:
        missing = [job for job in {job.key: job for job in jobs}.values() if job.key not in self._known]
        for start in range(0, len(missing), batch):
            part = missing[start : start + batch]
            vectors = encode([job.text for job in part])
            self._known.update(zip((job.key for job in part), vectors, strict=True))
            if self._step:
                self._step(len(part))
        if not jobs:
            return np.empty((0, self.record.dimension), np.float32)
        return np.stack([self._known[job.key] for job in jobs])


@contextmanager
def remembering(first: Embedder, folder: Path | None = None, *, ensemble: bool = False) -> Iterator[Embedder]:
    """An embedder that remembers, written to the folder at the end; of an ensemble, each model by itself.

    Args:
        first: the model.
        ensemble: whether the second model is asked beside it.
    """
    alone, second = RememberingEmbedder(first, folder), RememberingEmbedder(UniversalEmbedder(), folder)
    try:
        yield EnsembleEmbedder(alone, second) if ensemble else alone
    finally:
        alone.save()
        second.save()


def _name(record: ModelRecord) -> str:
    return "vectors-" + blake2b(repr(record).encode(), digest_size=6).hexdigest()


def _read(path: Path) -> dict[int, FloatArray]:
    try:
        with np.load(path, allow_pickle=False) as stored:
            return dict(zip(stored["keys"].tolist(), stored["vectors"], strict=True))
    except FileNotFoundError:
        return {}
