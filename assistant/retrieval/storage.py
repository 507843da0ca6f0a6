"""Folders that are written aside and then appear at once, with a checksummed manifest.

A folder holds ``manifest.json`` and the files that it lists with their sizes and BLAKE2b checksums.
Nothing in it is pickled. It is written under another name, flushed to disk, and renamed.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from typing import Any

from assistant.retrieval.errors import (
    EmbedderWriteError,
    IndexCorruptError,
    IndexMismatchError,
    IndexWriteError,
)

FORMAT = 1
OLDEST_FORMAT = 1
"""The form that folders are written in, and the first one that is read."""
MANIFEST_FILE = "manifest.json"
REBUILD = "rigwise ingest --rebuild"
_FULL_CHECK_BYTES = 64 * 2**20
_READ = 2**20


@contextmanager
def new_folder(target: Path, values: Mapping[str, Any]) -> Iterator[Path]:
    """A folder to fill; on leaving it gets its manifest and the name ``target``. On a fault it vanishes.

    Raises:
        IndexWriteError: the disk is full, read-only, or the like; nothing has changed.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        folder = target.with_name(f".{target.name}.{os.getpid()}.{token_hex(4)}")
        folder.mkdir()
    except OSError as error:
        raise write_error(target, error) from error
    try:
        yield folder
        _write_manifest(folder, values)
        _flush(folder)
        if target.exists():
            shutil.rmtree(target)
        folder.rename(target)
        _flush_folder(target.parent)
    except OSError as error:
        raise write_error(target, error) from error
    finally:
        if folder.exists():
            shutil.rmtree(folder, ignore_errors=True)


def write_text(path: Path, text: str) -> None:
    """Replace a small file at once: written aside, flushed, renamed.

    Raises:
        OSError: the disk is full, read-only, or the like; the old file is untouched.
    """
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with aside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a folder, after a check of all files that it lists.

    Raises:
        IndexMismatchError: a newer version of Rigwise wrote it in a form that this one does not know.
        IndexCorruptError: a file is missing, of another size or content, or the manifest is unreadable.
    """
    manifest, wrong = checked_manifest(folder)
    if wrong:
        raise IndexCorruptError("index-corrupt", file=str(folder / wrong[0]), command=REBUILD)
    return manifest


def checked_manifest(folder: Path) -> tuple[dict[str, Any], list[str]]:
    """The manifest of a folder, and which of the files that it lists are missing or of another content.

    Sizes are always compared; checksums too, unless the files are larger than 64 MiB together.

    Raises:
        IndexMismatchError: a newer version of Rigwise wrote it in a form that this one does not know.
        IndexCorruptError: the manifest is unreadable.
    """
    path = folder / MANIFEST_FILE
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
        refuse_newer(manifest, "format", FORMAT)
        files = manifest["files"]
        full = sum(entry["bytes"] for entry in files.values()) <= _FULL_CHECK_BYTES
        wrong = [name for name, entry in files.items() if not _matches(folder / name, entry, full)]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise IndexCorruptError("index-corrupt", file=str(path), command=REBUILD) from error
    if (manifest.get("format") or 0) < OLDEST_FORMAT:
        raise IndexCorruptError("index-corrupt", file=str(path), command=REBUILD)
    return dict(manifest), wrong


def refuse_newer(manifest: Mapping[str, Any], part: str, known: int) -> None:
    """Refuse what a newer version of Rigwise wrote.

    Args:
        part: ``format``, how files are laid out, or ``chunker``, how texts are cut.
        known: the newest number that this version knows.

    Raises:
        IndexMismatchError: names both numbers.
    """
    found = manifest.get(part)
    if isinstance(found, int) and found > known:
        raise IndexMismatchError("index-newer", found=str(found), known=str(known))


def read_list(folder: Path) -> dict[str, Any] | None:
    """The manifest of a folder whose other files may be damaged, or ``None`` where it cannot be read."""
    try:
        manifest = json.loads((folder / MANIFEST_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return manifest if isinstance(manifest, dict) and "documents" in manifest else None


def write_error(target: Path, error: OSError) -> IndexWriteError:
    """The fault for the user, from the one of the operating system."""
    return IndexWriteError("index-write-failed", folder=str(target), reason=_reason(error))


def model_write_error(target: Path, error: OSError) -> EmbedderWriteError:
    """The same for a model that is written to a folder."""
    return EmbedderWriteError("embedder-write-failed", folder=str(target), reason=_reason(error))


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def checksum(path: Path) -> str:
    """BLAKE2b of a file, 16 bytes, as hexadecimal digits."""
    digest = blake2b(digest_size=16)
    with path.open("rb") as file:
        while block := file.read(_READ):
            digest.update(block)
    return digest.hexdigest()


def _write_manifest(folder: Path, values: Mapping[str, Any]) -> None:
    files = {
        path.relative_to(folder).as_posix(): {"bytes": path.stat().st_size, "blake2b": checksum(path)}
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    text = json.dumps({"format": FORMAT, **values, "files": files}, ensure_ascii=False, indent=1)
    (folder / MANIFEST_FILE).write_text(text + "\n", encoding="utf-8")


def _matches(path: Path, entry: Mapping[str, Any], full: bool) -> bool:
    if not path.is_file():
        return False
    return path.stat().st_size == entry["bytes"] and (not full or checksum(path) == entry["blake2b"])


def _flush(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_file():
            with path.open("rb") as file:
                os.fsync(file.fileno())
    _flush_folder(folder)


def _flush_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can."""
    with suppress(OSError, AttributeError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
