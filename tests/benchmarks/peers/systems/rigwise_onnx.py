"""Rigwise with its engine for servers, which ``rigwise embedder build onnx`` makes of the shipped weights."""

from __future__ import annotations

from pathlib import Path

from tests.benchmarks.peers.corpus import Corpus
from tests.benchmarks.peers.systems import rigwise
from tests.benchmarks.peers.systems.system import Search


def index(model: str, corpus: Corpus, folder: Path) -> None:
    """Take the texts in as documents of the user's own."""
    rigwise.build(model, corpus, folder)


def opened(model: str, corpus: Corpus, folder: Path) -> Search:
    """The index of the guides, or that of the texts taken in."""
    return rigwise.searching(model, corpus, folder)
