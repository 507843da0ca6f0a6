"""txtai with ``hybrid``: vectors and words, half each."""

from __future__ import annotations

from pathlib import Path

from tests.benchmarks.peers.corpus import Corpus
from tests.benchmarks.peers.systems import txtai
from tests.benchmarks.peers.systems.system import Search


def index(model: str, corpus: Corpus, folder: Path) -> None:
    """Encode the texts and save the index."""
    txtai.build(model, corpus, folder, hybrid=True)


def opened(model: str, corpus: Corpus, folder: Path) -> Search:
    """The saved index."""
    return txtai.opened(model, corpus, folder)
