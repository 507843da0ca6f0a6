"""``rigwise backup``: one archive of all that is stored, while servers run."""

from __future__ import annotations

from pathlib import Path

import click

from assistant.commands.common import guarded, settings
from assistant.commands.ending import orderly


@click.command(name="backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def command(file: Path) -> None:
    """Write everything under RIGWISE_HOME into a new tar archive; one named .gz is compressed.

    Servers, bots and an ingest may go on meanwhile; what was kept before is in it. It holds conversations and
    the hashes of keys, so only its owner can read it. Databases are backed up with their own tools.
    """
    from assistant.backup.archive import back_up

    current = settings()
    if not current.home.is_dir():
        raise click.UsageError(f"There is nothing to back up: no folder {str(current.home)!r}.")
    with orderly():
        count = guarded(lambda: back_up(current.home, file), None)
    if not count:
        click.echo(f"Nothing is stored in {str(current.home)!r} yet.", err=True)
    click.echo(f"{count} files, {file.stat().st_size / 1e6:.1f} MB.")
    elsewhere = [name for name, url in _databases(current.state, current.vectors).items() if url]
    if elsewhere:
        click.echo(f"Not in it: the database of {' and '.join(elsewhere)}.", err=True)


def _databases(state: str | None, vectors: str | None) -> dict[str, str | None]:
    return {"RIGWISE_STATE": state, "RIGWISE_VECTORS": vectors}
