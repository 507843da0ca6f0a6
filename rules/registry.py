"""Every rule by name; a rule's module is imported when the rule is first used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from rules.computation import Computation, Model
from rules.errors import RuleInputError, closest
from rules.knowledge import Knowledge
from rules.parameters import Range, ranges

I = TypeVar("I", bound=Model)  # noqa: E741

_MODULES: Mapping[str, str] = {
    "psu": "rules.psu",
    "ram": "rules.ram",
    "gpu_budget": "rules.gpu_budget",
    "gpu_compare": "rules.gpu_compare",
    "gpu_memory_use_case": "rules.gpu_memory_use_case",
    "multi_gpu": "rules.multi_gpu",
    "cloud_or_buy": "rules.cloud_or_buy",
    "cpu": "rules.cpu",
    "pcie": "rules.pcie",
    "storage": "rules.storage",
    "board_case": "rules.board_case",
    "llm_memory": "rules.llm_memory",
    "train_memory": "rules.train_memory",
    "llm_speed": "rules.llm_speed",
    "cooling": "rules.cooling",
    "connectors": "rules.connectors",
    "circuit": "rules.circuit",
    "electricity": "rules.electricity",
    "build": "rules.build",
}

_LARGEST = 1e20


@dataclass(frozen=True)
class Rule(Generic[I]):
    """A rule: its name, the type of its inputs, and the function that computes it."""

    name: str
    inputs: type[I]
    compute: Callable[[I, Knowledge], Computation]

    def __call__(self, inputs: Mapping[str, Any], knowledge: Knowledge) -> Computation:
        """Validate plain inputs and compute.

        Raises:
            RuleInputError: an input is missing, unknown, malformed or out of range.
        """
        return self.compute(self._validated(inputs), knowledge)

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the inputs, with the validity ranges of the parameter file."""
        schema = self.inputs.model_json_schema()
        _add_ranges(schema, ranges(self.name))
        return schema

    def _validated(self, inputs: Mapping[str, Any]) -> I:
        try:
            valid = self.inputs.model_validate(dict(inputs))
        except ValidationError as error:
            raise _input_error(error, self.inputs) from error
        _refuse_boundless(valid.model_dump())
        return valid


def names() -> list[str]:
    """Names of all rules, in the order of the registry."""
    return list(_MODULES)


def get(name: str) -> Rule[Any]:
    """A rule by name.

    Raises:
        RuleInputError: no such rule; the message names the nearest.
    """
    if name not in _MODULES:
        raise _unknown("rule", "error-unknown-rule", name, names())
    rule: Rule[Any] = import_module(_MODULES[name]).RULE
    return rule


def _input_error(error: ValidationError, inputs: type[Model]) -> RuleInputError:
    first = error.errors()[0]
    path = ".".join(str(part) for part in first["loc"]) or "inputs"
    if first["type"] == "extra_forbidden":
        return _unknown(path, "error-unknown-field", str(first["loc"][-1]), _fields_at(inputs, first["loc"]))
    if first["type"] == "missing":
        return RuleInputError(path, "error-missing-field", field=path)
    return RuleInputError(path, "error-malformed-field", field=path, given=str(first["input"])[:80])


def _refuse_boundless(value: object, path: str = "") -> None:
    """Refuse a number that no machine, price or time comes near, and that could not even be written out."""
    if isinstance(value, Mapping):
        for name, item in value.items():
            _refuse_boundless(item, f"{path}.{name}" if path else str(name))
    elif isinstance(value, tuple):
        for position, item in enumerate(value):
            _refuse_boundless(item, f"{path}.{position}")
    elif isinstance(value, int | float) and abs(value) > _LARGEST:
        raise RuleInputError(path, "error-malformed-field", field=path, given=str(value)[:80])


def _unknown(field: str, message_id: str, name: str, known: list[str]) -> RuleInputError:
    """A name that is not among the known ones; the message offers the nearest, or all of them."""
    near = closest(name, known)
    if near is None:
        return RuleInputError(field, message_id, name=name[:80], known=tuple(known))
    return RuleInputError(field, f"{message_id}-near", options=(near,), name=name[:80], nearest=near)


def _fields_at(inputs: type[Model], location: tuple[int | str, ...]) -> list[str]:
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


def _add_ranges(schema: dict[str, Any], limits: Mapping[str, Range]) -> None:
    for definition in [schema, *schema.get("$defs", {}).values()]:
        for name, body in definition.get("properties", {}).items():
            if name in limits:
                body.update(minimum=limits[name].minimum, maximum=limits[name].maximum)
