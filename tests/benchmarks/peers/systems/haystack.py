"""Haystack: ``InMemoryDocumentStore`` and its embedding retriever."""

from __future__ import annotations

from pathlib import Path

from tests.benchmarks.peers.corpus import Corpus
from tests.benchmarks.peers.systems.system import PASSAGE_PREFIX, QUERY_PREFIX, TOP, Search


def index(model: str, corpus: Corpus, folder: Path) -> None:
    """Encode the texts and save the store."""
    from haystack import Document
    from haystack.document_stores.in_memory import InMemoryDocumentStore
    from haystack_integrations.components.embedders.sentence_transformers import (
        SentenceTransformersDocumentEmbedder,
    )

    embedder = SentenceTransformersDocumentEmbedder(model=model, prefix=PASSAGE_PREFIX, progress_bar=False)
    embedder.warm_up()
    documents = [
        Document(id=str(number), content=text.text, meta={"name": text.name})
        for number, text in enumerate(corpus.texts)
    ]
    store = InMemoryDocumentStore(embedding_similarity_function="cosine")
    store.write_documents(embedder.run(documents)["documents"])
    store.save_to_disk(str(folder / "store.json"))


def opened(model: str, corpus: Corpus, folder: Path) -> Search:
    """The saved store with a text embedder."""
    from haystack.components.retrievers.in_memory import InMemoryEmbeddingRetriever
    from haystack.document_stores.in_memory import InMemoryDocumentStore
    from haystack_integrations.components.embedders.sentence_transformers import (
        SentenceTransformersTextEmbedder,
    )

    store = InMemoryDocumentStore.load_from_disk(str(folder / "store.json"))
    embedder = SentenceTransformersTextEmbedder(model=model, prefix=QUERY_PREFIX, progress_bar=False)
    embedder.warm_up()
    retriever = InMemoryEmbeddingRetriever(store, top_k=TOP)

    def search(question: str) -> list[str]:
        found = retriever.run(query_embedding=embedder.run(text=question)["embedding"])
        return [str(document.meta["name"]) for document in found["documents"]]

    return search
