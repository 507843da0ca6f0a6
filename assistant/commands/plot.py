"""``rigwise plot``: a chart of a computation as an SVG file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from assistant.commands.common import guarded, refuse, system_language, with_words
from assistant.commands.rule import computed
from assistant.commands.rule_options import given, rule_options
from corpus.languages import LANGUAGES

_CHARTS = {
    "speed-price": "Speed of cards against their price.",
    "memory": "What fills the memory of the cards, against what they have.",
    "power": "What draws power, against power supply and wall circuit.",
    "break-even": "Cost of renting and of buying over the hours of use.",
}
_OUT = click.Option(
    ["--out"],
    type=click.Path(dir_okay=False, path_type=Path),
    help="SVG file to write; without it the SVG is printed.",
)
_TABLE = click.Option(["--table"], is_flag=True, help="Print the data of the chart as a table.")
_LANGUAGE = click.Option(
    ["--language", "-l"], type=click.Choice(LANGUAGES), callback=with_words, help="Language of the chart."
)


class PlotGroup(click.Group):
    """One command per chart and rule: ``memory`` for the usual rule, ``memory:train_memory`` for another."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names of charts, the usual rule without its name."""
        from assistant.plots import RULES

        return [
            name if rule == rules[0] else f"{name}:{rule}" for name, rules in RULES.items() for rule in rules
        ]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of one chart."""
        from assistant.plots import RULES, PlotError

        name, _, rule = cmd_name.partition(":")
        if name not in RULES:
            refuse(PlotError("name", "plot-unknown", name=name[:80], known=tuple(RULES)), None)
        if rule and rule not in RULES[name]:
            refuse(PlotError("rule", "plot-other-rule", rule=rule[:80], known=RULES[name]), None)
        return _command(cmd_name, name, rule or RULES[name][0])


@click.group(cls=PlotGroup, name="plot")
def command() -> None:
    """Draw a chart of a computation; the options are those of its rule.

    \b
    rigwise plot memory --model "Llama 3.3 70B" --gpus "2x RTX 3090" --out memory.svg
    rigwise plot power:build --gpus "2x RTX 3090" --table
    """


def _command(called: str, name: str, rule_name: str) -> click.Command:
    from rules import registry

    rule = registry.get(rule_name)

    def run(out: Path | None, table: bool, language: str | None, **values: Any) -> None:
        from assistant.plots import render

        tag = language or system_language()
        computation = computed(rule, given(values), tag)
        plot = guarded(lambda: render(name, computation, tag), tag)
        if table:
            click.echo("\n".join("\t".join(row) for row in (plot.table.columns, *plot.table.rows)))
        if out is not None:
            _write(out, plot.svg)
        elif not table:
            click.echo(plot.svg)

    return click.Command(
        called, params=[*rule_options(rule), _OUT, _TABLE, _LANGUAGE], callback=run, help=_CHARTS[name]
    )


def _write(file: Path, svg: str) -> None:
    try:
        file.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"--out {file}: {error.strerror or error}") from error
    click.echo(str(file))
