"""Writing a file so that it is there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile


def write_whole(file: Path, text: str) -> None:
    """Replace a file by a new one in one step; folders are made as needed.

    Raises:
        OSError: the folder cannot be written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", delete=False
    ) as new:
        new.write(text)
        new.flush()
        os.fsync(new.fileno())
    Path(new.name).replace(file)
