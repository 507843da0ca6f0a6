"""One form for every hand-kept catalog file, read and checked the same way.

A file (YAML, or JSON where there are many rows) holds ``title``, ``verified_on``, ``recheck_after``,
``columns`` (name to unit), ``sources`` (id to url and date), ``corpus_sources`` (ids that
``corpus/sources.yaml`` describes) and ``rows``, lists in the order of the columns. Each row becomes one
frozen dataclass whose fields are the columns.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date
from functools import cache
from typing import Any, Generic, NoReturn, TypeVar

from rules.catalog.cells import Check, checks_of

R = TypeVar("R")

DATA_FOLDER = os.path.join(os.path.dirname(__file__), "data")  # noqa: PTH118, PTH120  pathlib loads slowly
_KEYS = ("title", "verified_on", "recheck_after", "columns", "corpus_sources", "sources", "rows")
_OPTIONAL = ("corpus_sources", "aliases")
_SOURCE_KEYS = ("url", "date")


@dataclass(frozen=True, slots=True)
class TableSource:
    """A source that only this file cites; ``date`` as far as it is known."""

    url: str
    date: str | None = None


@dataclass(frozen=True, slots=True)
class Table(Generic[R]):
    """A catalog file.

    Attributes:
        units: unit or form of each column.
        sources: the file's own sources by id; other ids are in ``corpus/sources.yaml``.
        aliases: other names, where the file has a block of them.
    """

    title: str
    verified_on: date
    recheck_after: date
    units: Mapping[str, str]
    sources: Mapping[str, TableSource]
    rows: tuple[R, ...]
    aliases: Mapping[str, Any]

    def is_stale(self, as_of: date) -> bool:
        """Whether the file should have been checked again before ``as_of``."""
        return as_of > self.recheck_after


@cache
def load_table(file: str, row_type: type[R]) -> Table[R]:
    """A shipped file, read once per process.

    Raises:
        ParameterFileError: names file, row, column, and the nearest valid name.
    """
    return parse_table(_path(file), _text(file), row_type)


def read_content(file: str) -> dict[str, Any]:
    """What a shipped file holds, its rows unchecked.

    Raises:
        ParameterFileError: the file is not valid YAML or JSON.
    """
    return _content(_path(file), _text(file))


def _path(file: str) -> str:
    return f"rules/catalog/data/{file}"


def _text(file: str) -> str:
    with open(os.path.join(DATA_FOLDER, file), encoding="utf-8") as opened:  # noqa: PTH118, PTH123
        return opened.read()


def parse_table(name: str, text: str, row_type: type[R]) -> Table[R]:
    """A file's text, checked; see :func:`load_table`. Names that end in ``.json`` are read as JSON."""
    content = _content(name, text)
    _check_keys(name, "", content, (*_KEYS, *_OPTIONAL), _OPTIONAL)
    columns = [field.name for field in fields(row_type)]  # type: ignore[arg-type]
    _check_keys(name, "columns", content["columns"], columns)
    if list(content["columns"]) != columns:
        refuse(name, f"columns: expected the order {', '.join(columns)}")
    sources = {key: _source(name, key, body) for key, body in content["sources"].items()}
    known = {*sources, *content.get("corpus_sources", ())}
    return Table(
        title=str(content["title"]),
        verified_on=_day(name, "verified_on", content["verified_on"]),
        recheck_after=_day(name, "recheck_after", content["recheck_after"]),
        units=content["columns"],
        sources=sources,
        rows=_rows(name, content["rows"], row_type, checks_of(row_type), known),
        aliases=content.get("aliases", {}),
    )


def refuse(name: str, problem: str) -> NoReturn:
    """Stop with an error that names the file.

    Raises:
        ParameterFileError: always.
    """
    from rules.errors import ParameterFileError

    raise ParameterFileError(f"{name}: {problem}")


def near(given: object, valid: list[str]) -> str:
    """``, did you mean 'x'?`` or nothing."""
    from rules.errors import nearest

    return nearest(str(given), valid)


def _content(name: str, text: str) -> dict[str, Any]:
    try:
        content = json.loads(text) if name.endswith(".json") else _yaml(name, text)
    except ValueError as error:
        refuse(name, f"not valid JSON: {error}")
    if not isinstance(content, dict):
        refuse(name, f"expected the keys {', '.join(_KEYS)}")
    return content


def _yaml(name: str, text: str) -> Any:
    import yaml

    try:
        return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506
    except yaml.YAMLError as error:
        refuse(name, f"not valid YAML: {error}")


def _check_keys(name: str, where: str, body: object, allowed: Any, optional: tuple[str, ...] = ()) -> None:
    place = f"{where}: " if where else ""
    if not isinstance(body, dict):
        refuse(name, f"{place}expected a mapping with {', '.join(allowed)}")
    for given in body:
        if given not in allowed:
            refuse(name, f"{place}unknown key {given!r}{near(given, list(allowed))}")
    for wanted in allowed:
        if wanted not in body and wanted not in optional:
            refuse(name, f"{place}key {wanted!r} is missing{near(wanted, list(map(str, body)))}")


def _source(name: str, key: str, body: object) -> TableSource:
    _check_keys(name, f"sources.{key}", body, _SOURCE_KEYS, ("date",))
    assert isinstance(body, dict)
    return TableSource(str(body["url"]), str(body["date"]) if "date" in body else None)


def _day(name: str, key: str, value: object) -> date:
    if isinstance(value, date):
        return value
    try:
        return date.fromisoformat(str(value))
    except ValueError:
        refuse(name, f"{key}: {value!r} is not a date like 2026-11-30")


def _rows(
    name: str, rows: object, row_type: type[R], checks: Mapping[str, Check], sources: set[str]
) -> tuple[R, ...]:
    if not isinstance(rows, list) or not rows:
        refuse(name, "rows: expected a list of rows")
    return tuple(_row(name, number, cells, row_type, checks, sources) for number, cells in enumerate(rows, 1))


def _row(
    name: str, number: int, cells: object, row_type: type[R], checks: Mapping[str, Check], sources: set[str]
) -> R:
    if not isinstance(cells, list) or len(cells) != len(checks):
        refuse(name, f"row {number}: expected {len(checks)} cells: {', '.join(checks)}")
    values = []
    for (column, check), cell in zip(checks.items(), cells, strict=True):
        value, problem = check(cell)
        if problem:
            refuse(name, f"row {number} ({cells[0]}): {column}: {problem}")
        if column == "source" and value not in sources:
            refuse(
                name, f"row {number} ({cells[0]}): source: unknown id {value!r}{near(value, sorted(sources))}"
            )
        values.append(value)
    return row_type(*values)
