"""Reading one parameter file: its form is checked here, its names in :mod:`rules.parameters`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from rules.computation import UNITS
from rules.errors import ParameterFileError, nearest

_PARAMETER_KEYS = ["unit", "values", "verified_on", "recheck_after", "note"]
_VALUE_KEYS = ["from", "value", "reference"]
_RANGE_KEYS = ["unit", "minimum", "maximum"]


@dataclass(frozen=True, slots=True)
class DatedValue:
    """A value and the day from which it holds."""

    valid_from: date
    value: Any
    reference: str


@dataclass(frozen=True, slots=True)
class Dated:
    """A parameter with all its values, oldest first."""

    name: str
    unit: str
    values: tuple[DatedValue, ...]
    verified_on: date
    recheck_after: date


@dataclass(frozen=True, slots=True)
class ParameterFile:
    """A whole file: parameters and validity ranges by name, and the files whose content it shares."""

    parameters: Mapping[str, Dated]
    ranges: Mapping[str, Mapping[str, Any]]
    shared: tuple[str, ...] = ()

    def over(self, other: ParameterFile) -> ParameterFile:
        """This file's content together with a shared file's; where both have a name, this one's counts."""
        return ParameterFile(
            {**other.parameters, **self.parameters}, {**other.ranges, **self.ranges}, self.shared
        )


def read_parameter_file(name: str, text: str) -> ParameterFile:
    """Parse and check one file's text.

    Raises:
        ParameterFileError: names file, key, and the nearest valid name.
    """
    content = load_yaml(name, text)
    _keys(name, "", content, ["parameters", "ranges", "shared"], optional=["ranges", "shared"])
    parameters = {key: _dated(name, key, body) for key, body in content["parameters"].items()}
    limits = {key: _range(name, key, body) for key, body in (content.get("ranges") or {}).items()}
    return ParameterFile(parameters, limits, tuple(content.get("shared") or ()))


def load_yaml(name: str, text: str) -> Any:
    """YAML by the fast parser where it is built in.

    Raises:
        ParameterFileError: names file and line.
    """
    import yaml

    try:
        return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506
    except yaml.YAMLError as error:
        raise ParameterFileError(f"{name}: not valid YAML: {error}") from error


def _dated(name: str, key: str, body: Any) -> Dated:
    _keys(name, key, body, _PARAMETER_KEYS, optional=["note"])
    _unit(name, key, body["unit"])
    values = _values(name, key, body["values"])
    days = {day: _date(name, f"{key}.{day}", body[day]) for day in ("verified_on", "recheck_after")}
    if days["recheck_after"] <= days["verified_on"]:
        raise ParameterFileError(f"{name}: {key}: recheck_after is not after verified_on")
    return Dated(key, body["unit"], values, **days)


def _values(name: str, key: str, bodies: Any) -> tuple[DatedValue, ...]:
    if not isinstance(bodies, list) or not bodies:
        raise ParameterFileError(f"{name}: {key}: values must be a list of at least one dated value")
    values = tuple(_value(name, key, value) for value in bodies)
    days = [value.valid_from for value in values]
    if days != sorted(set(days)):
        raise ParameterFileError(f"{name}: {key}: values must be in the order of their dates, each date once")
    return values


def _value(name: str, key: str, body: Any) -> DatedValue:
    _keys(name, f"{key}.values", body, _VALUE_KEYS)
    return DatedValue(_date(name, f"{key}.from", body["from"]), body["value"], str(body["reference"]))


def _range(name: str, key: str, body: Any) -> Mapping[str, Any]:
    _keys(name, key, body, _RANGE_KEYS)
    _unit(name, key, body["unit"])
    ends = {end: _number(name, f"{key}.{end}", body[end]) for end in ("minimum", "maximum")}
    if ends["minimum"] > ends["maximum"]:
        raise ParameterFileError(f"{name}: {key}: minimum is above maximum")
    return {**body, **ends}


def _number(name: str, key: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ParameterFileError(f"{name}: {key}: {value!r} is not a number")
    return float(value)


def _unit(name: str, key: str, unit: Any) -> None:
    if unit not in UNITS:
        raise ParameterFileError(f"{name}: {key}: unknown unit {unit!r}{nearest(str(unit), sorted(UNITS))}")


def _date(name: str, key: str, value: Any) -> date:
    if not isinstance(value, date):
        raise ParameterFileError(f"{name}: {key}: {value!r} is not a date like 2026-11-30")
    return value


def _keys(name: str, key: str, body: Any, allowed: list[str], optional: list[str] | None = None) -> None:
    where = _where(name, key)
    for given in _mapping(name, key, body):
        if given not in allowed:
            raise ParameterFileError(f"{where}unknown key {given!r}{nearest(str(given), allowed)}")
    missing = [k for k in allowed if k not in body and k not in (optional or [])]
    if missing:
        raise ParameterFileError(f"{where}key {missing[0]!r} is missing")


def _mapping(name: str, key: str, body: Any) -> dict[str, Any]:
    if not isinstance(body, dict):
        raise ParameterFileError(f"{_where(name, key)}expected a mapping, found {body!r}")
    return body


def _where(name: str, key: str) -> str:
    return f"{name}: {key}: " if key else f"{name}: "
