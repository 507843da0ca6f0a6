"""Texts of ours in Traditional Chinese, derived beforehand.

OpenCC's tables of phrases take some forty megabytes and a tenth of a second, and what they are needed for
are the same few texts each time: the guides and the templates. So ``tools/build_traditional.py`` derives
those and keeps them under the digest of the Simplified text. A text that is not kept, or has changed since,
is derived anew.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

FILE_NAME = "traditional.zip"
_FILE = files(__package__) / FILE_NAME
_DAY = (2026, 1, 1, 0, 0, 0)
"""The same day for every entry, so that the same texts give the same file."""


@cache
def kept() -> frozenset[str]:
    """Digests of the texts whose derivation is kept."""
    if not _FILE.is_file():
        return frozenset()
    with _open() as archive:
        return frozenset(archive.namelist())


def derived(simplified: str) -> str | None:
    """The kept derivation of a whole text, or ``None``."""
    digest = _digest(simplified)
    if digest not in kept():
        return None
    with _open() as archive:
        return archive.read(digest).decode("utf-8")


def write(path: Path, texts: Mapping[str, str]) -> None:
    """Keep derivations.

    Args:
        texts: Traditional text by Simplified text.
    """
    by_digest = {_digest(simplified): traditional for simplified, traditional in texts.items()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for digest, traditional in sorted(by_digest.items()):
            archive.writestr(zipfile.ZipInfo(digest, _DAY), traditional, zipfile.ZIP_DEFLATED)


def _open() -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(_FILE.read_bytes()))


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode("utf-8"), digest_size=12).hexdigest()
