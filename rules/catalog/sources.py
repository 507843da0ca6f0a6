"""Sources that only the catalogs cite, each with the title of the catalog that cites it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.catalog.tables import DATA_FOLDER, read_content

_NOT_SHIPPED_ROWS = "corrections.yaml"


@dataclass(frozen=True, slots=True)
class CatalogSource:
    """A source by its address; ``date`` as far as it is known.

    Attributes:
        catalog: title of the first catalog that cites it.
        name: name of that catalog, e.g. ``cloud-rates``.
    """

    id: str
    url: str
    date: str | None
    catalog: str
    name: str


@cache
def catalog_sources() -> Mapping[str, CatalogSource]:
    """All of them by id, in the order of the files; reads every catalog file.

    Raises:
        ParameterFileError: a file is malformed.
    """
    found: dict[str, CatalogSource] = {}
    for file in sorted(os.listdir(DATA_FOLDER)):  # noqa: PTH208  pathlib loads slowly
        if not file.endswith((".json", ".yaml")) or file == _NOT_SHIPPED_ROWS:
            continue
        content = read_content(file)
        for id_, body in content.get("sources", {}).items():
            day = str(body["date"]) if body.get("date") else None
            name = file.partition(".")[0].replace("_", "-")
            found.setdefault(id_, CatalogSource(id_, str(body["url"]), day, str(content["title"]), name))
    return found
