"""The search by itself, as settings want it; nothing of what makes answers is loaded."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from assistant.retrieval.embedders.registry import open_embedder
from assistant.retrieval.retriever import Retriever

if TYPE_CHECKING:
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.reranking.reranker import Reranker
    from assistant.retrieval.results import SearchResult
    from assistant.settings import Settings
    from rules.knowledge import Knowledge

MOST_NAMES = 8
"""Names of letters and digits in a question that are looked up."""


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


def searched(
    retriever: Retriever,
    text: str,
    language: str,
    knowledge: Knowledge,
    *,
    limit: int,
    within: str | None = None,
) -> SearchResult:
    """The passages nearest to a question; of those of its neighbours none answers what it names by letters
    and digits (``host78``).

    Args:
        language: tag of the asker's language.
        knowledge: the catalogs, whose products are no names of the user's own.

    Raises:
        CollectionError: there is no collection of that name.
        IndexCorruptError: it is none of the guides, and nothing of the user's own can be read.
        EmbedderUnavailableError: the model cannot be loaded.
    """
    from assistant.retrieval.index.named_sets import GUIDES
    from assistant.retrieval.lexical.identifiers import identifiers
    from assistant.understanding.known_names import known_names

    names = identifiers(text)[:MOST_NAMES] if within != GUIDES else []
    if not names:
        return retriever.search(text, language, limit, within=within)
    named = retriever.named(names, known_names(text, knowledge))
    result = retriever.search(text, language, limit, within=within, names=named.held)
    return replace(result, answerable=False) if named.unheld else result


def _reranker(settings: Settings) -> Reranker | None:
    """The model that looks at the first passages again, if one is set."""
    if settings.reranker is None:
        return None
    from assistant.retrieval.reranking.reranker import open_reranker

    return open_reranker(settings.reranker, settings.device, settings.rerank_budget_ms)
