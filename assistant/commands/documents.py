"""``rigwise documents``: the user's own documents, listed and taken out again."""

from __future__ import annotations

import sys

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

    words = wording(common.system_language())
    documents = common.guarded(make_ingestor(words).documents, None)
    if not documents:
        click.echo(words("documents-none"))
    for taken in documents:
        click.echo(f"{taken.id}  {taken.title} ({taken.language})  {taken.path}")


@command.command()
@click.argument("names", nargs=-1, required=True)
def remove(names: tuple[str, ...]) -> None:
    """Take documents out, by id or path; they are never quoted again."""
    from assistant.answering.wording import wording
    from assistant.commands.ingest import EXIT_SOME_REFUSED, make_ingestor, show_report

    words = wording(common.system_language())
    report = common.guarded(lambda: make_ingestor(words).remove(names), None)
    show_report(report, words)
    sys.exit(EXIT_SOME_REFUSED if report.failed else 0)
