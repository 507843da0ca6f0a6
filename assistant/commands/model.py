"""``rigwise model``: language models of your own, from a configuration."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from assistant.commands.common import (
    EXIT_BAD_INPUT,
    guarded,
    language_option,
    settings,
    system_language,
)

if TYPE_CHECKING:
    from assistant.answering.wording import Wording
    from rules.catalog.model import LanguageModel

_HALF_PRECISION_BITS = 16


@click.group(name="model")
def command() -> None:
    """Add a language model of your own by its config.json, list them, or forget one.

    \b
    rigwise model add config.json --name "My 8B"
    rigwise ask "Does My 8B at Q4_K_M fit on an RTX 3060?"
    """


@command.command()
@click.argument("config", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--name", help="What to call it; by default as the file says.")
@language_option
def add(config: Path, name: str | None, language: str | None) -> None:
    """Read CONFIG, a config.json of Hugging Face's form, and keep the model.

    Kinds whose memory does not follow from the configuration are refused by name.
    """
    from assistant.answering.wording import wording
    from assistant.own.models import add_model
    from rules.catalog.models import ModelCatalog

    tag = language or system_language()
    try:
        added = guarded(lambda: add_model(config, name, settings().home), tag)
    except OSError as error:
        raise click.UsageError(f"{settings().home}: {error.strerror or error}") from error
    words = wording(tag)
    click.echo(words.sentences((_line(added, words), words("own-model-used"))))
    if added.name in ModelCatalog.load().names():
        click.echo(words("own-model-added-over"))


@command.command(name="list")
@language_option
def list_(language: str | None) -> None:
    """List the models of your own."""
    from assistant.answering.wording import wording
    from assistant.own.models import own_models

    tag = language or system_language()
    found = guarded(lambda: own_models(settings().home), tag)
    words = wording(tag)
    for each in found:
        click.echo(_line(each, words))
    if not found:
        click.echo(words("own-model-none-own", command="rigwise model add config.json"))


@command.command()
@click.argument("name")
@language_option
def remove(name: str, language: str | None) -> None:
    """Forget a model of your own."""
    from assistant.answering.wording import wording
    from assistant.own.models import remove_model

    tag = language or system_language()
    words = wording(tag)
    if not guarded(lambda: remove_model(name, settings().home), tag):
        click.echo(words("own-model-not-own", name=name), err=True)
        sys.exit(EXIT_BAD_INPUT)
    click.echo(words("own-model-removed", name=name))


def _line(model: LanguageModel, words: Wording) -> str:
    from rules.llm.cache import growth_bytes

    return words(
        "own-model-line",
        name=model.name,
        size=words.quantity(model.parameters_b, "Gparam"),
        context=words.quantity(model.context, "tok"),
        cache=words.quantity(growth_bytes(model, _HALF_PRECISION_BITS), "B", 0),
    )
