"""``rigwise collections``: sets of the user's own documents, listed and deleted."""

from __future__ import annotations

import click

from assistant.commands import common


@click.group(name="collections", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List the collections of your own documents (rigwise ingest --collection NAME), or delete one."""
    if context.invoked_subcommand is not None:
        return
    from assistant.answering.wording import wording
    from assistant.commands.ingest import make_ingestor
    from assistant.retrieval.index.named_sets import sizes

    words = wording(common.system_language())
    found = sizes(common.guarded(make_ingestor().documents, None))
    if not found:
        click.echo(words("documents-none"))
    for name, documents in found.items():
        click.echo(words("collection-line", name=name, documents=documents))


@command.command()
@click.argument("name")
def delete(name: str) -> None:
    """Take all documents of a collection out; they are never quoted again."""
    from assistant.answering.wording import wording
    from assistant.commands.ingest import finish, make_ingestor

    report = common.guarded(lambda: make_ingestor().remove_collection(name), None)
    finish(report, wording(common.system_language()))
