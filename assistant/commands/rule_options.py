"""Options of a rule on the command line, made from its schema."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import click

from assistant.commands.values import CardsValue, ChoicesValue, ChoiceValue, MoneyValue, NumberValue

if TYPE_CHECKING:
    from rules.registry import Rule

_RATES = ("hourly_rate", "tariff")


def rule_options(rule: Rule[Any]) -> list[click.Parameter]:
    """One option per input."""
    schema = rule.schema()
    required = schema.get("required", ())
    bodies = schema["properties"]
    return [_option(name, body, name in required, "currency" in bodies) for name, body in bodies.items()]


def rule_title(rule: Rule[Any]) -> str:
    """The first paragraph of what the rule is asked with."""
    title: str = rule.schema().get("description", rule.name)
    return title.split("\n\n")[0]


def given(values: dict[str, Any]) -> dict[str, Any]:
    """The inputs that were given; a list that was given in parts is one again.

    An amount for an input whose currency is an input of its own becomes both.
    """
    found = {
        name: list(chain.from_iterable(value)) if isinstance(value, tuple) else value
        for name, value in values.items()
        if value not in (None, ())
    }
    tariff = found.get("tariff")
    if isinstance(tariff, dict) and "currency" in values:
        found |= {"tariff": tariff.get("amount"), "currency": found.get("currency") or tariff.get("currency")}
    return {name: value for name, value in found.items() if value is not None}


def _option(name: str, body: dict[str, Any], required: bool, has_currency: bool) -> click.Option:
    branch = _branch(body)
    kind = MoneyValue(rate=True) if name == "tariff" and has_currency else _type(name, branch)
    switch: dict[str, Any] = {"is_flag": False, "flag_value": True, "metavar": "[true|false]"}
    return click.Option(
        [f"--{name.replace('_', '-')}", name],
        type=kind,
        multiple=branch.get("type") == "array",
        required=required,
        help=_help(body, kind),
        **(switch if branch.get("type") == "boolean" else {}),
    )


def _branch(body: dict[str, Any]) -> dict[str, Any]:
    """What a value that is not null looks like."""
    branches: list[dict[str, Any]] = body.get("anyOf", [body])
    return next(branch for branch in branches if branch.get("type") != "null")


def _type(name: str, branch: dict[str, Any]) -> click.ParamType[Any, Any]:
    kind = branch.get("type", "object")
    if kind == "array":
        choices = branch["items"].get("enum")
        return ChoicesValue(choices) if choices else CardsValue()
    if "enum" in branch:
        return ChoiceValue(branch["enum"])
    if kind == "object":
        return MoneyValue(rate=name in _RATES)
    if kind in ("number", "integer"):
        return NumberValue(name, whole=kind == "integer")
    return click.BOOL if kind == "boolean" else click.STRING


def _help(body: dict[str, Any], kind: click.ParamType[Any, Any]) -> str:
    parts = [body.get("description", "")]
    hint = getattr(kind, "hint", "")
    if hint:
        parts.append(f"Written {hint}." if hint.startswith("as ") else f"Allowed: {hint}.")
    if "minimum" in body and "maximum" in body:
        parts.append(f"[{body['minimum']:g} to {body['maximum']:g}]")
    if body.get("default") not in (None, [], (), False):
        parts.append(f"(default: {body['default']})")
    return " ".join(parts)
