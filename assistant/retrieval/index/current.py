"""Which version of the index is in use: the file ``index/current`` names it."""

from __future__ import annotations

import re
from pathlib import Path

from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.storage import MANIFEST_FILE, REBUILD, read_manifest, write_error, write_text

CURRENT_FILE = "current"
_VERSION = re.compile(r"v[0-9]+")


def current_version(folder: Path) -> str | None:
    """The name of the version in use, or ``None`` where there is none.

    Raises:
        IndexCorruptError: there are versions, and nothing tells any more which one is in use.
    """
    pointer = folder / CURRENT_FILE
    try:
        name = pointer.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        name = ""
    except (OSError, ValueError) as error:
        raise damaged(pointer) from error
    if _VERSION.fullmatch(name):
        return name
    if name or newest_complete(folder):
        raise damaged(pointer)
    return None


def usable_version(folder: Path) -> tuple[str | None, IndexCorruptError | None]:
    """The name of the version in use; where nothing tells which one that is, the newest one and the fault."""
    try:
        return current_version(folder), None
    except IndexCorruptError as fault:
        newest = newest_complete(folder)
        return (newest.name, untold(newest)) if newest else (None, fault)


def newest_complete(folder: Path) -> Path | None:
    """The newest version that was written to its end."""
    return next((path for path in versions(folder) if (path / MANIFEST_FILE).is_file()), None)


def untold(used: Path) -> IndexCorruptError:
    """The fault of an index of which a version is used without being named as the one in use."""
    file = used.with_name(CURRENT_FILE)
    return IndexCorruptError("index-current-untold", file=str(file), version=used.name)


def versions(folder: Path) -> list[Path]:
    """All versions that are there, newest first."""
    found = [path for path in folder.glob("v[0-9]*") if path.is_dir()]
    return sorted(found, key=lambda path: int(path.name[1:]) if path.name[1:].isdigit() else 0, reverse=True)


def note_current(index: Path, version: str) -> None:
    """Take a version into use.

    Raises:
        IndexWriteError: the disk is full, read-only, or the like; nothing has changed.
    """
    try:
        write_text(index / CURRENT_FILE, version + "\n")
    except OSError as error:
        raise write_error(index, error) from error


def mend_current(index: Path) -> IndexCorruptError | None:
    """Note again which version is in use, where nothing tells that any more: the newest one, if it is whole.
    One that is damaged is left to a rebuild, which saves what can be read of it.

    Returns:
        The fault that was mended.
    """
    name, fault = usable_version(index)
    if fault is None or name is None:
        return None
    try:
        read_manifest(index / name)
    except IndexCorruptError:
        return None
    note_current(index, name)
    return fault


def damaged(file: Path) -> IndexCorruptError:
    """The fault of a file of the index that is missing or is not what was written."""
    return IndexCorruptError("index-corrupt", file=str(file), command=REBUILD)
