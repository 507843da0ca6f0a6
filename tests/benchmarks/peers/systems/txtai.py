"""txtai: ``Embeddings`` with its default index, vectors alone.

The prefixes of multilingual-e5 are taken from the folder of the model, where they stand as prompts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.benchmarks.peers.corpus import Corpus
from tests.benchmarks.peers.systems.system import TOP, Search


def index(model: str, corpus: Corpus, folder: Path) -> None:
    """Encode the texts and save the index."""
    build(model, corpus, folder)


def build(model: str, corpus: Corpus, folder: Path, **options: Any) -> None:
    """The same with further options of ``Embeddings``."""
    from txtai import Embeddings

    embeddings = Embeddings(path=model, method="sentence-transformers", **options)
    embeddings.index((number, text.text, None) for number, text in enumerate(corpus.texts))
    embeddings.save(str(folder / "index"))


def opened(model: str, corpus: Corpus, folder: Path) -> Search:
    """The saved index, which loads the model it was built with."""
    from txtai import Embeddings

    embeddings = Embeddings()
    embeddings.load(str(folder / "index"))
    names = [text.name for text in corpus.texts]
    return lambda question: [names[number] for number, _ in embeddings.search(question, TOP)]
