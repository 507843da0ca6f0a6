"""What stands aside while it is made, and is cleared away where its process was killed."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_FORGOTTEN_S = 24 * 3600.0


@contextmanager
def swept(folder: Path, pattern: str) -> Iterator[None]:
    """Clear away what killed processes left in a folder; what is made there until the end is left alone.

    Who works in the folder holds a shared lock of it, which the system lets go of when the process ends,
    however it ends: who gets it alone knows that nobody is at work. Where folders cannot be locked (Windows,
    some network file systems), only what is older than a day is cleared away.

    Args:
        pattern: of the names of what is made aside.

    Raises:
        OSError: the folder cannot be opened.
    """
    if sys.platform == "win32":
        _clear(folder, pattern, _FORGOTTEN_S)
        yield
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        _clear(folder, pattern, 0.0 if _is_alone(descriptor) else _FORGOTTEN_S)
        _share(descriptor)
        yield
    finally:
        os.close(descriptor)


def _clear(folder: Path, pattern: str, least_s: float) -> None:
    """Take away what matches and has not been changed for so long [s]."""
    for left in folder.glob(pattern):
        with suppress(OSError):
            if time.time() - left.lstat().st_mtime < least_s:
                continue
            if left.is_dir() and not left.is_symlink():
                shutil.rmtree(left, ignore_errors=True)
            else:
                left.unlink()


if sys.platform != "win32":
    import fcntl

    def _is_alone(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _share(descriptor: int) -> None:
        with suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_SH)
