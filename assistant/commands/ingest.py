"""``rigwise ingest``: take documents of the user's own into the search."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from assistant.commands import common
from assistant.commands.ingest_progress import Showing, showing
from assistant.commands.ingest_report import show_report, write_report
from assistant.commands.interrupting import interruptible

if TYPE_CHECKING:
    from assistant.answering.wording import Wording
    from assistant.retrieval.index.files import Fetch
    from assistant.retrieval.index.ingest import Ingestor, IngestReport


@click.command(name="ingest")
@click.argument("paths", nargs=-1)
@click.option(
    "--sync",
    "synced",
    multiple=True,
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="A folder likewise; what is gone from it is removed, also when all of it is.",
)
@click.option("--collection", metavar="NAME", help="The set that the documents belong to.")
@click.option("--allow-url", is_flag=True, help="Fetch addresses, http and https, from the public internet.")
@click.option(
    "--encoding",
    callback=common.known_encoding,
    help="Encoding of the files; by default it is found out and reported.",
)
@click.option(
    "--report",
    "report_file",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write what became of each file to a JSON file.",
)
@click.option("--rebuild", is_flag=True, help="Build the index anew from the stored originals.")
@common.language_option
def command(
    paths: tuple[str, ...],
    synced: tuple[Path, ...],
    collection: str | None,
    allow_url: bool,
    encoding: str | None,
    report_file: Path | None,
    rebuild: bool,
    language: str | None,
) -> None:
    """Add files, folders, archives (zip, tar) and addresses: txt, md, html, pdf, docx, epub.

    A changed file is replaced, one that is gone from a named folder or archive removed, and the index
    swapped in at once. Where it was interrupted, the same command goes on from there.

    \b
    Exit code: 0 all taken in, 1 some refused (each with its reason), 2 nothing could be done,
    or there was nothing to take in.
    """
    from assistant.answering.wording import wording

    if not (paths or synced or rebuild):
        raise click.UsageError("Name files, folders, archives or addresses to add, or --rebuild.")
    words = wording(common.system_language())
    with interruptible(message="ingest-interrupted"), showing(words) as shown:
        ingestor = make_ingestor(shown, _fetch(allow_url))
        report = common.guarded(
            lambda: (
                ingestor.rebuild()
                if rebuild
                else ingestor.ingest(
                    paths, synced=synced, language=language, encoding=encoding, collection=collection
                )
            ),
            None,
        )
    tell_fault(ingestor)
    finish(report, words, report_file, wants_any=bool(paths))


def make_ingestor(shown: Showing | None = None, fetch: Fetch | None = None) -> Ingestor:
    """The writer of the index, with the embedder of the settings."""
    from assistant.retrieval.embedders.registry import open_embedder
    from assistant.retrieval.index.ingest import Ingestor

    current = common.settings()
    embedder = common.guarded(
        lambda: open_embedder(current.embedder, device=current.device, ensemble=current.ensemble), None
    )
    return common.guarded(
        lambda: Ingestor(
            current.home,
            embedder,
            shown.encoding if shown else None,
            reading=shown.reading if shown else None,
            fetch=fetch,
            vectors=current.vectors,
            queue=current.state,
        ),
        None,
    )


def tell_fault(ingestor: Ingestor) -> None:
    """Tell what was found damaged in the index, though all could be done."""
    if ingestor.fault:
        common.tell(ingestor.fault, None)


def finish(
    report: IngestReport, words: Wording, report_file: Path | None = None, *, wants_any: bool = False
) -> None:
    """Tell what was done, and end the command with the exit code for it.

    Args:
        wants_any: documents were named, so that it is a fault if there are none.
    """
    show_report(report, words)
    if report_file:
        try:
            write_report(report, report_file, words)
        except OSError as error:
            raise click.FileError(str(report_file), error.strerror) from error
    if report.found_nothing or (wants_any and report.has_none):
        sys.exit(common.EXIT_BAD_INPUT)
    sys.exit(common.EXIT_SOME_REFUSED if report.failed or report.lost else 0)


def _fetch(is_allowed: bool) -> Fetch | None:
    if not (is_allowed or common.settings().allow_url):
        return None
    from assistant.fetching.fetch import Fetcher

    return Fetcher()
