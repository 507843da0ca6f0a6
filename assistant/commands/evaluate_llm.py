"""``rigwise eval llm``: how well the optional language model of your choice does."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from assistant.commands.common import guarded, json_option, settings
from corpus.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.evaluation.language_model import Score
    from assistant.settings import Settings

EXIT_TOO_LITTLE_KEPT = 1


@click.command(name="llm")
@click.option("--endpoint", metavar="URL", help="Base address, ending in /v1; by default RIGWISE_LLM_URL.")
@click.option("--model", help="Name of the model there; by default RIGWISE_LLM_MODEL.")
@click.option("--budget", type=click.IntRange(1, 600), help="Time for one answer [s].")
@click.option("--questions", default=10, show_default=True, type=click.IntRange(1, 500), help="Per language.")
@click.option("--language", "languages", type=click.Choice(LANGUAGES), multiple=True, help="Only these.")
@click.option("--fail-under", type=click.FloatRange(0, 1), help="Least share of sentences kept.")
@json_option
def command(
    endpoint: str | None,
    model: str | None,
    budget: int | None,
    questions: int,
    languages: tuple[str, ...],
    fail_under: float | None,
    as_json: bool,
) -> None:
    """Ask golden questions and measure what a language model adds to the answers.

    Prints, by language, the share of its sentences that passed every check, the time that it took, and how
    often the answer came without it. The key is read from RIGWISE_LLM_KEY.

    \b
    Exit code: 0, 1 less than --fail-under was kept, 2 bad input.
    """
    current = _chosen(endpoint, model, budget)
    found = guarded(lambda: _run(current, questions, languages), None)
    _show(found, as_json)
    share = found[-1].share
    sys.exit(EXIT_TOO_LITTLE_KEPT if fail_under is not None and (share or 0.0) < fail_under else 0)


def _chosen(endpoint: str | None, model: str | None, budget: int | None) -> Settings:
    """The settings in force, with what was given on the command line."""
    import os

    from assistant.settings import SettingError, Settings

    current = settings()
    seconds = budget or current.llm_budget_s
    given = {
        **os.environ,
        "RIGWISE_LLM_URL": endpoint or current.llm_url or "",
        "RIGWISE_LLM_MODEL": model or current.llm_model,
        "RIGWISE_LLM_BUDGET": str(seconds),
        "RIGWISE_TIMEOUT": str(max(current.timeout_s, seconds + 1)),
        "RIGWISE_LANGUAGE": "",
        "RIGWISE_PRICES": "",
    }
    if not given["RIGWISE_LLM_URL"]:
        raise click.UsageError("Name the model's address with --endpoint or RIGWISE_LLM_URL.")
    try:
        return Settings.from_environment(given)
    except SettingError as error:
        raise click.UsageError(str(error)) from error


def _run(current: Settings, questions: int, languages: Sequence[str]) -> list[Score]:
    """Over the guides alone, as of the day of the golden sets."""
    from dataclasses import replace

    from assistant.assistant import Assistant
    from assistant.evaluation.language_model import chosen, listen, scores
    from assistant.evaluation.loading import GOLDEN_FOLDER, load_golden
    from assistant.evaluation.targets import load_targets
    from assistant.progress import patience

    as_of = load_targets(GOLDEN_FOLDER).as_of
    golden = load_golden(GOLDEN_FOLDER, ("rules", "retrieval"))
    with TemporaryDirectory(prefix="rigwise-eval-") as home, patience("Listening …"):
        assistant = Assistant(replace(current, home=Path(home)), today=lambda: as_of)
        return scores(listen(chosen(golden, languages, questions), assistant))


def _show(found: list[Score], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps([score.as_data() for score in found], ensure_ascii=False, indent=2))
        return
    from rich.console import Console

    from assistant.evaluation.language_model_report import show

    show(found, Console())
