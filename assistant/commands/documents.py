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
    from assistant.commands.ingest import make_ingestor, tell_fault

    ingestor = make_ingestor()
    documents = common.guarded(ingestor.documents, None)
    tell_fault(ingestor)
    if not documents:
        click.echo(wording(common.system_language())("documents-none"))
    for taken in documents:
        click.echo(f"{taken.id}  {taken.title} ({taken.language}, {taken.collection})  {taken.path}")


@command.command()
@click.argument("names", nargs=-1, required=True)
def remove(names: tuple[str, ...]) -> None:
    """Take documents out, by id or path; they are never quoted again."""
    from assistant.answering.wording import wording
    from assistant.commands.ingest import finish, make_ingestor, tell_fault

    ingestor = make_ingestor()
    report = common.guarded(lambda: ingestor.remove(names), None)
    tell_fault(ingestor)
    finish(report, wording(common.system_language()))
