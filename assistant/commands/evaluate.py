"""``rigwise eval``: run the golden sets and print the metrics."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from assistant.cli import LazyGroup
from assistant.commands.common import guarded, json_option, settings

if TYPE_CHECKING:
    from assistant.evaluation.evaluation import Evaluation
    from assistant.evaluation.rows import SetName
    from assistant.evaluation.targets import Targets

EXIT_TARGET_MISSED = 1
SETS: tuple[SetName, ...] = ("retrieval", "rules", "abstention", "language", "chains")


@click.group(
    name="eval",
    cls=LazyGroup,
    commands={
        "retrieval": (
            "assistant.commands.evaluate_retrieval",
            "Measure the search on parallel texts.",
        ),
        "llm": ("assistant.commands.evaluate_llm", "Measure what a language model adds."),
    },
    invoke_without_command=True,
)
@click.pass_context
@click.option(
    "--set", "sets", type=click.Choice(SETS), multiple=True, help="Run only this set; may be repeated."
)
@json_option
@click.option("--misses", is_flag=True, help="List every row that did not come out as expected.")
@click.option(
    "--fail-under",
    "bounds",
    multiple=True,
    metavar="TARGET=SHARE",
    help="Another bound for one target, as 'rules=0.9'; repeatable.",
)
@click.option(
    "--golden",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder with golden sets and targets.yaml; by default those that come with Rigwise.",
)
def command(
    ctx: click.Context,
    sets: tuple[SetName, ...],
    as_json: bool,
    misses: bool,
    bounds: tuple[str, ...],
    golden: Path | None,
) -> None:
    """Run the golden sets and print the metrics, per pair of languages.

    \b
    Exit code: 0 every target met, 1 a target missed, 2 bad input.
    """
    if ctx.invoked_subcommand is not None:
        return
    from assistant.evaluation.loading import GOLDEN_FOLDER
    from assistant.evaluation.targets import load_targets

    folder = golden or GOLDEN_FOLDER
    targets = _bounded(guarded(lambda: load_targets(folder), None), bounds)
    evaluation = guarded(lambda: _run(folder, sets or SETS, targets), None)
    _show(evaluation, as_json, misses)
    sys.exit(0 if evaluation.is_good else EXIT_TARGET_MISSED)


def _run(folder: Path, sets: tuple[SetName, ...], targets: Targets) -> Evaluation:
    """Over the guides alone: a home of its own keeps the user's documents out of the figures."""
    from dataclasses import replace

    from assistant.assistant import Assistant
    from assistant.evaluation.evaluation import evaluate
    from assistant.evaluation.loading import load_golden
    from assistant.progress import patience

    golden = load_golden(folder, sets)
    with TemporaryDirectory(prefix="rigwise-eval-") as home, patience("Evaluating …"):
        current = settings()
        _lend_guides(current.home, Path(home))
        own = replace(current, home=Path(home), language=None, prices=None)
        return evaluate(golden, targets, Assistant(own, today=lambda: targets.as_of))


def _lend_guides(home: Path, other: Path) -> None:
    """Copy the vectors of the guides into another home, where they were built for other models."""
    from shutil import copytree

    if home.joinpath("guides").is_dir():
        copytree(home / "guides", other / "guides")


def _bounded(targets: Targets, bounds: tuple[str, ...]) -> Targets:
    for bound in bounds:
        name, _, share = bound.partition("=")
        try:
            targets = targets.with_bound(name, _share(share))
        except KeyError as error:
            raise click.BadParameter(str(error.args[0]), param_hint="--fail-under") from error
    return targets


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise click.BadParameter(f"{text!r} is no share from 0 to 1", param_hint="--fail-under")
    return share


def _show(evaluation: Evaluation, as_json: bool, misses: bool) -> None:
    from assistant.evaluation.report import as_data, show

    if as_json:
        click.echo(json.dumps(as_data(evaluation), ensure_ascii=False, indent=2))
        return
    from rich.console import Console

    show(evaluation, Console(), misses=misses)
