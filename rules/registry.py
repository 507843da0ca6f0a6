"""Every rule by name; a rule's module is imported when the rule is first used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from rules.computation import Computation, Model
from rules.input_errors import check_values, form_error, refuse_truths, unknown
from rules.knowledge import Knowledge
from rules.parameters import Range, ranges

I = TypeVar("I", bound=Model)  # noqa: E741

_MODULES: Mapping[str, str] = {
    "psu": "rules.psu",
    "ram": "rules.ram",
    "gpu_budget": "rules.gpu_budget",
    "gpu_compare": "rules.gpu_compare",
    "gpu_price": "rules.gpu_price",
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
            raise form_error(error, self.inputs) from error
        values = valid.model_dump()
        refuse_truths(inputs, values)
        check_values(values, ranges(self.name))
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
        raise unknown("rule", "error-unknown-rule", name, names())
    rule: Rule[Any] = import_module(_MODULES[name]).RULE
    return rule


def _add_ranges(schema: dict[str, Any], limits: Mapping[str, Range]) -> None:
    for definition in [schema, *schema.get("$defs", {}).values()]:
        for name, body in definition.get("properties", {}).items():
            if name in limits:
                body.update(minimum=limits[name].minimum, maximum=limits[name].maximum)
