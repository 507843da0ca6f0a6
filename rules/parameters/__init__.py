"""Dated constants: ``rules/parameters/<rule>.yaml`` into typed groups, validated at load.

A file holds ``parameters`` (name → unit, dated values with a reference, ``verified_on``,
``recheck_after``) and ``ranges`` (name → unit, minimum, maximum), the rule's validity range as data. Under
``shared`` it lists files whose content it takes over, for constants that several rules rest on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date
from functools import cache, cached_property
from importlib import resources
from math import floor, log10
from typing import Any, Generic, TypeVar, get_args

from rules.computation import Message, Quantity, Term, message, quantity
from rules.errors import ParameterDateError, ParameterFileError, RuleInputError, nearest
from rules.parameters.files import Dated, ParameterFile, read_parameter_file

_SHOWABLE = 1e15
"""Beyond this, a refused value is shown as this bound."""

_SMALL = 0.01

T = TypeVar("T")
G = TypeVar("G", bound="ParameterGroup")


@dataclass(frozen=True, slots=True)
class Parameter(Generic[T]):
    """One constant as valid on a date: the value, its unit, where it comes from, when it was checked."""

    name: str
    value: T
    unit: str
    reference: str
    valid_from: date
    verified_on: date
    recheck_after: date

    def quantity(self, digits: int | None = None) -> Quantity:
        """The value with its unit; for numbers only."""
        return quantity(float(self.value), self.unit, digits)  # type: ignore[arg-type]

    def is_stale(self, as_of: date) -> bool:
        """Whether the value should have been checked again before ``as_of``."""
        return as_of > self.recheck_after


@dataclass(frozen=True, slots=True)
class Range:
    """Validity range of one input, both ends included."""

    name: str
    unit: str
    minimum: float
    maximum: float


def check(limits: Range, value: float, field: str) -> None:
    """Refuse a value outside a validity range; ``field`` names the input.

    Raises:
        RuleInputError: value, limit and unit in the message.
    """
    if limits.minimum <= value <= limits.maximum:
        return
    given, least, most = (
        quantity(number, limits.unit, _digits(number))
        for number in (max(-_SHOWABLE, min(value, _SHOWABLE)), limits.minimum, limits.maximum)
    )
    name = Term(id=f"input-{limits.name.replace('_', '-')}")
    raise RuleInputError(field, "error-out-of-range", input=name, value=given, minimum=least, maximum=most)


def _digits(number: float) -> int | None:
    """Decimals that do not make a small number nought."""
    return min(12, 1 - floor(log10(abs(number)))) if 0 < abs(number) < _SMALL else None


@dataclass(frozen=True)
class ParameterGroup:
    """Base of a rule's parameters; subclasses add one ``Parameter[...]`` field per constant."""

    ranges: Mapping[str, Range]

    def check(self, range_name: str, value: float, field: str | None = None) -> None:
        """Refuse a value outside the validity range ``range_name``; ``field`` names the input.

        Raises:
            RuleInputError: value, limit and unit in the message.
        """
        check(self.ranges[range_name], value, field or range_name)

    def check_given(self, inputs: object, *names: str) -> None:
        """Refuse the first of the named inputs that is given and outside the range of its name.

        Raises:
            RuleInputError: value, limit and unit in the message.
        """
        for name in names:
            value = getattr(inputs, name)
            if value is not None:
                self.check(name, value)

    def stale(self, as_of: date) -> tuple[Message, ...]:
        """One warning per parameter that is past its ``recheck_after``, with its age in days."""
        return tuple(
            message("warning-stale-parameter", name=parameter.name, days=(as_of - parameter.verified_on).days)
            for parameter in self._parameters
            if parameter.is_stale(as_of)
        )

    def references(self) -> tuple[str, ...]:
        """Source ids of all parameters, in the order of the fields, each once."""
        return tuple(dict.fromkeys(parameter.reference for parameter in self._parameters))

    @cached_property
    def _parameters(self) -> list[Parameter[Any]]:
        values = (getattr(self, field.name) for field in fields(self))
        return [value for value in values if isinstance(value, Parameter)]


def load(group: type[G], rule: str, as_of: date) -> G:
    """The parameters of a rule as valid on ``as_of``.

    Raises:
        ParameterFileError: the file misses a parameter of ``group``, has one too many, or is malformed.
        ParameterDateError: a parameter has no value yet on ``as_of``.
    """
    file = _file(rule)
    wanted = _wanted(group)
    _compare_names(rule, list(wanted), list(file.parameters))
    values = {name: _parameter(rule, file.parameters[name], wanted[name], as_of) for name in wanted}
    return group(ranges=ranges(rule), **values)


@cache
def ranges(rule: str) -> Mapping[str, Range]:
    """Validity ranges of a rule's inputs."""
    return {name: Range(name, **limits) for name, limits in _file(rule).ranges.items()}


@cache
def _file(rule: str) -> ParameterFile:
    resource = resources.files(__name__).joinpath(f"{rule}.yaml")
    file = read_parameter_file(f"rules/parameters/{rule}.yaml", resource.read_text(encoding="utf-8"))
    for name in file.shared:
        file = file.over(_file(name))
    return file


def _wanted(group: type[ParameterGroup]) -> dict[str, Any]:
    from typing import get_type_hints

    hints = get_type_hints(group)
    return {field.name: hints[field.name] for field in fields(group) if field.name != "ranges"}


def _compare_names(rule: str, wanted: list[str], given: list[str]) -> None:
    for name in given:
        if name not in wanted:
            raise ParameterFileError(
                f"rules/parameters/{rule}.yaml: unknown parameter {name!r}{nearest(name, wanted)}"
            )
    for name in wanted:
        if name not in given:
            raise ParameterFileError(
                f"rules/parameters/{rule}.yaml: parameter {name!r} is missing{nearest(name, given)}"
            )


def _parameter(rule: str, dated: Dated, hint: Any, as_of: date) -> Parameter[Any]:
    from pydantic import TypeAdapter, ValidationError

    past = [value for value in dated.values if value.valid_from <= as_of]
    if not past:
        raise ParameterDateError(
            f"rules/parameters/{rule}.yaml: {dated.name!r} has no value on {as_of}; "
            f"the first is valid from {dated.values[0].valid_from}"
        )
    current = past[-1]
    try:
        value = TypeAdapter(get_args(hint)[0]).validate_python(current.value)
    except ValidationError as error:
        raise ParameterFileError(f"rules/parameters/{rule}.yaml: {dated.name!r}: {error}") from error
    return Parameter(
        dated.name,
        value,
        dated.unit,
        current.reference,
        current.valid_from,
        dated.verified_on,
        dated.recheck_after,
    )
