"""The files of the page: read once, named by a digest of them all, so that a browser may keep them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file of the page."""

    content: bytes
    media_type: str


@cache
def assets() -> Mapping[str, Asset]:
    """Every file by its path inside the folder, such as ``words/tr.json``."""
    return dict(_walk(files("api.web") / "assets", ""))


@cache
def digest() -> str:
    """A name for this state of the files; it changes when one of them does."""
    parts = (path.encode() + b"\0" + asset.content for path, asset in sorted(assets().items()))
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:12]


@cache
def words(language: str) -> Mapping[str, str]:
    """The labels of the page in one language; English for one without any."""
    asset = assets().get(f"words/{language}.json") or assets()["words/en.json"]
    labels = json.loads(asset.content)
    return {name: text for name, text in labels.items() if isinstance(text, str)}


def _walk(folder: Traversable, prefix: str) -> Iterator[tuple[str, Asset]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _walk(entry, f"{prefix}{entry.name}/")
        elif (ending := "." + entry.name.rpartition(".")[2]) in _TYPES:
            yield prefix + entry.name, Asset(entry.read_bytes(), _TYPES[ending])
