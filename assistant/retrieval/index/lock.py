"""One writer at a time. The system lets go of the lock when the process ends, however it ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from assistant.retrieval.errors import IndexBusyError
from assistant.retrieval.storage import write_error

LOCK_FILE = "lock"


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Hold the right to write the index in ``folder``.

    Raises:
        IndexBusyError: another process holds it.
        IndexWriteError: the folder cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK_FILE).open("a+b")
    except OSError as error:
        raise write_error(folder, error) from error
    with file:
        try:
            _lock(file)
        except OSError as error:
            raise IndexBusyError("index-busy", folder=str(folder)) from error
        try:
            yield
        finally:
            _unlock(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _unlock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
