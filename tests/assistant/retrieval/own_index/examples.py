"""Notes on two machines, and what is quoted of them."""

from __future__ import annotations

from pathlib import Path

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.retriever import Retriever

MOON = "# Moon\n\nThe machine called Moonshine has two cards and a blue case.\n\nIt stands in room 214.\n"
SUN = "# Sun\n\nThe machine called Sunrise has four cards. Its fans are loud.\n"
QUESTION = "What colour is the case of Moonshine?"


def quotes(home: Path, embedder: ShippedEmbedder, question: str = QUESTION) -> list[str]:
    result = Retriever.open(home, embedder).search(question, "en")
    return [hit.text for hit in result.hits if hit.document.collection == "documents"]


def files_of(home: Path) -> list[str]:
    return sorted(path.name for path in (home / "index").iterdir())
