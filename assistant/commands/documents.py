"""``rigwise documents``: the user's own documents, listed and taken out again."""

from __future__ import annotations

import click

from assistant.commands import common


@click.group(name="documents", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List your own documents, or remove some (rigwise documents remove ID)."""
    if context.invoked_subcommand is not None:
        return
    from assistant.answering.wording import wording
    from assistant.commands.ingest import make_ingestor

    documents = common.guarded(make_ingestor().documents, None)
    if not documents:
        click.echo(wording(common.system_language())("documents-none"))
    for taken in documents:
        click.echo(f"{taken.id}  {taken.title} ({taken.language}, {taken.collection})  {taken.path}")


@command.command()
@click.argument("names", nargs=-1, required=True)
def remove(names: tuple[str, ...]) -> None:
    """Take documents out, by id or path; they are never quoted again."""
    from assistant.answering.wording import wording
    from assistant.commands.ingest import finish, make_ingestor

    finish(common.guarded(lambda: make_ingestor().remove(names), None), wording(common.system_language()))
