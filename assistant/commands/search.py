"""``rigwise search``: the passages nearest to a question, answered or not."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from datetime import date
from typing import TYPE_CHECKING

import click

from assistant.commands import common

if TYPE_CHECKING:
    from assistant.retrieval.results import Hit
    from rules.knowledge import Knowledge


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
    from assistant.own import own_knowledge
    from assistant.progress import patience
    from assistant.searching import open_retriever, searched

    text, settings = " ".join(query), common.settings()
    knowledge = common.guarded(lambda: own_knowledge(settings, date.today()), language)
    tag = language or common.guarded(lambda: _language_of(text, knowledge), None)
    with patience():
        retriever = common.guarded(lambda: open_retriever(settings), tag)
        result = common.guarded(
            lambda: searched(retriever, text, tag, knowledge, limit=limit, within=collection), tag
        )
    if retriever.fault:
        common.tell(retriever.fault, tag)
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


def _language_of(text: str, knowledge: Knowledge) -> str:
    from assistant.understanding.hearing import spoken_language

    return spoken_language(text, knowledge)


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
