"""Putting an archive back: looked through whole before anything of it is taken into use."""

from __future__ import annotations

import gzip
import json
import shutil
import tarfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from assistant.backup.archive import FORMAT, LIST_FILE, Hashed
from assistant.backup.aside import swept
from assistant.state.store import StateError

_ASIDE = ".restore-"
_FOR_ITS_OWNER = 0o600
_BLOCK = 2**20


def restore(source: Path, home: Path) -> int:
    """Put everything from an archive into an empty home; how many files that were.

    Raises:
        StateError: the home holds something, the archive is none, is damaged or of a newer version, or
            something cannot be written. The home is as before.
    """
    if source.exists() and not source.is_file():
        raise _damaged(source)
    try:
        if home.exists() and any(not entry.name.startswith(_ASIDE) for entry in home.iterdir()):
            raise StateError("error-restore-occupied", folder=str(home))
        home.mkdir(parents=True, exist_ok=True)
        with swept(home, f"{_ASIDE}*"), TemporaryDirectory(prefix=_ASIDE, dir=home) as folder:
            count = _unpack(source, Path(folder))
            for entry in sorted(Path(folder).iterdir()):
                entry.rename(home / entry.name)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise StateError("error-backup-write", file=fault.filename or str(home), reason=reason) from fault
    return count


def _unpack(source: Path, folder: Path) -> int:
    """Write the files of an archive into a folder, and compare them with the list at its end."""
    found: dict[str, Any] = {}
    listed: Mapping[str, Any] | None = None
    try:
        with tarfile.open(source, "r:*") as archive:
            for member in archive:
                if member.name == LIST_FILE:
                    listed = _read_list(archive, member, source)
                else:
                    found[member.name] = _written(archive, member, folder, source)
    except (tarfile.TarError, gzip.BadGzipFile, zlib.error, EOFError, ValueError, RecursionError) as fault:
        raise _damaged(source) from fault
    if listed != found:
        raise _damaged(source)
    return len(found)


def _read_list(archive: tarfile.TarFile, member: tarfile.TarInfo, source: Path) -> Mapping[str, Any]:
    file = archive.extractfile(member) if member.isfile() else None
    listed = json.loads(file.read()) if file else None
    if not isinstance(listed, dict) or not isinstance(listed.get("format"), int):
        raise _damaged(source)
    if listed["format"] > FORMAT:
        raise StateError("error-backup-newer", file=str(source), version=str(listed.get("version")))
    files = listed.get("files")
    if not isinstance(files, dict):
        raise _damaged(source)
    return files


def _written(archive: tarfile.TarFile, member: tarfile.TarInfo, folder: Path, source: Path) -> dict[str, Any]:
    target = folder / member.name
    file = archive.extractfile(member) if member.isfile() else None
    if file is None or ".." in target.parts or not target.is_relative_to(folder):
        raise _damaged(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("xb") as opened:
        target.chmod(_FOR_ITS_OWNER)
        hashed = Hashed(opened)
        shutil.copyfileobj(file, hashed, _BLOCK)
    return hashed.record()


def _damaged(source: Path) -> StateError:
    return StateError("error-backup-damaged", file=str(source))
