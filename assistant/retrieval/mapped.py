"""Memory of arrays that are mapped from files."""

from __future__ import annotations

import mmap
from typing import Any


def give_back(array: Any) -> None:
    """Let go of the memory of what was read of an array, if it is mapped; it is read again when needed."""
    mapped = getattr(array, "_mmap", None)
    if mapped is not None and hasattr(mmap, "MADV_DONTNEED"):
        mapped.madvise(mmap.MADV_DONTNEED)
