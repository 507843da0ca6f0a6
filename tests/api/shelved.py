"""A home with two collections that contradict each other, so that each answer tells where it comes from."""

from __future__ import annotations

from pathlib import Path

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor

QUESTION = "How loud is the basement rack with quokka fans?"
LOUDNESS = {"lab": "41 decibels", "server room": "52 decibels"}
"""What each collection says."""
_NOTE = """# Basement rack

## Noise of the rack

The basement rack hums at {loudness} when the quokka fans run at half speed. Nobody sleeps next to it.
"""


def fill(home: Path) -> None:
    """Take the documents in."""
    embedder = ShippedEmbedder()
    for name, loudness in LOUDNESS.items():
        path = home / "shelf" / name / "rack.md"
        path.parent.mkdir(parents=True)
        path.write_text(_NOTE.format(loudness=loudness), encoding="utf-8")
        Ingestor(home, embedder).ingest([path], collection=name)


def told(text: str) -> set[str]:
    """The collections whose words stand in a text."""
    return {name for name, loudness in LOUDNESS.items() if loudness in text}
