"""Inputs that do not have the form of a rule's schema, or are outside its validity range, as refusals."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rules.computation import Model, Term
from rules.errors import RuleInputError, closest

if TYPE_CHECKING:
    from pydantic import BaseModel, ValidationError
    from pydantic_core import ErrorDetails

    from rules.parameters import Range

_LARGEST = 1e20
_SHOWN = 80
_KINDS: Mapping[str, str] = {
    "float": "number",
    "finite": "number",
    "decimal": "number",
    "int": "whole-number",
    "bool": "yes-no",
    "string": "text",
    "tuple": "list",
    "list": "list",
    "model": "object",
    "dict": "object",
}
"""First word of the kind of error → what the value should have been."""
_CHOICE = re.compile(r"'([^']*)'|(\d+)")


def form_error(error: ValidationError, inputs: type[Model]) -> RuleInputError:
    """The first fault of several, as one sentence that names what is allowed."""
    first = error.errors()[0]
    path = ".".join(str(part) for part in first["loc"]) or "inputs"
    if first["type"] == "extra_forbidden":
        return unknown(path, "error-unknown-field", str(first["loc"][-1]), fields_at(inputs, first["loc"]))
    if first["type"] == "missing":
        return RuleInputError(path, "error-missing-field", field=path)
    given = shown(first["input"])
    if first["type"] == "literal_error":
        known = choices(first["ctx"]["expected"])
        near = closest(given, known)
        return RuleInputError(
            path, "error-choice", options=(near,) if near else (), field=path, given=given, known=known
        )
    wanted = expected(first) or Term(id="expected-other")
    return RuleInputError(path, "error-kind", field=path, given=given, expected=wanted)


def shown(given: object) -> str:
    """The beginning of a value that was given, as JSON has it; text without its quotation marks.

    >>> shown(None), shown(True), shown("yes"), shown([1.5, "a"])
    ('null', 'true', 'yes', '[1.5, "a"]')
    """
    text = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, default=str)
    return text[:_SHOWN]


def choices(told: str) -> tuple[str, ...]:
    """The values of a choice, of pydantic's list of them: ``'a', 'b' or 3``."""
    return tuple(word or number for word, number in _CHOICE.findall(told))


def unknown(field: str, message_id: str, name: str, known: list[str]) -> RuleInputError:
    """A name that is not among the known ones; the message offers the nearest, or all of them."""
    near = closest(name, known)
    if near is None:
        return RuleInputError(field, message_id, name=name[:_SHOWN], known=tuple(known))
    return RuleInputError(field, f"{message_id}-near", options=(near,), name=name[:_SHOWN], nearest=near)


def check_values(values: object, limits: Mapping[str, Range]) -> None:
    """Refuse every number outside its validity range, also where this question makes no use of it.

    Raises:
        RuleInputError: names the input, its value and the range; a number that no machine, price or time
            comes near is refused where it has no range, too.
    """
    from rules.parameters import check

    for path, name, value in _numbers(values, "", ""):
        if name in limits:
            check(limits[name], value, path)
        elif abs(value) > _LARGEST:
            raise RuleInputError(path, "error-malformed-field", field=path, given=str(value)[:_SHOWN])


def refuse_truths(given: Mapping[str, Any], values: object) -> None:
    """Refuse true and false where a number was read, which would be 1 and 0.

    Args:
        given: the inputs as they came.
        values: what was read from them.

    Raises:
        RuleInputError: names the input.
    """
    for path, _, _ in _numbers(values, "", ""):
        value = _at(given, path.split("."))
        if isinstance(value, bool):
            wanted = Term(id="expected-number")
            raise RuleInputError(path, "error-kind", field=path, given=shown(value), expected=wanted)


def _at(node: object, parts: list[str]) -> object:
    """What stands at a path into mappings and lists; ``None`` where it leads nowhere."""
    for part in parts:
        if isinstance(node, Mapping):
            node = node.get(part)
        elif isinstance(node, list | tuple) and part.isdecimal() and int(part) < len(node):
            node = node[int(part)]
        else:
            return None
    return node


def _numbers(value: object, path: str, name: str) -> Iterator[tuple[str, str, float]]:
    """Every number with its path and the name of its field."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _numbers(item, f"{path}.{key}" if path else str(key), str(key))
    elif isinstance(value, tuple):
        for position, item in enumerate(value):
            yield from _numbers(item, f"{path}.{position}", "")
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path, name, value


def expected(fault: ErrorDetails | Mapping[str, Any]) -> Term | None:
    """What a value should have been; ``None`` where the kind of the fault does not tell."""
    kind, field = fault["type"], fault["loc"][-1] if fault["loc"] else ""
    if field in ("country", "currency"):
        return Term(id=f"expected-{field}")
    if kind == "too_long":
        return Term(id="expected-shorter-list")
    if kind == "string_too_long":
        return Term(id="expected-shorter-text")
    told = _KINDS.get(kind.split("_")[0])
    return Term(id=f"expected-{told}") if told else None


def fields_at(inputs: type[BaseModel], location: tuple[int | str, ...]) -> list[str]:
    """Names of the fields of the model that a validation error points into."""
    schema = inputs.model_json_schema()
    here = schema
    for part in location[:-1]:
        here = _resolved(schema, here["items"] if isinstance(part, int) else here["properties"][part])
    return list(here["properties"])


def _resolved(schema: dict[str, Any], node: dict[str, Any]) -> dict[str, Any]:
    for choice in node.get("anyOf", [node]):
        if "$ref" in choice:
            found: dict[str, Any] = schema["$defs"][choice["$ref"].rsplit("/", 1)[-1]]
            return found
    return node
