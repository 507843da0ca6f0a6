"""Numbers with or without their unit: ``1500``, ``1.5 kW``, ``24 GB``, ``80 %``, ``two weeks``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from assistant.commands.values.spoken import readings

if TYPE_CHECKING:
    from assistant.understanding.number import Number
    from assistant.understanding.quantities import Quantity
    from assistant.understanding.reading import Reading

_MS_PER_HOUR = 3_600_000
_UNIT_OF_ENDING: Mapping[str, tuple[str, float, str]] = {
    "_mb_s": ("rate", 1, "500 MB/s"),
    "_gb_s": ("rate", 0.001, "90 GB/s"),
    "_w": ("power", 1, "1.5 kW"),
    "_gb": ("memory", 1, "24 GB"),
    "_mb": ("memory", 1000, "0.5 MB"),
    "_mm": ("length", 1, "33 cm"),
    "_ms": ("duration", _MS_PER_HOUR, "200 ms"),
    "_ghz": ("frequency", 1, "3.5 GHz"),
    "_a": ("amperes", 1, "30 A"),
    "_px": ("pixels", 1, "224 px"),
    "_tokens": ("tokens", 1, "32k"),
    "parameters_b": ("parameters", 1, "8B"),
    "_per_weight": ("bits", 1, "4.5 bit"),
    "hours": ("duration", 1, "2 weeks"),
    "hours_per_day": ("duration", 1, "8 h"),
    "_share": ("share", 1, "80 %"),
    "duty": ("share", 1, "50 %"),
}
"""Ending of an input's name → kind of quantity, factor from that kind's base unit, an example."""


def _bare(generation: str) -> str:
    """The number of a generation of PCIe: ``gen4``, ``PCIe 4.0`` and ``4`` are the same.

    >>> _bare("PCIe 4.0"), _bare("Gen 5")
    ('4', '5')
    """
    return generation.casefold().replace("pcie", "").replace("gen", "").strip(" .").removesuffix(".0")


def _likelier(found: Quantity) -> float:
    """Of "1.375" with a unit the reading with decimals; only watts are never given to three of them."""
    if found.alternative is None or found.unit == "W":
        return found.value
    return min(found.value, found.alternative)


class NumberValue(click.ParamType[Any, Any]):
    """A number in the unit that the input's name ends with, or with a unit of its own."""

    def __init__(self, field: str, *, whole: bool) -> None:
        endings = (ending for ending in _UNIT_OF_ENDING if field.endswith(ending))
        self._kind, self._factor, self.example = _UNIT_OF_ENDING.get(next(endings, ""), ("", 1.0, ""))
        self._whole = whole
        self._own_unit = "ms" if field.endswith("_ms") else ""
        self._is_generation = field == "generation"
        self.name = "integer" if whole else "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number in the input's own unit."""
        if not isinstance(value, str):
            return value
        number = self._number(value)
        if number is None:
            self.fail(f"{value!r} is not {self._wanted()}", param, ctx)
        return number

    def _number(self, text: str) -> float | None:
        try:
            bare = _bare(text) if self._is_generation else text.strip().removesuffix(self._own_unit)
            return int(bare) if self._whole else float(bare)
        except ValueError:
            found = (self._spoken(reading) for reading in readings(text))
        number = next((number for number in found if number is not None), None)
        if number is None or not self._whole:
            return number
        return int(number) if number.is_integer() else None

    def _spoken(self, reading: Reading) -> float | None:
        from assistant.understanding.numbers import find_numbers
        from assistant.understanding.quantities import find_quantities

        numbers = find_numbers(reading)
        if len(numbers) != 1:
            return None
        if self._is_alone(numbers[0], reading):
            return self._of(numbers[0].value, reading)
        for found in find_quantities(numbers, reading):
            if found.kind == self._kind and (found.first, found.last) == (0, len(reading.tokens)):
                return self._of(round(_likelier(found) * self._factor, 9), reading)
        return None

    def _of(self, number: float, reading: Reading) -> float:
        """What a number means here: "32k" is 32,768 of tokens."""
        from assistant.understanding.contexts import tokens

        return float(tokens(number, reading.normal.original)) if self._kind == "tokens" else number

    def _is_alone(self, number: Number, reading: Reading) -> bool:
        return (number.first, number.last) == (0, len(reading.tokens))

    def _wanted(self) -> str:
        kind = "a whole number" if self._whole else "a number"
        return f"{kind}; write it as {self.example}." if self.example else f"{kind}."
