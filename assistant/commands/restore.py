"""``rigwise restore``: what ``rigwise backup`` wrote, put back."""

from __future__ import annotations

from pathlib import Path

import click

from assistant.commands.common import guarded, settings
from assistant.commands.ending import orderly


@click.command(name="restore")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
def command(file: Path) -> None:
    """Put a backup into RIGWISE_HOME, which has to be empty or missing.

    The archive is compared with its own checksums before anything of it is taken into use. Give the files to
    the user that the server runs as.
    """
    from assistant.backup.restoring import restore

    current = settings()
    with orderly():
        count = guarded(lambda: restore(file, current.home), None)
    click.echo(f"{count} files in {current.home}.")
