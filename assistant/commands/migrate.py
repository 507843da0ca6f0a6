"""``rigwise migrate``: bring the schema of what is stored up to this version."""

from __future__ import annotations

import sys

import click

from assistant.commands.common import guarded, settings
from assistant.settings import Settings

EXIT_BEHIND = 1


@click.command(name="migrate")
@click.option("--check", is_flag=True, help="Change nothing; exit 1 where the schema is behind.")
def command(check: bool) -> None:
    """Bring the schema of the database in RIGWISE_STATE up to this version; files bring up themselves.

    Servers of the version before go on working while it runs and after it. A schema that a newer version
    made is refused.
    """
    current = settings()
    if current.state:
        _database(current.state, check)
    else:
        guarded(lambda: _files(current), None)


def _database(url: str, check: bool) -> None:
    from assistant.state.opening import open_postgres

    state = guarded(lambda: open_postgres(url, checked=False), None)
    if check:
        is_behind = guarded(state.is_behind, None)
        click.echo("The schema is behind: rigwise migrate" if is_behind else "The schema is up to date.")
        sys.exit(EXIT_BEHIND if is_behind else 0)
    for step in guarded(state.migrate, None):
        click.echo(f"Taken: {step.name}")
    click.echo("The schema is up to date.")


def _files(current: Settings) -> None:
    """Open each file that there is, which brings it up."""
    from assistant.state.opening import open_state
    from assistant.state.store import PARTS

    for part in PARTS:
        if (current.home / f"{part}.sqlite").exists():
            open_state(current, part).close()
            click.echo(f"{part}.sqlite is up to date.")
