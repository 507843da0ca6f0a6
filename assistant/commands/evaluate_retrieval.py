"""``rigwise eval retrieval``: the search measured on public parallel texts."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from assistant.commands.common import guarded, json_option, settings
from corpus.extras import install_command

if TYPE_CHECKING:
    from assistant.evaluation.parallel.evaluation import ParallelEvaluation
    from assistant.evaluation.parallel.texts import Half, ParallelTexts

EXIT_TARGET_MISSED = 1
FOLDER = Path("../shared/data/xquad")


@click.command(name="retrieval")
@click.argument("folder", required=False, type=click.Path(path_type=Path, file_okay=False))
@click.option("--set", "name", type=click.Choice(("xquad",)), default="xquad", show_default=True)
@click.option("--language", "languages", multiple=True, metavar="TAG", help="Only this, as 'de'; repeatable.")
@click.option(
    "--half",
    type=click.Choice(("report", "tuning")),
    default="report",
    show_default=True,
    help="Questions of which articles: those kept for reporting, or those that weights may be chosen on.",
)
@click.option(
    "--cache",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder where vectors are kept, so that the next run takes seconds.",
)
@click.option(
    "--ensemble/--no-ensemble",
    default=None,
    help="With the second model beside the first, or without; by default as RIGWISE_ENSEMBLE says.",
)
@json_option
def command(
    folder: Path | None,
    name: str,
    languages: tuple[str, ...],
    half: Half,
    cache: Path | None,
    ensemble: bool | None,
    as_json: bool,
) -> None:
    """Search parallel texts: every question language against every passage language, and all together.

    FOLDER holds the files of XQuAD (de.json, en.json, …), which do not come with Rigwise; by default
    ../shared/data/xquad. Measured are the search of Rigwise, BM25 alone and the embedding model alone, with
    the model of RIGWISE_EMBEDDER, and with --ensemble a second one beside it, whose joined vectors then count
    as those of the model alone. The first run encodes every text, which takes minutes.

    \b
    Exit code: 0 every target met, 1 a target missed, 2 bad input.
    """
    texts = _texts(folder or FOLDER, languages)
    _needs_metrics()
    evaluation = guarded(lambda: _run(texts, half, cache, ensemble), None)
    _show(evaluation, as_json)
    sys.exit(0 if evaluation.is_good else EXIT_TARGET_MISSED)


def _texts(folder: Path, languages: tuple[str, ...]) -> ParallelTexts:
    from assistant.evaluation.parallel.texts import ParallelTextsError, load_xquad

    try:
        return load_xquad(folder, languages)
    except ParallelTextsError as error:
        raise click.UsageError(str(error)) from error


def _needs_metrics() -> None:
    from importlib.util import find_spec

    if find_spec("ir_measures") is None:
        raise click.UsageError(f"The metrics need the package ir-measures: {install_command('eval')}")


def _run(texts: ParallelTexts, half: Half, cache: Path | None, ensemble: bool | None) -> ParallelEvaluation:
    from assistant.evaluation.parallel.evaluation import evaluate
    from assistant.evaluation.parallel.searching import search_all
    from assistant.evaluation.parallel.vectors import remembering
    from assistant.progress import patience
    from assistant.retrieval.bundle import load_bundle
    from assistant.retrieval.centring import measure_centres
    from assistant.retrieval.embedders.registry import open_embedder

    current = settings()
    is_joined = current.ensemble if ensemble is None else ensemble
    first = open_embedder(current.embedder, device=current.device)
    with patience("Searching parallel texts …"), remembering(first, cache, ensemble=is_joined) as embedder:
        centres = measure_centres(embedder) if is_joined else load_bundle(embedder, current.home)[1]
        return evaluate(search_all(texts, texts.half(half), embedder, centres))


def _show(evaluation: ParallelEvaluation, as_json: bool) -> None:
    from assistant.evaluation.parallel.report import as_data, show

    if as_json:
        click.echo(json.dumps(as_data(evaluation), ensure_ascii=False, indent=2))
        return
    from rich.console import Console

    show(evaluation, Console(width=150))
