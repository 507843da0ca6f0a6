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
    """Bring the databases in RIGWISE_STATE and RIGWISE_VECTORS up to this version, and files of state.

    Servers of the version before go on working while it runs and after it. A schema that a newer version
    made is refused. Milvus has none to bring up: an ingest makes the collections that it needs.
    """
    current = settings()
    if not current.state:
        guarded(lambda: _files(current), None)
    behind = [_is_behind(url, part, check) for part, url in _databases(current)]
    sys.exit(EXIT_BEHIND if any(behind) else 0)


def _databases(current: Settings) -> list[tuple[str, str]]:
    """Each part and the PostgreSQL that it lies in; Milvus is only asked whether it can be reached."""
    from assistant.retrieval.stores.milvus.address import is_milvus, read_address

    state, vectors = current.state, current.vectors
    parts = {"state": state, "vectors": vectors}
    if vectors and is_milvus(vectors):
        from assistant.retrieval.stores.milvus.client import Milvus

        guarded(lambda: Milvus(read_address(vectors)).close(), None)
        click.echo("vectors: in Milvus, nothing to do.")
        parts = {"state": state, "work": state}
    return [(part, url) for part, url in parts.items() if url]


def _is_behind(url: str, part: str, check: bool) -> bool:
    """Bring one part of a database up, unless it is only checked; whether it is behind then."""
    from assistant.state.opening import open_postgres

    database = guarded(lambda: open_postgres(url, part=part, checked=False), None)
    is_behind = check and guarded(database.is_behind, None)
    for step in () if check else guarded(database.migrate, None):
        click.echo(f"Taken: {step.name}")
    click.echo(f"{part}: {'behind, run rigwise migrate' if is_behind else 'up to date.'}")
    return is_behind


def _files(current: Settings) -> None:
    """Open each file that there is, which brings it up."""
    from assistant.state.opening import open_state
    from assistant.state.store import PARTS

    for part in PARTS:
        if (current.home / f"{part}.sqlite").exists():
            open_state(current, part).close()
            click.echo(f"{part}.sqlite is up to date.")
