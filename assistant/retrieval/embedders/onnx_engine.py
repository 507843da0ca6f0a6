"""The third engine, for servers: the shipped encoder in 8-bit integers, run by ONNX Runtime.

``rigwise embedder build onnx DIRECTORY`` writes the model, ``RIGWISE_EMBEDDER=DIRECTORY`` uses it. Its
vectors lie within a cosine of .99 of the other engines', and its record is theirs, so it serves the same
index. It is several times faster than the native engine and takes more memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from assistant.retrieval import THREADS
from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.guard import PASSAGE_CHARACTERS, QUERY_CHARACTERS, fitted, guard
from assistant.retrieval.embedders.onnx_build import EXTRA
from assistant.retrieval.embedders.registry import ONNX_FILE
from assistant.retrieval.embedders.sentence_transformer import read_record
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.errors import EmbedderUnavailableError, ModelRecordError
from corpus.extras import install_command

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

_SLOWER = ["SkipLayerNormFusion"]
"""Joins a sum and the norm after it into a step that takes four times as long as both: a quarter of all."""


class OnnxEmbedder:
    """Loads nothing until the first text comes.

    Args:
        folder: what ``rigwise embedder build onnx`` wrote.

    Raises:
        ModelRecordError: the folder's record is missing or is not that of the shipped weights.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._record = read_record(folder)
        self._lock = Lock()
        if self._record != RECORD:
            command = f"rigwise embedder build onnx {folder}"
            raise ModelRecordError("embedder-onnx-outdated", model=str(folder), command=command)

    @property
    def record(self) -> ModelRecord:
        """Which model this is: the shipped one."""
        return self._record

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions; of a long one, the beginning and the end count."""
        safe = [fitted(guard(text, QUERY_CHARACTERS), self._count) for text in texts]
        return self._ready.encode([RECORD.query_prefix + text for text in safe])

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of passages; batches are spread over threads."""
        return self._ready.encode([RECORD.passage_prefix + guard(text, PASSAGE_CHARACTERS) for text in texts])

    def count_tokens(self, text: str) -> int:
        """Tokens of a passage, with prefix and special tokens."""
        return self._count(guard(text, PASSAGE_CHARACTERS))

    def release(self) -> None:
        """Nothing to let go: the model serves questions and batches alike."""

    def _count(self, safe: str) -> int:
        return self._ready.count(RECORD.passage_prefix + safe)

    @property
    def _ready(self) -> OnnxEngine:
        with self._lock:
            return self._engine

    @cached_property
    def _engine(self) -> OnnxEngine:
        return OnnxEngine(self._folder / ONNX_FILE, ShippedEmbedder().weights)


class OnnxEngine:
    """The model with what surrounds it: tokenizer, word table, windows of long texts.

    Raises:
        EmbedderUnavailableError: the package ``onnxruntime`` or the model is missing, or cannot be loaded.
    """

    def __init__(self, model: Path, weights: Path) -> None:
        from assistant.retrieval.embedders.unigram import UnigramTokenizer
        from assistant.retrieval.embedders.weights import WeightFile

        self._session = _session(model)
        self._weights = WeightFile(weights)
        self._shape = self._weights.shape
        self._tokenizer = UnigramTokenizer(self._weights.pieces)
        kinds = self._weights.tensor("emb.type", self._shape.hidden)
        self._positions = self._weights.tensor("emb.pos", self._shape.hidden) + kinds[0]

    def encode(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of texts that already carry their prefix, spread over threads."""
        import numpy as np

        if len(texts) < 2:
            vectors = [self._vector(text) for text in texts]
        else:
            with ThreadPoolExecutor(THREADS) as pool:
                vectors = list(pool.map(self._vector, texts))
        return np.vstack(vectors) if vectors else np.empty((0, self._shape.hidden), dtype=np.float32)

    def count(self, text: str) -> int:
        """Tokens of a text that already carries its prefix, special tokens included."""
        return self._tokenizer.count(text)

    def _vector(self, text: str) -> FloatArray:
        """The vector of one text; what exceeds the window is cut into windows, weighted by their lengths."""
        import numpy as np

        first, *content, last = self._tokenizer.ids(text)
        size = self._shape.positions - 2
        total = np.zeros(self._shape.hidden, dtype=np.float32)
        for start in range(0, max(1, len(content)), size):
            window = content[start : start + size]
            total += self._mean([first, *window, last]) * max(1, len(window))
        return np.asarray(total / max(float(np.linalg.norm(total)), 1e-6), dtype=np.float32)

    def _mean(self, ids: list[int]) -> FloatArray:
        import numpy as np

        words = self._weights.rows("emb.word", np.asarray(ids, dtype=np.int64), self._shape.hidden)
        rows = words + self._positions[: len(ids)]
        mean: FloatArray = self._session.run(None, {"rows": rows[None]})[0][0]
        return mean


def _session(model: Path) -> Any:
    try:
        import onnxruntime
    except ImportError as error:
        command = install_command(EXTRA)
        raise EmbedderUnavailableError("embedder-extra-missing", model="onnx", command=command) from error
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    try:
        return onnxruntime.InferenceSession(
            str(model), options, providers=["CPUExecutionProvider"], disabled_optimizers=_SLOWER
        )
    except Exception as error:
        reason = str(error).strip().splitlines()[0]
        raise EmbedderUnavailableError(
            "embedder-model-unavailable", model=str(model), reason=reason
        ) from error
