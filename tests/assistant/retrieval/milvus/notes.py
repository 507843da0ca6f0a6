"""Notes on machines, to be taken in."""

from __future__ import annotations

from pathlib import Path

NOTE = "# {name}\n\nThe machine called {name} has {cards} cards.\n\nIt stands in a room of its own.\n"


def write(folder: Path, name: str, cards: int) -> Path:
    path = folder / f"{name.lower()}.md"
    path.write_text(NOTE.format(name=name, cards=cards), encoding="utf-8")
    return path
