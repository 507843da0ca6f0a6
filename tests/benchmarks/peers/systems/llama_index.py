"""LlamaIndex: ``VectorStoreIndex`` in memory with ``HuggingFaceEmbedding``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.benchmarks.peers.corpus import Corpus
from tests.benchmarks.peers.systems.system import PASSAGE_PREFIX, QUERY_PREFIX, TOP, Search


def index(model: str, corpus: Corpus, folder: Path) -> None:
    """Encode the texts, a node each, and persist the index."""
    from llama_index.core import VectorStoreIndex
    from llama_index.core.schema import TextNode

    nodes = [
        TextNode(
            text=text.text,
            id_=str(number),
            metadata={"name": text.name},
            excluded_embed_metadata_keys=["name"],
        )
        for number, text in enumerate(corpus.texts)
    ]
    VectorStoreIndex(nodes, embed_model=_embedder(model)).storage_context.persist(str(folder))


def opened(model: str, corpus: Corpus, folder: Path) -> Search:
    """The persisted index with a retriever."""
    from llama_index.core import StorageContext, load_index_from_storage

    storage = StorageContext.from_defaults(persist_dir=str(folder))
    loaded: Any = load_index_from_storage(storage, embed_model=_embedder(model))
    retriever = loaded.as_retriever(similarity_top_k=TOP)
    return lambda question: [str(each.node.metadata["name"]) for each in retriever.retrieve(question)]


def _embedder(model: str) -> Any:
    from llama_index.embeddings.huggingface import HuggingFaceEmbedding

    return HuggingFaceEmbedding(
        model_name=model, query_instruction=QUERY_PREFIX, text_instruction=PASSAGE_PREFIX
    )
