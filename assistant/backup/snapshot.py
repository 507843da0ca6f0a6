"""The files of a home as they were at one moment, while other processes go on writing.

Databases are copied by SQLite itself. Of the index, the version in use is taken by links to its files, which
are never changed once written, so that it stays whole where an ingest clears it away meanwhile.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from assistant.backup.aside import swept
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.current import CURRENT_FILE, usable_version
from assistant.retrieval.storage import read_manifest
from assistant.state.store import StateError

INDEX = "index"
_ASIDE = ".backup-"
_DATABASE = ".sqlite"
_OF_DATABASES = (_DATABASE, ".sqlite-wal", ".sqlite-shm", ".sqlite-journal")
_TRIES = 8
"""Versions of the index that may come and go while one is being taken."""


@contextmanager
def snapshot(home: Path) -> Iterator[dict[str, Path]]:
    """Where each file lies for as long as this lasts, by its name in the home.

    Raises:
        StateError: a database cannot be read now.
        IndexCorruptError: the index in use is damaged.
        OSError: there is no room, or something cannot be read.
    """
    with swept(home, f"{_ASIDE}*"), TemporaryDirectory(prefix=_ASIDE, dir=home) as folder:
        aside = Path(folder)
        yield {**_plain(home), **_databases(home, aside), **_index(home / INDEX, aside / INDEX)}


def _plain(home: Path) -> dict[str, Path]:
    """What is neither a database nor the index, hidden files and what is no regular file (a pipe, a socket, a
    device) left out; links to folders are followed once."""
    found: dict[str, Path] = {}
    seen = {home.resolve(), (home / INDEX).resolve()}
    for folder, below, names in os.walk(home, followlinks=True):
        here = Path(folder)
        below[:] = [name for name in sorted(below) if name[0] != "." and (here / name).resolve() not in seen]
        seen.update((here / name).resolve() for name in below)
        kept = [
            name
            for name in sorted(names)
            if name[0] != "." and not name.endswith(_OF_DATABASES) and (here / name).is_file()
        ]
        found |= {(here / name).relative_to(home).as_posix(): here / name for name in kept}
    return found


def _databases(home: Path, aside: Path) -> dict[str, Path]:
    paths = [path for path in sorted(home.glob(f"*{_DATABASE}")) if path.is_file()]
    found = {path.name: aside / path.name for path in paths}
    for name, copy in found.items():
        try:
            with closing(sqlite3.connect(home / name)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        except sqlite3.Error as fault:
            raise StateError("error-state", file=name, reason=str(fault)) from fault
    return found


def _index(index: Path, aside: Path) -> dict[str, Path]:
    """The version in use with the name of it; the next one where that was cleared away meanwhile."""
    for _ in range(_TRIES):
        name, _ = usable_version(index)
        if name is None:
            return {}
        try:
            _link(index / name, aside / name)
            read_manifest(aside / name)
        except (FileNotFoundError, IndexCorruptError):
            if usable_version(index)[0] == name:
                raise
            continue
        (aside / CURRENT_FILE).write_text(f"{name}\n", encoding="ascii")
        files = [path for path in (aside / name).rglob("*") if path.is_file()]
        return {
            f"{INDEX}/{path.relative_to(aside).as_posix()}": path for path in (*files, aside / CURRENT_FILE)
        }
    raise IndexCorruptError("index-corrupt", file=str(index), command="rigwise backup")


def _link(version: Path, target: Path) -> None:
    """Another name for every file of a version; a copy where the file system has no links."""

    def link(source: str, name: str) -> None:
        try:
            os.link(source, name)
        except FileNotFoundError:
            raise
        except OSError:
            shutil.copy2(source, name)

    shutil.copytree(version, target, copy_function=link)
