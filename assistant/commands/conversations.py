"""``rigwise conversations``: what is stored of them, for whoever runs the server."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import click

from assistant.commands.common import EXIT_BAD_INPUT, guarded, settings
from assistant.commands.values.spans import SPAN

if TYPE_CHECKING:
    from assistant.conversation_archive import Archive


@click.group(name="conversations")
def command() -> None:
    """List, export, delete and purge stored conversations, those of all keys and channels."""


@command.command(name="list")
@click.option("--limit", type=click.IntRange(1), default=50, show_default=True, help="How many at most.")
def list_them(limit: int) -> None:
    """List the latest conversations: id, last turn, number of turns."""
    for each in guarded(lambda: archive().latest(limit), None):
        click.echo(f"{each.id}  {each.saved:%Y-%m-%d %H:%M}  {each.turns}")


@command.command()
@click.argument("ids", nargs=-1)
def export(ids: tuple[str, ...]) -> None:
    """Print conversations with their whole answers and feedback as JSON, one a line; all without an id."""
    kept = guarded(archive, None)
    is_complete = True
    for each in ids or guarded(lambda: tuple(kept.ids()), None):
        found = guarded(lambda name=each: kept.export(name), None)  # type: ignore[misc]
        if found is not None:
            click.echo(json.dumps(found, ensure_ascii=False))
        elif ids:
            is_complete = _unknown(each)
    sys.exit(0 if is_complete else EXIT_BAD_INPUT)


@command.command()
@click.argument("ids", nargs=-1, required=True)
def delete(ids: tuple[str, ...]) -> None:
    """Delete conversations with their turns and the feedback on them, for good."""
    kept = guarded(archive, None)
    done = [guarded(lambda name=each: kept.delete(name), None) or _unknown(each) for each in ids]  # type: ignore[misc]
    click.echo(f"{sum(done)} deleted.")
    sys.exit(0 if all(done) else EXIT_BAD_INPUT)


@command.command()
@click.option("--older-than", type=SPAN, required=True, help="Age of the last turn: 12h, 30d, 8w.")
def purge(older_than: float) -> None:
    """Delete every conversation whose last turn is older than that, for good."""
    click.echo(f"{guarded(lambda: archive().purge(older_than), None)} deleted.")


def archive() -> Archive:
    """The stored conversations of the settings in force."""
    from assistant.conversation_archive import Archive
    from assistant.state.opening import open_state

    return Archive(open_state(settings(), "conversations"))


def _unknown(conversation_id: str) -> bool:
    told = f"There is no conversation {conversation_id!r}. rigwise conversations list shows them."
    click.echo(told, err=True)
    return False
