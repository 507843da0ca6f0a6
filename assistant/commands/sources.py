"""``rigwise sources``: what is known, and the exact place of a quotation."""

from __future__ import annotations

import re

import click

from assistant.commands import common
from assistant.library import Library
from corpus.model import Document

_SPAN = re.compile(r"(\d{1,9}):(\d{1,9})")


@click.group(name="sources", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List every source, or show a document at a place (rigwise sources show ID --at START:END)."""
    if context.invoked_subcommand is None:
        for source in Library(common.settings()).sources.values():
            details = ", ".join(part for part in (source.author, source.published, source.url) if part)
            click.echo(f"{source.id}: {source.title} ({details})")


@command.command()
@click.argument("document_id")
@click.option("--at", "span", help="START:END as in a citation; the span is marked with »…«.")
def show(document_id: str, span: str | None) -> None:
    """Show a document, e.g. en/power-supply, or the place that a citation points to."""
    library = Library(common.settings())
    document = common.guarded(lambda: library.document(document_id), None)
    text = document.text if span is None else _marked(document, span)
    click.echo(f"{document.title} [{document.language}]\n\n{text}")


def _marked(document: Document, span: str) -> str:
    match = _SPAN.fullmatch(span)
    start, end = (int(match[1]), int(match[2])) if match else (1, 0)
    if not start <= end <= len(document.text):
        raise click.UsageError(
            f"--at {span}: give START:END between 0:0 and {len(document.text)}:{len(document.text)}"
        )
    text = document.text
    return f"{text[:start]}»{text[start:end]}«{text[end:]}"
