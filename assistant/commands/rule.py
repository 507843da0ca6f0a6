"""``rigwise rule``: compute one rule from values given as options."""

from __future__ import annotations

import json
import re
import sys
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from assistant.commands.common import refuse, settings, system_language

if TYPE_CHECKING:
    from rules.registry import Rule

_COUNTED = re.compile(r"\s*(\d{1,9})\s*[x×*]\s*(.+)", re.IGNORECASE)


class RuleGroup(click.Group):
    """One command per rule, its options made from the rule's schema."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names of all rules."""
        from rules import registry

        return registry.names()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of one rule."""
        from rules import registry
        from rules.errors import RuleInputError

        try:
            return _command(registry.get(cmd_name))
        except RuleInputError as error:
            refuse(error, None)


@click.group(cls=RuleGroup, name="rule")
def command() -> None:
    """Compute one rule from given values, without asking a question.

    \b
    rigwise rule psu --gpus "4x RTX 3090" --cpu-power-w 150
    rigwise rule psu --help
    """


def _command(rule: Rule[Any]) -> click.Command:
    schema = rule.schema()
    options: list[click.Parameter] = [
        _option(name, body, schema, name in schema.get("required", ()))
        for name, body in schema["properties"].items()
    ]
    options += [_flag("--json", "as_json", "Print JSON."), _flag("--plain", "plain", "Print plain text.")]
    options.append(click.Option(["--language", "-l"], help="Language of the result."))

    def run(as_json: bool, plain: bool, language: str | None, **given: Any) -> None:
        _run(
            rule,
            {name: value for name, value in given.items() if value not in (None, ())},
            as_json,
            plain,
            language,
        )

    title = schema.get("description", rule.name).split("\n\n")[0]
    return click.Command(rule.name, params=options, callback=run, help=title)


def _flag(name: str, target: str, text: str) -> click.Option:
    return click.Option([name, target], is_flag=True, help=text)


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


def _run(rule: Rule[Any], inputs: dict[str, Any], as_json: bool, plain: bool, language: str | None) -> None:
    from assistant.answering.compose import Draft, render
    from assistant.answering.localise import localise
    from assistant.answering.wording import wording
    from assistant.commands.common import show_answer
    from rules.errors import RuleInputError
    from rules.knowledge import Knowledge

    tag = language or system_language()
    try:
        result = rule(inputs, Knowledge(date.today(), settings().prices))
    except RuleInputError as error:
        refuse(error, tag)
    computation = localise(result, wording(tag))
    if as_json:
        click.echo(computation.model_dump_json(indent=2))
        sys.exit(0)
    answer = render(Draft("answer", computation.headline, (computation,)), "rule", "rule", tag)
    show_answer(answer, as_json=False, plain=plain)
