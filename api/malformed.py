"""A body, query or header that is not of the form described: one sentence that names what is allowed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeGuard, get_args

from fastapi import Request
from fastapi.dependencies.models import Dependant
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from api.errors import JSON, RefusedError, malformed
from rules.errors import RuleInputError
from rules.input_errors import choices, expected, fields_at, shown, unknown

_PLACES = frozenset({"body", "query", "path", "header"})
_BOUNDS = ("ge", "le")
_FORM = re.compile(r"str|list\[.*\]")
"""How pydantic names the forms of a field that has several."""
Fault = Mapping[str, Any]


def refusal_of(request: Request, fault: Fault) -> RefusedError | RuleInputError:
    """The refusal of a request for its first fault, as pydantic tells it."""
    where, kind = tuple(fault["loc"]), fault["type"]
    field = ".".join(str(part) for part in where if not _is_beside(part))[:200] or "body"
    form = request.headers.get("content-type", "")
    if where == ("body",) and "json" not in form.lower():
        return RefusedError(415, "error-content-type", field="Content-Type", known=JSON)
    if kind == "json_invalid":
        return RuleInputError("body", "error-json", field="body", position=int(where[-1]) + 1)
    if kind == "missing":
        return RuleInputError(field, "error-missing-field", field=field)
    dependant: Dependant = request.scope["route"].dependant
    if kind == "extra_forbidden":
        return _unknown(field, where, _model(dependant))
    return _misshapen(field, fault, _bounds(dependant, where))


def _is_beside(part: str | int) -> bool:
    """Whether a part of a path says where a field is sent, or which of several forms of it was tried."""
    return part in _PLACES or (isinstance(part, str) and _FORM.fullmatch(part) is not None)


def _unknown(
    field: str, where: tuple[str | int, ...], model: type[BaseModel]
) -> RefusedError | RuleInputError:
    """A field that is not known; those of one of several forms cannot be told."""
    try:
        known = fields_at(model, where[1:])
    except KeyError:
        return malformed(field)
    return unknown(field, "error-unknown-field", str(where[-1]), known)


def _misshapen(field: str, fault: Fault, bounds: Mapping[str, Any]) -> RefusedError | RuleInputError:
    message_id, allowed = _allowed(fault, bounds)
    if message_id is None:
        return malformed(field)
    return RuleInputError(field, message_id, field=field, given=shown(fault["input"]), **allowed)


def _allowed(fault: Fault, bounds: Mapping[str, Any]) -> tuple[str | None, dict[str, Any]]:
    """The sentence that names what a field takes, and the values in it; none where that is not known."""
    kind, context = fault["type"], fault.get("ctx", {})
    if kind == "literal_error":
        return "error-choice", {"known": choices(context["expected"])}
    if len(bounds) == len(_BOUNDS):
        return "http-input-number", {"minimum": bounds["ge"], "maximum": bounds["le"]}
    if kind == "string_too_long":
        return "http-input-long", {"limit": context["max_length"]}
    if kind in ("string_too_short", "too_short"):
        return "error-empty-field", {}
    if kind == "string_pattern_mismatch":
        return "error-pattern", {"pattern": context["pattern"]}
    wanted = expected(fault)
    return ("error-kind", {"expected": wanted}) if wanted else (None, {})


def _bounds(dependant: Dependant, where: tuple[str | int, ...]) -> dict[str, Any]:
    """The least and the largest number that a field takes, as far as it has them."""
    found: dict[str, Any] = {}
    for rule in _metadata(dependant, where):
        found.update({name: getattr(rule, name) for name in _BOUNDS if hasattr(rule, name)})
    return found


def _metadata(dependant: Dependant, where: tuple[str | int, ...]) -> list[Any]:
    """What the declaration of a parameter, or of a field of the body, says of its values."""
    place, name = where[0], where[-1]
    if place == "query":
        return next((each.field_info.metadata for each in dependant.query_params if each.alias == name), [])
    field = _field(_model(dependant), where[1:]) if dependant.body_params else None
    return field.metadata if field is not None else []


def _field(model: type[BaseModel], path: tuple[str | int, ...]) -> FieldInfo | None:
    """The declaration of a field at a path into a model and the lists of models in it."""
    names = [part for part in path if isinstance(part, str)]
    field = model.model_fields.get(names[0]) if names else None
    if field is None or len(names) == 1:
        return field
    inner = next((each for each in get_args(field.annotation) if _is_model(each)), None)
    return _field(inner, tuple(names[1:])) if inner is not None else None


def _model(dependant: Dependant) -> type[BaseModel]:
    """What the body is read as; without any field where that is no model."""
    kind = dependant.body_params[0].field_info.annotation
    return kind if _is_model(kind) else BaseModel


def _is_model(kind: object) -> TypeGuard[type[BaseModel]]:
    return isinstance(kind, type) and issubclass(kind, BaseModel)
