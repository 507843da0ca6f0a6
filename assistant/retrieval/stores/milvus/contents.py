"""Whole contents in Milvus, in parts: compressed and as text, since a field takes no bytes and is limited."""

from __future__ import annotations

import io
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.stores.milvus.naming import CONTENT_CHARACTERS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.stores.milvus.client import Milvus, Row

TOGETHER = 100
"""Parts that are written, or asked for, at once: 6 MB."""


def write_contents(milvus: Milvus, collection: str, contents: Iterable[tuple[str, bytes]]) -> None:
    """Add contents under their names."""
    waiting: list[Row] = []
    for name, content in contents:
        for row in _parts(name, content):
            waiting.append(row)
            if len(waiting) == TOGETHER:
                milvus.insert(collection, waiting)
                waiting = []
    if waiting:
        milvus.insert(collection, waiting)


def read_content(milvus: Milvus, collection: str, name: str) -> bytes:
    """One of them read back.

    Raises:
        KeyError: there is none of that name.
        ValueError: it is damaged.
    """
    parts: list[str] = []
    while len(found := _asked(milvus, collection, name, len(parts))) == TOGETHER:
        parts.extend(found)
    parts.extend(found)
    if not parts:
        raise KeyError(name)
    try:
        return zlib.decompress(b64decode("".join(parts), validate=True))
    except zlib.error as error:
        raise ValueError(name) from error


def part_id(name: str, part: int) -> str:
    """The id of a part."""
    return f"{name}/{part}"


def array_bytes(array: NDArray[Any]) -> bytes:
    """An array as it is stored."""
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()


def read_array(content: bytes) -> NDArray[Any]:
    """The same read back.

    Raises:
        ValueError: it is damaged.
    """
    found: NDArray[Any] = np.load(io.BytesIO(content), allow_pickle=False)
    return found


def _parts(name: str, content: bytes) -> Iterator[Row]:
    text = b64encode(zlib.compress(content, 1)).decode("ascii")
    for part, start in enumerate(range(0, len(text), CONTENT_CHARACTERS)):
        piece = text[start : start + CONTENT_CHARACTERS]
        yield {"id": part_id(name, part), "content": piece, "none": [1.0, 0.0]}


def _asked(milvus: Milvus, collection: str, name: str, start: int) -> list[str]:
    """The parts from one on that follow each other."""
    ids = [part_id(name, part) for part in range(start, start + TOGETHER)]
    condition = f"id in {json.dumps(ids)}"
    found = {
        row["id"]: row["content"] for row in milvus.query(collection, condition, ["id", "content"], "Strong")
    }
    return [found[each] for each in ids if each in found]
