"""``rigwise prices``: prices of your own over the shipped ones."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from assistant.commands.common import (
    EXIT_BAD_INPUT,
    guarded,
    knowledge,
    language_option,
    settings,
    system_language,
)

if TYPE_CHECKING:
    from assistant.answering.wording import Wording
    from rules.catalog.price_file import PriceImport, RefusedRow
    from rules.catalog.prices import Price


@click.group(name="prices")
def command() -> None:
    """Show prices, or import your own from a CSV file.

    \b
    rigwise prices import shop.csv      # columns: name,price,currency,date,kind,source
    rigwise prices show 3090
    """


@command.command(name="import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@language_option
def import_(file: Path, language: str | None) -> None:
    """Check FILE and keep its good rows; the bad ones are listed with what is wrong.

    Exit code: 0 when rows were kept, 2 when none can be used.
    """
    from assistant.answering.wording import wording
    from assistant.own.prices import import_prices
    from rules.errors import ParameterFileError

    words = wording(language or system_language())
    try:
        found = import_prices(file, settings().home)
    except (ParameterFileError, OSError) as error:
        click.echo(words("prices-file", reason=str(error)), err=True)
        sys.exit(EXIT_BAD_INPUT)
    _report(found, file, words)
    sys.exit(0 if found.accepted else EXIT_BAD_INPUT)


@command.command()
@click.argument("search", default="")
@language_option
def show(search: str, language: str | None) -> None:
    """List prices by card, the latest of each kind; only cards whose name holds SEARCH."""
    from assistant.answering.wording import wording
    from assistant.commands.catalog import aligned
    from assistant.own.prices import price_file
    from rules.errors import ParameterFileError

    words = wording(language or system_language())
    try:
        table = guarded(lambda: knowledge().prices, language)
    except ParameterFileError as error:
        click.echo(words("prices-file", reason=str(error)), err=True)
        sys.exit(EXIT_BAD_INPUT)
    own = price_file(settings())
    click.echo(words("prices-source-own", file=str(own)) if own else words("prices-source-shipped"))
    keys = dict.fromkeys((row.name, row.kind) for row in table.rows() if search.lower() in row.name.lower())
    latest = [table.get(name, kind) for name, kind in sorted(keys)]
    rows = [_cells(price, words) for price in latest if price is not None]
    if rows:
        head = [words(f"column-{name}") for name in ("name", "price", "price-kind", "price-date", "sources")]
        click.echo(aligned([head, *rows]))


def _cells(price: Price, words: Wording) -> list[str]:
    kind = {"msrp": "launch"}.get(price.kind, price.kind)
    source = (price.note or price.source) if price.source == "user" else price.source
    return [
        price.name,
        words.money(price.amount, price.currency),
        words(f"term-price-{kind}"),
        words.day(price.date),
        source,
    ]


def _report(found: PriceImport, file: Path, words: Wording) -> None:
    from assistant.own.prices import stored

    if found.accepted:
        kept = str(stored(settings().home))
        click.echo(words("prices-kept", count=len(found.accepted), file=kept))
    else:
        click.echo(words("prices-nothing-kept", file=file.name), err=True)
    if found.refused:
        click.echo(words("prices-refused", count=len(found.refused)), err=True)
    for row in found.refused:
        click.echo(words("prices-line", line=row.line, reason=_reason(row, words)), err=True)


def _reason(row: RefusedRow, words: Wording) -> str:
    nearest = words.list_of(row.nearest) if row.nearest else "none"
    return words(f"prices-{row.problem}", value=row.value, nearest=nearest)
