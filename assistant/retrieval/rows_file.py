"""Arrays that are written part by part, as ``np.save`` writes them whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


@contextmanager
def rows_file(path: Path, shape: tuple[int, ...], kind: type) -> Iterator[Callable[[NDArray[Any]], None]]:
    """A file for an array; gives what appends its next rows.

    Args:
        shape: of the whole.
        kind: of its numbers.

    Raises:
        OSError: the disk is full, read-only, or the like.
    """
    header = {"descr": np.dtype(kind).str, "fortran_order": False, "shape": shape}
    with path.open("wb") as file:
        np.lib.format.write_array_header_1_0(file, header)

        def add(rows: NDArray[Any]) -> None:
            file.write(np.ascontiguousarray(rows, kind).data)

        yield add
