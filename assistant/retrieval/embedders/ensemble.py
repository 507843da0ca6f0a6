"""Two models as one: their vectors side by side, each with a share of the length.

All else follows from that. The record names both models and the share, so that an index built by one alone is
refused; vectors are stored, moved, swapped and searched as those of any model are. Seen from centres of the
same kind, the cosine of two joined vectors is a weighted mean of the two models' cosines.

Two parts of search use the first model alone, since they were fitted to it: the judgement whether a passage
answers, and the nearness of a question to example questions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.retrieval.embedders.base import Embedder, ModelRecord

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import HalfArray

SHARE_FILE = Path(__file__).parents[1] / "data" / "ensemble.yaml"


class EnsembleEmbedder:
    """Vectors of two models, joined.

    Args:
        first: the model that decides the window, counts tokens and judges.
        second: one that reads whatever the first one reads.
        share: of the squared length for the second, in (0, 1); by default the chosen one.
    """

    def __init__(self, first: Embedder, second: Embedder, share: float | None = None) -> None:
        self.first = first
        self._second = second
        self._share = default_share() if share is None else share
        self._record = _joined_record(first.record, second.record, self._share)

    @property
    def record(self) -> ModelRecord:
        """Both models, and the share."""
        return self._record

    @property
    def first_length(self) -> float:
        """Length of the first model's part of a vector."""
        return sqrt(1.0 - self._share)

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Joined vectors of questions."""
        return self._joined(self.first.query(texts), self._second.query(texts))

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Joined vectors of passages."""
        return self._joined(self.first.passage(texts), self._second.passage(texts))

    def count_tokens(self, text: str) -> int:
        """Tokens that the first model reads."""
        return self.first.count_tokens(text)

    def release(self) -> None:
        """Let go of memory that only large batches need."""
        self.first.release()
        self._second.release()

    def knowing(self, known: Mapping[int, HalfArray]) -> EnsembleEmbedder:
        """The same, whose first model does not encode what is known.

        Args:
            known: vectors of the first model by the key of their text.
        """
        from assistant.retrieval.embedders.knowing import KnowingEmbedder

        return EnsembleEmbedder(KnowingEmbedder(self.first, known), self._second, self._share)

    def _joined(self, first: FloatArray, second: FloatArray) -> FloatArray:
        import numpy as np

        joined: FloatArray = np.hstack([first * self.first_length, second * sqrt(self._share)])
        return joined.astype(np.float32, copy=False)


@cache
def default_share() -> float:
    """The share of the second model that was chosen by measurement."""
    from corpus.sources import load_yaml

    return float(load_yaml(SHARE_FILE.read_text(encoding="utf-8"))["share"])


def first_of(embedder: Embedder) -> Embedder:
    """The first model of an ensemble; any other embedder as it is."""
    return embedder.first if isinstance(embedder, EnsembleEmbedder) else embedder


def begins_with(joined: ModelRecord, first: ModelRecord) -> bool:
    """Whether a record is that of an ensemble with a certain first model."""
    is_named = joined.id.startswith(f"{first.id}+") and joined.revision.startswith(f"{first.revision}+")
    same = (joined.max_tokens, joined.query_prefix, joined.passage_prefix)
    return is_named and same == (first.max_tokens, first.query_prefix, first.passage_prefix)


def _joined_record(first: ModelRecord, second: ModelRecord, share: float) -> ModelRecord:
    return ModelRecord(
        id=f"{first.id}+{second.id}",
        revision=f"{first.revision}+{second.revision}@{share:g}",
        dimension=first.dimension + second.dimension,
        max_tokens=first.max_tokens,
        query_prefix=first.query_prefix,
        passage_prefix=first.passage_prefix,
    )
