"""The embedder protocol and the record that says which model made a vector."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from assistant.retrieval.errors import ModelRecordError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    FloatArray: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class ModelRecord:
    """What decides the vectors of a model. Two records are interchangeable when they are equal.

    Args:
        id: name of the weights, e.g. ``multilingual-e5-small-q4``.
        revision: changes when the weights change.
        dimension: numbers per vector.
        max_tokens: window of the model in tokens, special tokens and prefix included.
        query_prefix: what stands before every question; ``""`` says that there is none.
        passage_prefix: what stands before every passage; ``""`` says that there is none.

    Raises:
        ModelRecordError: a prefix is not declared, or a number is out of range.
    """

    id: str
    revision: str
    dimension: int
    max_tokens: int
    query_prefix: str
    passage_prefix: str

    def __post_init__(self) -> None:
        for name in ("query_prefix", "passage_prefix"):
            if not isinstance(getattr(self, name), str):
                raise ModelRecordError("embedder-record-prefix-missing", model=self.id, prefix=name)
        for name in ("dimension", "max_tokens"):
            if not isinstance(getattr(self, name), int) or getattr(self, name) < 8:
                raise ModelRecordError("embedder-record-number-invalid", model=self.id, field=name)

    def to_json(self) -> dict[str, Any]:
        """The record as plain values, for a manifest."""
        return asdict(self)

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> ModelRecord:
        """The record from plain values.

        Raises:
            ModelRecordError: a field is missing or unknown.
        """
        unknown = set(values) ^ set(cls.__dataclass_fields__)
        if unknown:
            raise ModelRecordError(
                "embedder-record-fields-invalid",
                model=str(values.get("id")),
                fields=", ".join(sorted(unknown)),
            )
        return cls(**values)


class Embedder(Protocol):
    """Turns texts into vectors of length 1. Safe to call from several threads at once."""

    @property
    def record(self) -> ModelRecord:
        """Which model this is."""

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions: float32, shape ``(len(texts), dimension)``, each of length 1."""

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of passages: float32, shape ``(len(texts), dimension)``, each of length 1."""

    def count_tokens(self, text: str) -> int:
        """Tokens that the model reads for a passage, with prefix and special tokens."""

    def release(self) -> None:
        """Let go of memory that only large batches need."""
