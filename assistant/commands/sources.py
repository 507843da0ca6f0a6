"""``rigwise sources``: what is known, and the exact place of a quotation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from assistant.commands import common
from assistant.library import Library

if TYPE_CHECKING:
    from assistant.answer import SourceCard
    from assistant.answering.wording import Wording
    from corpus.model import Document

_SPAN = re.compile(r"(\d{1,9}):(\d{1,9})")


@click.group(name="sources", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List every source, or show one, or a document at a place (rigwise sources show ID --at START:END)."""
    if context.invoked_subcommand is None:
        library, language = Library(common.settings()), common.system_language()
        for source in library.source_cards(library.sources, language):
            click.echo(f"{source.id}: {_line(source)}")


@command.command()
@click.argument("name", metavar="ID")
@click.option("--at", "span", help="START:END as in a citation; the span is marked with »…«.")
@click.option("--whole", is_flag=True, help="Show all of the document, not only the lines around the span.")
def show(name: str, span: str | None, whole: bool) -> None:
    """Show a document, e.g. en/power-supply, or the place that a citation points to; or what is known of a
    source, e.g. dettmers-2018."""
    from assistant.answering.wording import wording

    library, words = Library(common.settings()), wording(common.system_language())
    if name in library.sources:
        _show_source(library, name, words)
        return
    document = common.guarded(lambda: _document(library, name), None)
    place = _read(span, len(document.text)) if span is not None else None
    click.echo(f"{document.title} [{document.language}]\n")
    if place is None:
        click.echo(document.text)
    else:
        _show_place(document, place, whole, words)


def _document(library: Library, name: str) -> Document:
    """A document by its id.

    Raises:
        UnknownGuideError: there is none.
    """
    from corpus.errors import UnknownGuideError

    try:
        return library.document(name)
    except UnknownGuideError as fault:
        if "/" in name:
            raise
        raise UnknownGuideError("document-source-unknown", name=name) from fault


def _show_place(document: Document, place: tuple[int, int], whole: bool, words: Wording) -> None:
    from assistant.commands.places import excerpt, marked

    start, end = place
    if whole:
        click.echo(marked(document, start, end))
        return
    shown = excerpt(document, start, end)
    click.echo(f"{shown.heading}\n\n{shown.text}" if shown.heading else shown.text)
    if shown.left_out:
        command = f"rigwise sources show {document.id} --at {start}:{end} --whole"
        click.echo("\n" + words("document-lines-left-out", lines=shown.left_out, command=command))


def _read(span: str, length: int) -> tuple[int, int]:
    match = _SPAN.fullmatch(span)
    start, end = (int(match[1]), int(match[2])) if match else (0, 0)
    if not start < end <= length:
        raise click.UsageError(
            f"--at {span}: give START:END between 0:1 and {length - 1}:{length}, START before END"
        )
    return start, end


def _show_source(library: Library, name: str, words: Wording) -> None:
    """What is known of a source, and the guides that cite it, each in one language."""
    from corpus.guides import guide_ids, shown_guide

    (source,) = library.source_cards([name], words.locale.tag)
    click.echo(f"{source.id}: {_line(source)}")
    if source.confidence:
        click.echo(words("document-source-confidence", level=source.confidence))
    guides = [shown_guide(guide_id, words.locale.tag) for guide_id in guide_ids()]
    cited = [guide.id for guide in guides if name in guide.source_ids]
    if cited:
        click.echo(words("document-source-cited", documents=", ".join(cited)))


def _line(source: SourceCard) -> str:
    details = ", ".join(part for part in (source.author, source.published, source.url) if part)
    return f"{source.title} ({details})" if details else source.title
