"""The front matter of a guide: five keys between two ``---`` lines."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from corpus.errors import CorpusFileError, nearest
from corpus.sources import load_yaml

KEYS = ("id", "title", "language", "updated", "sources")


def split_front_matter(raw: str, path: Path) -> tuple[str, str, int]:
    """The front matter, the body, and the number of the body's first line.

    Raises:
        CorpusFileError: the file does not start with a front matter.
    """
    end = raw.find("\n---\n", 3)
    if not raw.startswith("---\n") or end < 0:
        raise CorpusFileError(
            path, 1, "front matter", "the file must start with a block between two --- lines"
        )
    return raw[4:end], raw[end + 5 :], raw.count("\n", 0, end + 5) + 1


def read_front_matter(head: str, path: Path) -> dict[str, Any]:
    """The five keys, checked.

    Raises:
        CorpusFileError: a key is missing, unknown, or holds what it must not.
    """
    front = _parse(head, path)
    fault = next(_faults(front, path), None)
    if fault:
        raise CorpusFileError(path, line_of(head, fault[0]), *fault)
    return front


def _parse(head: str, path: Path) -> dict[str, Any]:
    from yaml import YAMLError

    try:
        front = load_yaml(head)
    except (YAMLError, ValueError) as error:
        raise CorpusFileError(path, 1, "front matter", str(error).splitlines()[0]) from error
    if not isinstance(front, dict):
        raise CorpusFileError(path, 1, "front matter", "must be a mapping")
    return front


def _faults(front: dict[str, Any], path: Path) -> Iterator[tuple[str, str]]:
    for key in front:
        if key not in KEYS:
            yield str(key), f"unknown key{nearest(str(key), list(KEYS))}"
    for key in KEYS:
        if key not in front:
            yield key, "is missing"
    if front["id"] != path.stem:
        yield "id", f"must be the file's name, {path.stem!r}"
    if front["language"] != path.parent.name:
        yield "language", f"must be the folder's name, {path.parent.name!r}"
    if not isinstance(front["title"], str) or not front["title"].strip():
        yield "title", "must be a text"
    if not isinstance(front["updated"], date):
        yield "updated", "must be a date like 2026-11-30"
    if not isinstance(front["sources"], list) or not all(isinstance(id_, str) for id_ in front["sources"]):
        yield "sources", "must be a list of source ids"


def line_of(head: str, key: str) -> int:
    """Line of a key of the front matter in the file."""
    return next((n + 2 for n, line in enumerate(head.splitlines()) if line.startswith(f"{key}:")), 1)
