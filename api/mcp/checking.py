"""What a tool is called with, checked; what is wrong with it, in words that lead on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from rules.errors import RuleInputError, closest

_M = TypeVar("_M", bound=BaseModel)
_LONGEST = 80
_BOUNDS = frozenset({"less_than_equal", "greater_than_equal"})


def checked(model: type[_M], arguments: Mapping[str, Any]) -> _M:
    """The arguments of a call.

    Raises:
        RuleInputError: one is missing, unknown, or not of the form that the tool's schema describes.
    """
    try:
        return model.model_validate(dict(arguments))
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        raise _fault(model, field, first["type"], first["input"]) from error


def _fault(model: type[BaseModel], field: str, kind: str, given: object) -> RuleInputError:
    if kind == "missing":
        return RuleInputError(field, "error-missing-field", field=field)
    if kind == "extra_forbidden":
        return _unknown(field, tuple(model.model_fields))
    schema = model.model_json_schema()["properties"][field.partition(".")[0]]
    form = next((each for each in schema.get("anyOf", ()) if each.get("type") != "null"), schema)
    return _misshapen(field, kind, str(given)[:_LONGEST], form)


def _unknown(name: str, known: tuple[str, ...]) -> RuleInputError:
    near = closest(name, list(known))
    if near is None:
        return RuleInputError(name, "error-unknown-field", name=name[:_LONGEST], known=known)
    return RuleInputError(name, "error-unknown-field-near", name=name[:_LONGEST], nearest=near)


def _misshapen(field: str, kind: str, given: str, form: Mapping[str, Any]) -> RuleInputError:
    """A value that the schema does not allow, and what it does allow."""
    message_id, limits = _limits(kind, form)
    return RuleInputError(field, message_id, field=field, given=given, **limits)


def _limits(kind: str, form: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The sentence that names what a schema allows, and the values in it."""
    if "enum" in form:
        return "http-input-choice", {"known": tuple(form["enum"])}
    if kind == "string_too_long":
        return "http-input-long", {"limit": form["maxLength"]}
    if kind in _BOUNDS or form.get("type") == "integer":
        return "http-input-number", {"minimum": form["minimum"], "maximum": form["maximum"]}
    return "http-input-form", {}
