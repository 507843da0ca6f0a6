"""``rigwise ingest``: take documents of the user's own into the search."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from assistant.commands import common

if TYPE_CHECKING:
    from assistant.answering.wording import Wording
    from assistant.retrieval.index.ingest import Ingestor, IngestReport

EXIT_SOME_REFUSED = 1


@click.command(name="ingest")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--encoding", help="Encoding of the files; by default it is found out and reported.")
@click.option("--rebuild", is_flag=True, help="Build the index anew from the stored originals.")
@common.language_option
def command(paths: tuple[Path, ...], encoding: str | None, rebuild: bool, language: str | None) -> None:
    """Add files and folders (txt, md, html, pdf); a changed file is replaced, the index swapped in at once.

    \b
    Exit code: 0 all taken in, 1 some refused (each with its reason), 2 nothing could be done.
    """
    from assistant.answering.wording import wording

    if not paths and not rebuild:
        raise click.UsageError("Name files or folders to add, or --rebuild.")
    words = wording(common.system_language())
    ingestor = make_ingestor(words)
    report = common.guarded(
        lambda: (
            ingestor.rebuild() if rebuild else ingestor.ingest(paths, language=language, encoding=encoding)
        ),
        None,
    )
    show_report(report, words)
    sys.exit(EXIT_SOME_REFUSED if report.failed else 0)


def make_ingestor(words: Wording) -> Ingestor:
    """The writer of the index, with the embedder of the settings and a progress line."""
    from assistant.retrieval.embedders.registry import open_embedder
    from assistant.retrieval.index.ingest import Ingestor

    current = common.settings()
    embedder = common.guarded(lambda: open_embedder(current.embedder, device=current.device), None)
    return Ingestor(current.home, embedder, lambda done, total: _progress(words, done, total))


def show_report(report: IngestReport, words: Wording) -> None:
    """One line per document: what was done with it, how it was read, or why it was refused."""
    for line in _lines(report, words):
        click.echo(line)
    for name, problem in report.failed:
        from assistant.problems import problem_text

        click.echo(f"{words('ingest-failed')}: {name}: {problem_text(problem, words)}", err=True)


def _lines(report: IngestReport, words: Wording) -> Iterator[str]:
    groups = {
        "ingest-added": report.added,
        "ingest-replaced": report.replaced,
        "ingest-unchanged": report.unchanged,
        "ingest-removed": report.removed,
    }
    for message_id, group in groups.items():
        for taken in group:
            line = words(
                "document-line",
                title=taken.title,
                language=taken.language,
                encoding=taken.encoding,
                sections=taken.sections,
            )
            yield f"{words(message_id)}: {line} [{taken.id}]"


def _progress(words: Wording, done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done >= total else ""
        sys.stderr.write(f"\r{words('ingest-progress', done=done, total=total)}{end}")
        sys.stderr.flush()
