"""Options of a rule on the command line, made from its schema."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rules.registry import Rule

_COUNTED = re.compile(r"\s*([-+]?\d{1,15})\s*[x×*]\s*(.+)", re.IGNORECASE)


def rule_options(rule: Rule[Any]) -> list[click.Parameter]:
    """One option per input."""
    schema = rule.schema()
    required = schema.get("required", ())
    return [_option(name, body, schema, name in required) for name, body in schema["properties"].items()]


def rule_title(rule: Rule[Any]) -> str:
    """The first paragraph of what the rule is asked with."""
    title: str = rule.schema().get("description", rule.name)
    return title.split("\n\n")[0]


def given(values: dict[str, Any]) -> dict[str, Any]:
    """The inputs that were given."""
    return {name: value for name, value in values.items() if value not in (None, ())}


def _option(name: str, body: dict[str, Any], schema: dict[str, Any], required: bool) -> click.Option:
    kind = _kind(body)
    return click.Option(
        [f"--{name.replace('_', '-')}", name],
        type=_Values(kind) if kind in ("array", "object") else _scalar(body, kind),
        multiple=kind == "array",
        required=required,
        help=_help(body),
    )


def _kind(body: dict[str, Any]) -> str:
    for branch in [body, *body.get("anyOf", ())]:
        if branch.get("type") not in (None, "null"):
            return str(branch["type"])
        if "$ref" in branch:
            return "object"
    return "string"


def _scalar(body: dict[str, Any], kind: str) -> click.ParamType[Any, Any]:
    choices = [v for branch in [body, *body.get("anyOf", ())] for v in branch.get("enum", ())]
    if choices:
        return click.Choice(choices)
    types: dict[str, click.ParamType[Any, Any]] = {
        "number": click.FLOAT,
        "integer": click.INT,
        "boolean": click.BOOL,
    }
    return types.get(kind, click.STRING)


def _help(body: dict[str, Any]) -> str:
    limits = (
        f" [{body['minimum']:g} to {body['maximum']:g}]" if "minimum" in body and "maximum" in body else ""
    )
    default = f" (default: {body['default']})" if body.get("default") not in (None, [], ()) else ""
    return f"{body.get('description', '')}{limits}{default}"


class _Values(click.ParamType[Any, Any]):
    """A structured value: JSON, or for things with a name the short form ``2x RTX 3090``."""

    name = "value"

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Parse one value."""
        if not isinstance(value, str):
            return value
        if value.lstrip().startswith(("{", "[", '"')):
            try:
                return json.loads(value)
            except json.JSONDecodeError as error:
                self.fail(f"not valid JSON: {error}", param, ctx)
        counted = _COUNTED.fullmatch(value)
        if counted:
            return {"name": counted[2].strip(), "count": int(counted[1])}
        return {"name": value} if param is not None and param.name == "gpus" else value
