"""The files of state in a folder, as a server keeps them there."""

from __future__ import annotations

from pathlib import Path

from assistant.state.sqlite import SqliteState
from assistant.state.store import Part


def file_of(home: Path, part: Part) -> SqliteState:
    return SqliteState(home / f"{part}.sqlite", part)
