"""Numbered SQL files: how each schema came to be what it is."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Migration:
    """One step from a schema to the next: ``0001_first.sql``."""

    number: int
    name: str
    path: Path

    def statements(self) -> list[str]:
        """Its statements, one by one."""
        found, open_text = [], ""
        for line in self.path.read_text("utf-8").splitlines(keepends=True):
            open_text += line
            if sqlite3.complete_statement(open_text):
                found.append(open_text.strip())
                open_text = ""
        return found


@cache
def migrations(schema: str) -> tuple[Migration, ...]:
    """The steps of one schema in order: a part of the state in a file, or ``state``, ``vectors``."""
    paths = sorted((_FOLDER / schema).glob("*.sql"))
    return tuple(Migration(int(path.stem[:4]), path.stem, path) for path in paths)


def latest(schema: str) -> int:
    """The number of the schema that this version of Rigwise works with."""
    return migrations(schema)[-1].number
