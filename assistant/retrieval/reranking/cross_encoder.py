"""Any cross-encoder that sentence-transformers can load: a Hugging Face id or a local folder.

PyTorch is imported when the model is loaded. What these libraries raise is of no one kind: a damaged file of
weights, a server that is away and a full graphics card each bring an error of another library. All of it
becomes :class:`RerankerError` here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from assistant.retrieval.embedders.guard import PASSAGE_CHARACTERS, QUERY_CHARACTERS, guard
from assistant.retrieval.embedders.sentence_transformer import EXTRA
from assistant.retrieval.reranking.scorer import RerankerError
from corpus.extras import install_command

_REASON = 300
"""So many characters of a library's own words are logged [-]."""


class CrossEncoderScorer:
    """A model of sentence-transformers with one output.

    Args:
        model: Hugging Face id, or path of a local folder.
        device: ``cpu``, ``cuda``, ``cuda:1``, …; by default what PyTorch finds.

    Raises:
        RerankerError: it cannot be loaded, or has more than one output, so that nothing is the score.
    """

    def __init__(self, model: str, device: str | None = None) -> None:
        self._model = _loaded(model, device)

    def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
        """One number for each passage; of a pair over the model's window the beginning counts."""
        asked = guard(question, QUERY_CHARACTERS)
        pairs = [(asked, guard(passage, PASSAGE_CHARACTERS)) for passage in passages]
        try:
            found = self._model.predict(pairs, batch_size=max(1, len(pairs)), show_progress_bar=False)
            return [float(score) for score in found]
        except Exception as error:
            # without the library's words, which may hold those of the question
            raise RerankerError(f"scoring failed: {type(error).__name__}") from error


def _loaded(name: str, device: str | None) -> Any:
    try:
        from sentence_transformers import CrossEncoder
        from transformers.utils import logging
    except ImportError as error:
        raise RerankerError(f"it needs an extra: {install_command(EXTRA)}") from error
    logging.disable_progress_bar()
    try:
        model = CrossEncoder(name, device=device, trust_remote_code=False)
    except Exception as error:
        reason = " ".join(str(error).split())[:_REASON]
        raise RerankerError(f"loading failed: {type(error).__name__}: {reason}") from error
    if model.num_labels != 1:
        raise RerankerError(f"it has {model.num_labels} outputs, one is needed")
    return model
