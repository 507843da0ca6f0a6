"""The search by itself, as settings want it; nothing of what makes answers is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.retrieval.embedders.registry import open_embedder
from assistant.retrieval.retriever import Retriever

if TYPE_CHECKING:
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.reranking.reranker import Reranker
    from assistant.settings import Settings


def open_retriever(settings: Settings, progress: Progress | None = None) -> Retriever:
    """The search over the guides and the user's own documents.

    Args:
        settings: which model, where the index is, what looks at the first passages again.
        progress: called with the number of texts encoded and in all, if the guides must be encoded.

    Raises:
        IndexMismatchError: the index was built by another model; names the command that rebuilds it.
        EmbedderUnavailableError: the guides must be encoded and the model cannot be loaded.
    """
    return Retriever.open(
        settings.home,
        open_embedder(settings.embedder, device=settings.device, ensemble=settings.ensemble),
        progress=progress,
        vectors=settings.vectors,
        reranker=_reranker(settings),
    )


def _reranker(settings: Settings) -> Reranker | None:
    """The model that looks at the first passages again, if one is set."""
    if settings.reranker is None:
        return None
    from assistant.retrieval.reranking.reranker import open_reranker

    return open_reranker(settings.reranker, settings.device, settings.rerank_budget_ms)
