"""An embedder of a few numbers per text, for tests of what is kept and not of what is found."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from assistant.retrieval.embedders.base import ModelRecord

RECORD = ModelRecord(
    id="tests", revision="1", dimension=8, max_tokens=60, query_prefix="query: ", passage_prefix="passage: "
)


class FakeEmbedder:
    """The same text has always the same vector; every text that is encoded is noted."""

    def __init__(self) -> None:
        self.encoded: list[str] = []

    @property
    def record(self) -> ModelRecord:
        return RECORD

    def query(self, texts: Sequence[str]) -> NDArray[np.float32]:
        return self._vectors(texts)

    def passage(self, texts: Sequence[str]) -> NDArray[np.float32]:
        return self._vectors(texts)

    def count_tokens(self, text: str) -> int:
        return len(text.split())

    def release(self) -> None:
        """Nothing is held."""

    def _vectors(self, texts: Sequence[str]) -> NDArray[np.float32]:
        self.encoded.extend(texts)
        digests = [blake2b(text.encode(), digest_size=RECORD.dimension).digest() for text in texts]
        table = np.frombuffer(b"".join(digests), np.uint8).reshape(len(texts), -1).astype(np.float32)
        return table / np.linalg.norm(table, axis=1, keepdims=True)
