"""Which documents an index held, also where a list of them can no longer be read."""

from __future__ import annotations

import json
from pathlib import Path

from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.current import current_version, versions
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.index.documents import read_stored
from assistant.retrieval.index.reader import refuse_newer_index
from assistant.retrieval.index.report import Taken, entries_of
from assistant.retrieval.storage import read_list


def newest_readable(index: Path) -> tuple[Path, tuple[Taken, ...]] | None:
    """The version in use, or else the newest one, of which anything is left; with what it held.

    Where its own list is damaged, its stored documents are looked through one by one. They are named by the
    paths stored with them; one that cannot be read any more is listed too, so that its loss is reported.

    Raises:
        IndexMismatchError: a newer version of Rigwise made it.
    """
    try:
        name = current_version(index)
    except IndexCorruptError:
        name = None
    for folder in sorted(versions(index), key=lambda folder: folder.name != name):
        manifest = read_list(folder)
        refuse_newer_index(manifest or {})
        held = entries_of(manifest) if manifest else _from_documents(folder / DOCUMENTS_FOLDER)
        if held or manifest:
            return folder, held
    return None


def _from_documents(folder: Path) -> tuple[Taken, ...]:
    files = sorted(folder.glob("*.json"))
    return tuple(taken for file in files for taken in _entries(file))


def _entries(file: Path) -> list[Taken]:
    try:
        read = read_stored(file)
        paths = json.loads(file.read_text(encoding="utf-8")).get("paths")
    except IndexCorruptError:
        return [Taken(file.stem, str(file), file.stem, "", "", "", 0)]
    return [Taken.of(read, path) for path in paths or [read.document.title]]
