"""Which version of the folder of this machine is which one of a store elsewhere."""

from __future__ import annotations

from pathlib import Path

from assistant.retrieval.index.current import CURRENT_FILE, versions
from assistant.retrieval.storage import write_text

PUBLISHED_FILE = "published"


def published(index: Path) -> tuple[str | None, int] | None:
    """The name of the version in the folder, and its number in the store, as last noted."""
    try:
        name, number = (index / PUBLISHED_FILE).read_text("ascii").split()
    except (OSError, ValueError):
        return None
    return name, int(number)


def note(index: Path, name: str, number: int) -> None:
    """Note that a version of the folder is one of the store, and take it into use."""
    write_text(index / CURRENT_FILE, f"{name}\n")
    write_text(index / PUBLISHED_FILE, f"{name} {number}\n")


def next_name(index: Path) -> str:
    """A name for the next version in the folder."""
    found = versions(index)
    return f"v{int(found[0].name[1:]) + 1 if found else 1:06d}"
