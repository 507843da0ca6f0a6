"""What a system has to do. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from tests.benchmarks.peers.corpus import Corpus

TOP = 5
"""Passages that each question asks for [-]."""
QUERY_PREFIX = "query: "
PASSAGE_PREFIX = "passage: "
"""What multilingual-e5 wants before a text, for systems that do not read it from the folder of the model."""
Search = Callable[[str], Sequence[str]]
"""From a question to names of passages, best first."""


class System(Protocol):
    """A module of this package."""

    def index(self, model: str, corpus: Corpus, folder: Path) -> None:
        """Encode the texts and keep the index in a folder."""

    def opened(self, model: str, corpus: Corpus, folder: Path) -> Search:
        """Open it in another process; the names of passages may be taken from the corpus."""


def system(name: str) -> System:
    """A system by the name of its module."""
    return cast(System, import_module(f"tests.benchmarks.peers.systems.{name}"))
