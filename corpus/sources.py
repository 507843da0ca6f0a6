"""Every source, by id, from ``sources.yaml``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from corpus.errors import CorpusFileError, nearest
from corpus.model import Source

SOURCES_FILE = Path(__file__).with_name("sources.yaml")
_KEYS = ("title", "author", "url", "published", "language", "confidence")
_REQUIRED = ("title", "language", "confidence")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PUBLISHED = re.compile(r"\d{4}(-\d{2}(-\d{2})?)?")


@cache
def load_sources(path: Path = SOURCES_FILE) -> Mapping[str, Source]:
    """All sources in the order of the file.

    Raises:
        CorpusFileError: the file does not hold what it must; names the line and the key.
    """
    from yaml import YAMLError

    text = path.read_text(encoding="utf-8")
    try:
        entries = load_yaml(text)
    except YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise CorpusFileError(
            path, mark.line + 1 if mark else 1, "YAML", str(error).splitlines()[0]
        ) from error
    if not isinstance(entries, dict):
        raise CorpusFileError(path, 1, "sources", "must be a mapping of source ids")
    _refuse_repeated_ids(path, text)
    return {id_: _source(path, text, id_, entry) for id_, entry in entries.items()}


def load_yaml(text: str) -> Any:
    """Parse YAML safely, with the C parser where it is there."""
    import yaml

    return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506 (safe loaders both)


def _source(path: Path, text: str, id_: Any, entry: Any) -> Source:
    def fail(key: str, fault: str) -> CorpusFileError:
        return CorpusFileError(path, _line_of(text, id_, key), f"{id_}.{key}" if key else str(id_), fault)

    if not isinstance(id_, str) or not _ID.fullmatch(id_):
        raise fail("", "an id is ASCII kebab-case")
    if not isinstance(entry, dict):
        raise fail("", "must be a mapping")
    for key in entry:
        if key not in _KEYS:
            raise fail(str(key), f"unknown key{nearest(str(key), list(_KEYS))}")
    values = {key: _text(value) for key, value in entry.items() if value is not None}
    for key in _REQUIRED:
        if key not in values:
            raise fail(key, "is missing")
    if not _PUBLISHED.fullmatch(values.get("published", "2000")):
        raise fail("published", "must be an ISO date, a year, or a year and month")
    if values["confidence"] not in ("A", "B", "C"):
        raise fail("confidence", "must be A, B or C")
    return Source(id=id_, **values)


def _text(value: Any) -> str:
    return value.isoformat() if isinstance(value, date) else str(value)


def _line_of(text: str, id_: Any, key: str) -> int:
    lines = text.splitlines()
    start = next((n for n, line in enumerate(lines) if line.startswith(f"{id_}:")), 0)
    if key:
        for number in range(start + 1, len(lines)):
            if lines[number].lstrip().startswith(f"{key}:"):
                return number + 1
            if lines[number] and not lines[number][0].isspace():
                break
    return start + 1


def _refuse_repeated_ids(path: Path, text: str) -> None:
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        match = re.match(r"([a-z0-9-]+):", line)
        if match and match[1] in seen:
            raise CorpusFileError(path, number, match[1], "this id is there twice")
        if match:
            seen.add(match[1])
