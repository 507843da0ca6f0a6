"""``rigwise prices``: prices of your own over the shipped ones."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from assistant.commands.common import (
    EXIT_BAD_INPUT,
    EXIT_NOTHING_FOUND,
    EXIT_SOME_REFUSED,
    guarded,
    knowledge,
    language_option,
    settings,
    system_language,
)

if TYPE_CHECKING:
    from assistant.answering.wording import Wording
    from rules.catalog.price_file import PriceImport, RefusedRow
    from rules.catalog.prices import Kind, Price, PriceTable


@click.group(name="prices")
def command() -> None:
    """Show prices, import your own from a CSV file, or forget them.

    \b
    rigwise prices import shop.csv      # columns: name,price,currency,date,kind,source
    rigwise prices show 3090
    rigwise prices remove "RTX 3090"    # the shipped price counts again
    """


@command.command(name="import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@language_option
def import_(file: Path, language: str | None) -> None:
    """Check FILE and keep its good rows in place of those imported before; bad ones are listed.

    \b
    name      card, as people write it
    price     digits, a point for decimals
    date      2026-11-30, 2026-11 or 2026; none after today
    currency  ISO code; USD where left out
    kind      new, used or msrp; new where left out
    source    any text

    Exit code: 0 all rows kept, 1 some refused (each with its reason), 2 none can be used.
    """
    from assistant.answering.wording import wording
    from assistant.own.prices import import_prices
    from rules.errors import ParameterFileError

    words = wording(language or system_language())
    try:
        found = import_prices(file, settings().home, date.today())
    except (ParameterFileError, OSError) as error:
        click.echo(words("prices-file", reason=str(error)), err=True)
        sys.exit(EXIT_BAD_INPUT)
    _report(found, file, words)
    if not found.accepted:
        sys.exit(EXIT_BAD_INPUT)
    sys.exit(EXIT_SOME_REFUSED if found.refused else 0)


@command.command()
@click.argument("search", default="")
@language_option
def show(search: str, language: str | None) -> None:
    """List prices by card, the latest of each kind; only cards whose name holds SEARCH.

    Exit code: 3 when no card with a price has such a name.
    """
    from assistant.answering.wording import wording
    from assistant.commands.catalog import aligned
    from assistant.own.places import price_file

    words = wording(language or system_language())
    table = _table(words, language)
    own = price_file(settings())
    click.echo(words("prices-source-own", file=str(own)) if own else words("prices-source-shipped"))
    names = _named(search, table)
    if not names:
        _none_priced(search, words)
    kinds: tuple[Kind, ...] = ("msrp", "new", "used")
    latest = [table.get(name, kind) for name in names for kind in kinds]
    rows = [_cells(price, words) for price in latest if price is not None]
    head = [words(f"column-{name}") for name in ("name", "price", "price-kind", "price-date", "sources")]
    click.echo(aligned([head, *rows]))


@command.command()
@click.argument("card", default="")
@click.option("--all", "everything", is_flag=True, help="Forget every price of your own.")
@language_option
def remove(card: str, everything: bool, language: str | None) -> None:
    """Forget the imported prices of CARD, so that the shipped ones count again.

    Exit code: 3 when there is no price of your own for it.
    """
    from assistant.answering.wording import wording
    from assistant.own.prices import remove_prices
    from rules.errors import ParameterFileError

    if bool(card) == everything:
        raise click.UsageError("give a card, or --all.")
    words = wording(language or system_language())
    match = knowledge().gpus.find(card) if card else None
    try:
        name = None if match is None else match.gpu.name if match.gpu else card
        gone = remove_prices(name, settings().home)
    except (ParameterFileError, OSError) as error:
        click.echo(words("prices-file", reason=str(error)), err=True)
        sys.exit(EXIT_BAD_INPUT)
    if not gone:
        click.echo(words("prices-none-own", name=card or "none"), err=True)
        sys.exit(EXIT_NOTHING_FOUND)
    click.echo(words("prices-removed", count=len(gone)))
    _mention_setting(words)


def _table(words: Wording, language: str | None) -> PriceTable:
    from rules.errors import ParameterFileError

    try:
        return guarded(lambda: knowledge().prices, language)
    except ParameterFileError as error:
        click.echo(words("prices-file", reason=str(error)), err=True)
        sys.exit(EXIT_BAD_INPUT)


def _named(search: str, table: PriceTable) -> list[str]:
    """Priced cards whose name holds the words, however they are spelt."""
    names = sorted({row.name for row in table.rows()})
    wanted = _bare(search)
    holding = [name for name in names if wanted in _bare(name)]
    if holding:
        return holding
    meant = {gpu.name for gpu in knowledge().gpus.find(search).candidates}
    return [name for name in names if name in meant]


def _bare(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))


def _none_priced(search: str, words: Wording) -> NoReturn:
    match = knowledge().gpus.find(search)
    near = words.list_of(gpu.name for gpu in match.nearest) or "none"
    known = match.gpu.name if match.gpu else "none"
    click.echo(words("prices-none", name=search, known=known, nearest=near), err=True)
    sys.exit(EXIT_NOTHING_FOUND)


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
    from assistant.own.places import stored_prices

    if found.accepted:
        kept = str(stored_prices(settings().home))
        click.echo(words("prices-kept", count=len(found.accepted), file=kept))
        _mention_old(found, words)
        _mention_setting(words)
    else:
        click.echo(words("prices-nothing-kept", file=file.name), err=True)
    if found.refused:
        click.echo(words("prices-refused", count=len(found.refused)), err=True)
    for row in found.refused:
        click.echo(words("prices-line", line=row.line, reason=_reason(row, words)), err=True)


def _mention_old(found: PriceImport, words: Wording) -> None:
    """Name the cards whose prices are too old to be used for a budget."""
    from rules.catalog.dates import first_day
    from rules.computation import quantity
    from rules.gpu_budget.parameters import GpuBudgetParameters

    known = knowledge()
    oldest = known.parameters(GpuBudgetParameters, "gpu_budget").oldest_price_days.value
    old = [row.name for row in found.accepted if (known.as_of - first_day(row.date)).days > oldest]
    if old:
        click.echo(words("prices-old", cards=tuple(dict.fromkeys(old)), age=quantity(oldest, "d", 0)))


def _mention_setting(words: Wording) -> None:
    """Say where another file goes before the imported one."""
    other = settings().prices
    if other is not None:
        click.echo(words("prices-setting", name="RIGWISE_PRICES", file=str(other)))


def _reason(row: RefusedRow, words: Wording) -> str:
    nearest = words.list_of(row.nearest) if row.nearest else "none"
    return words(f"prices-{row.problem}", value=row.value, nearest=nearest)
