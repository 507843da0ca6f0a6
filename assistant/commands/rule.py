"""``rigwise rule``: compute one rule from values given as options."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from assistant.commands.common import knowledge, refuse, system_language, with_words
from assistant.commands.rule_options import given, rule_options, rule_title
from corpus.languages import LANGUAGES

if TYPE_CHECKING:
    from rules.computation import Computation
    from rules.registry import Rule


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
    rigwise rule build --gpus "2x RTX 3090" --export machine.md
    rigwise rule psu --help
    """


def computed(rule: Rule[Any], inputs: dict[str, Any], tag: str) -> Computation:
    """What a rule computes; an input that it refuses ends the command."""
    from rules.errors import RuleInputError

    try:
        return rule(inputs, knowledge())
    except RuleInputError as error:
        refuse(error, tag)


def _command(rule: Rule[Any]) -> click.Command:
    options = rule_options(rule)
    options += [_flag("--json", "as_json", "Print JSON."), _flag("--plain", "plain", "Print plain text.")]
    options.append(_LANGUAGE)
    options.append(_EXPORT)

    def run(as_json: bool, plain: bool, language: str | None, export: Path | None, **values: Any) -> None:
        _run(rule, given(values), as_json, plain, language, export)

    return click.Command(rule.name, params=options, callback=run, help=rule_title(rule))


_LANGUAGE = click.Option(
    ["--language", "-l"], type=click.Choice(LANGUAGES), callback=with_words, help="Language of the result."
)
_EXPORT = click.Option(
    ["--export"],
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the result to a file instead: .md, .csv or .json.",
)


def _flag(name: str, target: str, text: str) -> click.Option:
    return click.Option([name, target], is_flag=True, help=text)


def _run(
    rule: Rule[Any],
    inputs: dict[str, Any],
    as_json: bool,
    plain: bool,
    language: str | None,
    export: Path | None,
) -> None:
    from assistant.answering.compose import Draft, render
    from assistant.answering.localise import localise
    from assistant.answering.wording import wording
    from assistant.commands.common import show_answer

    tag = language or system_language()
    computation = localise(computed(rule, inputs, tag), wording(tag))
    if export is not None:
        _export(export, computation, tag)
    elif as_json:
        click.echo(computation.model_dump_json(indent=2))
    else:
        answer = render(Draft("answer", computation.headline, (computation,)), "rule", "rule", tag)
        show_answer(answer, as_json=False, plain=plain)
    sys.exit(0)


def _export(file: Path, computation: Any, tag: str) -> None:
    from assistant.answering.export import FORMS, exported

    form = file.suffix.lower().removeprefix(".")
    if form not in FORMS:
        raise click.UsageError(f"--export {file}: the name must end in {', '.join(f'.{f}' for f in FORMS)}")
    try:
        file.write_text(exported(computation, form, tag), encoding=FORMS[form], newline="")
    except OSError as error:
        raise click.UsageError(f"--export {file}: {error.strerror or error}") from error
    click.echo(str(file))
