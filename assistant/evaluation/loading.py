"""Reading golden sets from their YAML files, and refusing rows that name what does not exist."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, cast

import yaml
from pydantic import BaseModel, ValidationError

from assistant.evaluation.errors import GoldenError
from assistant.evaluation.rows import (
    ROW_TYPES,
    AbstentionRow,
    ChainRow,
    Expected,
    LanguageRow,
    RetrievalRow,
    Row,
    RuleRow,
    SetName,
)
from corpus.errors import nearest

GOLDEN_FOLDER = Path(__file__).with_name("golden")
SETS: tuple[SetName, ...] = tuple(ROW_TYPES)


@dataclass(frozen=True)
class Golden:
    """All rows, by set."""

    retrieval: tuple[RetrievalRow, ...] = ()
    rules: tuple[RuleRow, ...] = ()
    abstention: tuple[AbstentionRow, ...] = ()
    language: tuple[LanguageRow, ...] = ()
    chains: tuple[ChainRow, ...] = field(default=())

    def __len__(self) -> int:
        return sum(len(getattr(self, name)) for name in SETS)


def load_golden(folder: Path = GOLDEN_FOLDER, sets: tuple[SetName, ...] = SETS) -> Golden:
    """Every row of the sets asked for.

    A file is named ``<set>-<anything>.yaml``; each of its keys other than ``rows`` is a default for its rows.

    Raises:
        GoldenError: a file is no YAML, or a row misses a key, has an unknown one, or names an unknown rule
            or section.
    """
    rows = {name: tuple(_rows_of(folder, name)) for name in sets}
    return Golden(**cast("dict[str, Any]", rows))


def _rows_of(folder: Path, name: SetName) -> Iterator[Row]:
    for path in sorted(folder.glob(f"{name}-*.yaml")):
        header, rows = _read(path)
        for number, given in enumerate(rows, 1):
            yield _row(f"{path.name} row {number}", given, header, ROW_TYPES[name])


def _read(path: Path) -> tuple[Mapping[str, Any], list[Any]]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)  # noqa: S506 - a safe loader
    except yaml.YAMLError as error:
        raise GoldenError(path.name, "file", f"not valid YAML: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("rows"), list):
        raise GoldenError(path.name, "rows", "the file must hold a list under the key 'rows'")
    return {key: value for key, value in data.items() if key != "rows"}, data["rows"]


def _row(where: str, given: Any, header: Mapping[str, Any], kind: type[Row]) -> Row:
    if not isinstance(given, dict):
        raise GoldenError(where, "row", "must be a mapping of keys to values")
    try:
        row = kind.model_validate({**header, **given, "where": where})
    except ValidationError as error:
        raise _invalid(where, error, kind) from error
    _check_names(row)
    return row


def _invalid(where: str, error: ValidationError, kind: type[Row]) -> GoldenError:
    first = error.errors()[0]
    key = ".".join(str(part) for part in first["loc"]) or "row"
    if first["type"] == "extra_forbidden":
        known = [name for name in _fields(kind, first["loc"]) if name != "where"]
        return GoldenError(where, key, f"unknown key{nearest(str(first['loc'][-1]), known)}")
    return GoldenError(where, key, first["msg"])


def _fields(kind: type[BaseModel], location: tuple[int | str, ...]) -> list[str]:
    from assistant.evaluation.rows import Options, Turn

    inner: Mapping[str, type[BaseModel]] = {"turns": Turn, "options": Options}
    for part in location[:-1]:
        kind = inner.get(str(part), kind)
    return list(kind.model_fields)


def _check_names(row: Row) -> None:
    if isinstance(row, RetrievalRow):
        _check_sections(row)
        for rule in row.computed_by:
            _check_rule(row.where, rule)
    for expected in _expectations(row):
        if expected.rule is not None:
            _check_rule(row.where, expected.rule)


def _expectations(row: Row) -> tuple[Expected, ...]:
    if isinstance(row, ChainRow):
        return row.turns
    return (row,) if isinstance(row, Expected) else ()


def _check_rule(where: str, rule: str) -> None:
    from rules import registry

    if rule not in registry.names():
        raise GoldenError(where, "rule", f"no rule {rule!r}{nearest(rule, registry.names())}")


def _check_sections(row: RetrievalRow) -> None:
    for name in row.sections:
        guide, _, section = name.partition("#")
        if guide not in _sections():
            raise GoldenError(row.where, "sections", f"no guide {guide!r}{nearest(guide, list(_sections()))}")
        if section not in _sections()[guide]:
            near = nearest(section, list(_sections()[guide]))
            raise GoldenError(row.where, "sections", f"no section {section!r} in guide {guide!r}{near}")


@cache
def _sections() -> Mapping[str, tuple[str, ...]]:
    """Section ids by guide; they are the same in every language."""
    from corpus.guides import guide_ids, load_guide

    return {guide: tuple(section.id for section in load_guide(guide, "en").sections) for guide in guide_ids()}
