"""``rigwise feedback``: what askers think of the answers."""

from __future__ import annotations

import csv
import json
import sys
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Any, Literal

import click

from assistant.commands.common import guarded

if TYPE_CHECKING:
    from assistant.conversation_archive import Rated

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What begins a formula in a spreadsheet; a text that does is written with an apostrophe before it."""


@click.group(name="feedback")
def command() -> None:
    """Export the thumbs and comments on answers."""


@command.command()
@click.option(
    "--format", "form", type=click.Choice(["jsonl", "csv"]), default="jsonl", show_default=True, help="Form."
)
def export(form: Literal["jsonl", "csv"]) -> None:
    """Print all feedback with its question, oldest first."""
    from assistant.commands.conversations import archive

    rated = guarded(lambda: list(archive().feedback()), None)
    _table(rated) if form == "csv" else _lines(rated)


def _lines(rated: list[Rated]) -> None:
    for each in rated:
        click.echo(json.dumps(asdict(each), ensure_ascii=False))


def _table(rated: list[Rated]) -> None:
    from assistant.conversation_archive import Rated

    writer = csv.writer(sys.stdout)
    writer.writerow([field.name for field in fields(Rated)])
    for each in rated:
        row = asdict(each) | {"rules": " ".join(each.rules)}
        writer.writerow([_cell(value) for value in row.values()])


def _cell(value: Any) -> str:
    text = value or ""
    return f"'{text}" if text.startswith(_FORMULA) else text
