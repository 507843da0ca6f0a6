"""Vectors and texts that the tests of the compressed index share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from assistant.retrieval.approximate.files import INDEX_FILE
from corpus.model import Document, Paragraph, Section, Sentence

DIMENSION = 32
COUNT = 6_000
LANGUAGES = ("en", "tr")


def unit(random: np.random.Generator, *shape: int) -> np.ndarray:
    vectors = random.normal(size=shape).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)


def texts() -> Iterator[Document]:
    """Eighty English texts near the question, and forty Turkish ones, of which one is wanted."""
    for number in range(120):
        language = "en" if number < 80 else "tr"
        text = (
            f"near {number}" if number < 80 else f"far {number} wanted" if number == 100 else f"far {number}"
        )
        parts = (Paragraph(0, len(text)),), (Sentence(0, len(text)),)
        section = Section("text", "", 0, len(text), *parts)
        yield Document(f"d{number}", f"d{number}", text, language, text, (section,), "documents")


def flip(folder: Path) -> None:
    """Change one bit of the index."""
    data = bytearray((folder / INDEX_FILE).read_bytes())
    data[len(data) // 2] ^= 0xFF
    (folder / INDEX_FILE).write_bytes(data)
