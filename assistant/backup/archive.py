"""The archive: a tar of the files, and at its end a list of them with their checksums."""

from __future__ import annotations

import io
import json
import os
import tarfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

from assistant.backup.aside import swept
from assistant.backup.snapshot import snapshot
from assistant.state.store import StateError
from assistant.version import __version__

FORMAT = 1
LIST_FILE = "rigwise-backup.json"
"""Comes last, so that an archive which ends too early has none."""
COMPRESSED = (".gz", ".tgz")
_FOR_ITS_OWNER = 0o600
_ASIDE = ".rigwise-backup-"


class Hashed:
    """A file that is read or written once, and the checksum of what went through."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._digest = blake2b(digest_size=16)
        self.bytes = 0

    def read(self, size: int = -1) -> bytes:
        """See :meth:`io.RawIOBase.read`."""
        return self._seen(self._file.read(size))

    def write(self, data: bytes) -> int:
        """See :meth:`io.RawIOBase.write`."""
        return self._file.write(self._seen(data))

    def record(self) -> dict[str, Any]:
        """What the list says of the file."""
        return {"bytes": self.bytes, "blake2b": self._digest.hexdigest()}

    def _seen(self, data: bytes) -> bytes:
        self._digest.update(data)
        self.bytes += len(data)
        return data


def back_up(home: Path, target: Path) -> int:
    """Write an archive of everything in a home; only its owner can read it. How many files are in it.

    Servers and an ingest may go on meanwhile. What was acknowledged before the call is in the archive.

    Raises:
        StateError: there is a file of that name, or something cannot be read or written; nothing is left.
        IndexCorruptError: the index in use is damaged.
    """
    if target.exists():
        raise StateError("error-backup-there", file=str(target))
    with (
        _told(target),
        swept(target.parent, f".*{_ASIDE}*"),
        _new_file(target) as file,
        snapshot(home) as files,
    ):
        mode = "w:gz" if target.name.endswith(COMPRESSED) else "w"
        with tarfile.open(fileobj=file, mode=mode) as archive:  # type: ignore[call-overload]
            return _write(archive, files)


def _write(archive: tarfile.TarFile, files: Mapping[str, Path]) -> int:
    listed: dict[str, Any] = {}
    for name, path in files.items():
        with suppress(FileNotFoundError):
            listed[name] = _add(archive, name, path)
    created = datetime.now(UTC).isoformat(timespec="seconds")
    text = json.dumps({"format": FORMAT, "version": __version__, "created": created, "files": listed})
    info = tarfile.TarInfo(LIST_FILE)
    info.size = len(text.encode())
    archive.addfile(info, io.BytesIO(text.encode()))
    return len(listed)


def _add(archive: tarfile.TarFile, name: str, path: Path) -> dict[str, Any]:
    """Add a file as long as it is now; what is appended to it meanwhile is left out.

    Raises:
        FileNotFoundError: it was taken away meanwhile.
    """
    info = tarfile.TarInfo(name)
    with path.open("rb") as file:
        status = os.fstat(file.fileno())
        info.size, info.mtime, info.mode = status.st_size, int(status.st_mtime), _FOR_ITS_OWNER
        hashed = Hashed(file)
        archive.addfile(info, hashed)
    return hashed.record()


@contextmanager
def _new_file(target: Path) -> Iterator[IO[bytes]]:
    """A file that appears under its name once it is written; on a fault it vanishes."""
    aside = target.with_name(f".{target.name}{_ASIDE}{os.getpid()}")
    descriptor = os.open(
        aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), _FOR_ITS_OWNER
    )
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        aside.replace(target)
    finally:
        with suppress(FileNotFoundError):
            aside.unlink()


@contextmanager
def _told(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise StateError("error-backup-write", file=str(file), reason=reason) from fault
