"""The command that installs a part of Rigwise which not everybody needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

PACKAGE = "rigwise"
_SOURCE = "."
"""The folder of the source, where nothing tells which one that is."""


def install_command(extra: str) -> str:
    """The command for an extra, from the folder that Rigwise itself was installed from.

    Nothing is asked for by name alone, since Rigwise is in no registry of packages: there the name might be
    somebody else's.

    Args:
        extra: its name in ``pyproject.toml``.

    References:
        PEP 610, "Recording the Direct URL Origin of installed distributions".
    """
    recorded = _recorded()
    folder = _folder(recorded)
    edited = "-e " if folder != _SOURCE and (recorded.get("dir_info") or {}).get("editable") else ""
    return f"pip install {edited}'{folder}[{extra}]'"


def _folder(recorded: dict[str, Any]) -> str:
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    place = urlsplit(str(recorded.get("url", "")))
    folder = Path(url2pathname(place.path))
    return str(folder) if place.scheme == "file" and folder.is_dir() else _SOURCE


def _recorded() -> dict[str, Any]:
    from importlib import metadata

    try:
        told = json.loads(metadata.distribution(PACKAGE).read_text("direct_url.json") or "{}")
    except (metadata.PackageNotFoundError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}
