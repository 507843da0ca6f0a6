"""The two documents that reading must cope with; they are not part of the project."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from corpus.reading.reader import ReadDocument, read_document

FOLDER = Path(__file__).parents[4] / "shared" / "seeds"
CHINESE = FOLDER / "000_4ade0a8fa79b3ca0.txt"
TURKISH = FOLDER / "004_271c95c51a5e2403.txt"

needs_seeds = pytest.mark.skipif(
    not (CHINESE.is_file() and TURKISH.is_file()),
    reason="SKIPPED: the seed documents in ../shared/seeds are not here, so reading them is not tested",
)


def words(text: str) -> int:
    """A stand-in for the model's tokens: a piece per ideograph and per four other characters."""
    return 4 + sum(1 if ord(character) > 0x2E80 else 0 for character in text) + len(text) // 4


@cache
def read_seed(path: Path) -> ReadDocument:
    """A seed document, read once per run."""
    return read_document(path.read_bytes(), path.name, words, 512)
