"""``rigwise search``: the passages nearest to a question, answered or not."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from assistant.commands import common

if TYPE_CHECKING:
    from assistant.retrieval.results import Hit


@click.command(name="search")
@click.argument("query", nargs=-1, required=True)
@click.option(
    "--limit", "-n", type=click.IntRange(1, 50), default=5, show_default=True, help="How many passages."
)
@common.collection_option
@common.json_option
@common.language_option
def command(
    query: tuple[str, ...], limit: int, collection: str | None, as_json: bool, language: str | None
) -> None:
    """Show the passages nearest to a question, with their places.

    \b
    Exit code: 0 the best passage carries an answer, 3 none does.
    """
    from assistant.assistant import Assistant
    from assistant.progress import patience

    text = " ".join(query)
    assistant = Assistant(common.settings())
    library = assistant.library
    tag = language or common.guarded(lambda: assistant.language_of(text), None)
    with patience():
        result = common.guarded(
            lambda: library.retriever.search(text, tag, limit=limit, within=collection), tag
        )
    if library.fault:
        common.tell(library.fault, tag)
    rows = [_row(number, hit) for number, hit in enumerate(result.hits, 1)]
    if as_json:
        told = asdict(result.reranked) if result.reranked else None
        found = {"answerable": result.answerable, "reranked": told, "hits": rows}
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        for row in rows:
            click.echo(_line(row))
            click.echo(f"   {row['heading']}\n   {row['quote']}\n")
    sys.exit(0 if result.answerable else 3)


def _line(row: dict[str, object]) -> str:
    relevance = "" if row["relevance"] is None else f"  reranked {row['relevance']:.3f}"
    return f"{row['number']}. {row['document_id']} {row['start']}:{row['end']}  {row['score']:.3f}{relevance}"


def _row(number: int, hit: Hit) -> dict[str, object]:
    start, end = hit.quote
    return {
        "number": number,
        "document_id": hit.document.id,
        "section": hit.passage.section_id,
        "heading": hit.passage.heading,
        "start": start,
        "end": end,
        "score": hit.score,
        "relevance": hit.relevance,
        "quote": hit.document.text[start:end],
    }
