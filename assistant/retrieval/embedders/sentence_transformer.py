"""Any model that sentence-transformers can load: a Hugging Face id or a local folder, on CPU or CUDA.

PyTorch is imported when the first text comes. ``HF_HUB_OFFLINE`` and the other variables of the libraries
are honoured as they are; a local folder needs no network at all.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.described import MODULES_FILE, described_record
from assistant.retrieval.embedders.guard import PASSAGE_CHARACTERS, QUERY_CHARACTERS, fitted, guard
from assistant.retrieval.errors import EmbedderUnavailableError, ModelRecordError
from corpus.extras import install_command

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

RECORD_FILE = "rigwise_model.json"
EXAMPLE = ModelRecord("my-model", "1", 384, 512, "query: ", "passage: ")
"""A record as it may lie in the folder of a model."""
EXTRA = "sentence-transformers"
_BATCH = 32


class SentenceTransformerEmbedder:
    """A model of sentence-transformers.

    Args:
        model: Hugging Face id, or path of a local folder.
        record: what decides the vectors. Left out, it is read from ``rigwise_model.json`` in the folder, or
            else from the files of sentence-transformers there.
        device: ``cpu``, ``cuda``, ``cuda:1``, …; by default what PyTorch finds.

    Raises:
        ModelRecordError: no record is given and nothing in the folder says which prefixes the model takes.
    """

    def __init__(self, model: str, record: ModelRecord | None = None, device: str | None = None) -> None:
        self._name = model
        self._device = device
        self._record = record or record_of(Path(model))
        self._lock = Lock()

    @property
    def record(self) -> ModelRecord:
        """Which model this is."""
        return self._record

    def query(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of questions; of a long one, the beginning and the end count."""
        safe = [fitted(guard(text, QUERY_CHARACTERS), self._count) for text in texts]
        return self._encode(self._record.query_prefix, safe)

    def passage(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of passages."""
        return self._encode(self._record.passage_prefix, [guard(text, PASSAGE_CHARACTERS) for text in texts])

    def count_tokens(self, text: str) -> int:
        """Tokens of a passage, with prefix and special tokens."""
        return self._count(guard(text, PASSAGE_CHARACTERS))

    def release(self) -> None:
        """Nothing to let go: the model serves questions and batches alike."""

    def _count(self, safe: str) -> int:
        text = self._record.passage_prefix + safe
        return len(self._ready.tokenizer(text, truncation=False, verbose=False)["input_ids"])

    def _encode(self, prefix: str, safe: Sequence[str]) -> FloatArray:
        import numpy as np

        if not safe:
            return np.empty((0, self._record.dimension), dtype=np.float32)
        prefixed = [prefix + text for text in safe]
        vectors = self._ready.encode(
            prefixed, prompt="", batch_size=_BATCH, normalize_embeddings=True, show_progress_bar=False
        )
        return np.asarray(vectors, dtype=np.float32)

    @property
    def _ready(self) -> Any:
        with self._lock:
            return self._model

    @cached_property
    def _model(self) -> Any:
        try:
            from sentence_transformers import SentenceTransformer
            from transformers.utils import logging
        except ImportError as error:
            raise EmbedderUnavailableError(
                "embedder-extra-missing", model=self._name, command=install_command(EXTRA)
            ) from error
        logging.disable_progress_bar()
        try:
            model = SentenceTransformer(self._name, device=self._device, trust_remote_code=False)
        except (OSError, ValueError, RuntimeError) as error:
            reason = str(error).strip().splitlines()[0]
            raise EmbedderUnavailableError(
                "embedder-model-unavailable", model=self._name, reason=reason
            ) from error
        self._check(model)
        return model

    def _check(self, model: Any) -> None:
        dimension = model.get_embedding_dimension()
        if dimension != self._record.dimension:
            raise ModelRecordError(
                "embedder-record-dimension-wrong",
                model=self._name,
                recorded=self._record.dimension,
                actual=int(dimension),
            )
        if model.max_seq_length < self._record.max_tokens:
            raise ModelRecordError(
                "embedder-record-window-wrong",
                model=self._name,
                recorded=self._record.max_tokens,
                actual=int(model.max_seq_length),
            )


def record_of(folder: Path) -> ModelRecord:
    """The record of a local model: the one in its folder, or else what its own files say.

    Raises:
        ModelRecordError: neither says enough, or the record is not one.
    """
    if (folder / RECORD_FILE).exists():
        return read_record(folder)
    found = described_record(folder)
    return found if found is not None else read_record(folder)


def read_record(folder: Path) -> ModelRecord:
    """The record that lies in a model's folder.

    Raises:
        ModelRecordError: there is none, or it is not one.
    """
    try:
        values = json.loads((folder / RECORD_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise _record_missing(folder) from error
    if not isinstance(values, dict):
        raise _record_missing(folder)
    return ModelRecord.from_json(values)


def _record_missing(folder: Path) -> ModelRecordError:
    return ModelRecordError(
        "embedder-record-missing",
        model=str(folder),
        file=RECORD_FILE,
        modules=MODULES_FILE,
        example=json.dumps(EXAMPLE.to_json()),
    )
