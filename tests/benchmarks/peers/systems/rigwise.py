"""Rigwise with the engine that comes with it, searching as ``rigwise search`` does, language told first.

The process is set up as that of each of its commands is, with fewer rounds of the garbage collector.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

from tests.benchmarks.peers.corpus import Corpus
from tests.benchmarks.peers.systems.system import TOP, Search

SHIPPED = "shipped"


def index(model: str, corpus: Corpus, folder: Path) -> None:
    """Take the texts in as documents of the user's own, a file each."""
    build(SHIPPED, corpus, folder)


def build(embedder: str, corpus: Corpus, folder: Path) -> None:
    """The same with any embedder."""
    from assistant.retrieval.embedders.registry import open_embedder
    from assistant.retrieval.index.ingest import Ingestor

    texts = folder / "texts"
    texts.mkdir()
    for text in corpus.texts:
        (texts / f"{text.name}.txt").write_text(text.text, encoding="utf-8")
    Ingestor(folder / "home", open_embedder(embedder)).ingest([texts])


def opened(model: str, corpus: Corpus, folder: Path) -> Search:
    """The index of the guides, or that of the texts taken in."""
    return searching(SHIPPED, corpus, folder)


def searching(embedder: str, corpus: Corpus, folder: Path) -> Search:
    """The same with any embedder."""
    from api.main import start_lightly
    from assistant.own import own_knowledge
    from assistant.searching import open_retriever
    from assistant.settings import Settings
    from assistant.understanding.hearing import spoken_language

    start_lightly()
    home = folder / "home"
    settings = Settings.from_environment({"RIGWISE_HOME": str(home), "RIGWISE_EMBEDDER": embedder})
    retriever, knowledge = open_retriever(settings), own_knowledge(settings, date.today())
    named = {taken.id: Path(taken.path).stem for taken in retriever.entries()}

    def search(question: str) -> list[str]:
        language = spoken_language(question, knowledge)
        within = None if corpus.is_shipped else "documents"
        hits = retriever.search(question, language, limit=TOP, within=within).hits
        return [named.get(hit.document.id) or f"{hit.work_id}#{hit.passage.section_id}" for hit in hits]

    return search
