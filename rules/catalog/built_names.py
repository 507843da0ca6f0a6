"""Every way to write a name of a catalog, ready to be looked up: ``rules/catalog/built/<table>.json``.

``make catalog`` writes them. One that does not belong to its table is passed over, and the spellings are made
of the table instead, so a row may be added and tried without building anything.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from rules.catalog.names import Entry
from rules.catalog.tables import DATA_FOLDER

FOLDER = os.path.join(os.path.dirname(__file__), "built")  # noqa: PTH118, PTH120  pathlib loads slowly


def read_names(file: str) -> Mapping[str, Sequence[Any]] | None:
    """Words, strength and rows by letters and digits, as :class:`~rules.catalog.names.NameIndex` takes them.

    Args:
        file: the table's, e.g. ``cpus.json``.

    Returns:
        ``None`` if there are none of the table as it is.
    """
    try:
        with open(os.path.join(FOLDER, file), encoding="utf-8") as opened:  # noqa: PTH118, PTH123
            held = json.load(opened)
    except (OSError, ValueError):
        return None
    if not isinstance(held, dict) or held.get("digest") != _digest(file):
        return None
    names: Mapping[str, Sequence[Any]] = held["names"]
    return names


def built(file: str, names: Mapping[str, Entry]) -> str:
    """The text of the file of a table.

    Args:
        names: the entries of the table by letters and digits.
    """
    head = f'{{\n"digest":"{_digest(file)}",\n"names":{{\n'
    rows = (f"{_compact(key)}:{_compact(entry)}" for key, entry in names.items())
    return head + ",\n".join(rows) + "\n}}\n"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _digest(file: str) -> str:
    with open(os.path.join(DATA_FOLDER, file), "rb") as opened:  # noqa: PTH118, PTH123
        return blake2b(opened.read(), digest_size=16).hexdigest()
