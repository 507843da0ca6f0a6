"""Numbers, money, dates, plurals and lists as a locale writes them, by the data of CLDR that Babel holds.

Writing one takes longer than computing it, and answers repeat each other's figures; so what was written
lately is kept, the same for all threads.
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from babel import Locale

KEPT = 2_048
"""Texts that are kept of each kind, a few hundred bytes each at most."""
_UNUSED = (
    "compact_currency_formats",
    "compact_decimal_formats",
    "compound_unit_patterns",
    "date_fields",
    "interval_formats",
    "languages",
    "meta_zones",
    "scripts",
    "territories",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
)
"""Parts of a locale's data that nothing here reads: three quarters of it, a megabyte a language."""
_SYMBOLS = {("TWD", "zh_Hant_TW"): "NT$"}
"""Where CLDR writes a bare dollar sign, which reads as another country's beside US$."""


@lru_cache(maxsize=KEPT)
def decimal(value: float, digits: int | None, babel: str) -> str:
    """A number with a locale's separators, rounded to ``digits`` decimals or sensibly."""
    exact = Decimal(str(value))
    text = f"{abs(exact):,.{_places(value) if digits is None else digits}f}"
    if digits is None and "." in text:
        text = text.rstrip("0").rstrip(".")
    signs = _signs(babel)
    return (signs.minus if exact < 0 else "") + text.translate(signs.table)


@lru_cache(maxsize=KEPT)
def currency(amount: float, unit: str, digits: int | None, babel: str) -> str:
    """An amount in its currency; whole units from 100 up, unless ``digits`` says otherwise."""
    from babel.numbers import format_currency

    places = (0 if abs(amount) >= 100 else 2) if digits is None else digits
    pattern = _currency_pattern(places, babel).replace("¤", _SYMBOLS.get((unit, babel), "¤"))
    return str(format_currency(amount, unit, format=pattern, locale=_locale(babel), currency_digits=False))


@lru_cache(maxsize=KEPT)
def day(value: str, babel: str) -> str:
    """An ISO date, year and month, or year, in words."""
    from datetime import date

    from babel.dates import format_date, format_skeleton

    parts = [int(part) for part in value.split("-")]
    if len(parts) == 3:
        return str(format_date(date(*parts), format="long", locale=_locale(babel)))
    if len(parts) == 2:
        return str(format_skeleton("yMMMM", date(parts[0], parts[1], 1), locale=_locale(babel)))
    return value


@lru_cache(maxsize=KEPT)
def plural(count: float, babel: str) -> str:
    """The plural category of a count or a fraction, such as ``one`` or ``other``: French has 1,1 an."""
    return str(_locale(babel).plural_form(Decimal(str(count))))


@lru_cache(maxsize=KEPT)
def listed(items: tuple[str, ...], babel: str) -> str:
    """``a, b and c``."""
    from babel.lists import format_list

    return str(format_list(list(items), locale=_locale(babel)))


@cache
def _locale(babel: str) -> Locale:
    """A locale of Babel's, its data cut down to what is read here."""
    from babel import Locale, localedata

    found = Locale.parse(babel)
    for name in ("root", found.language, str(found)):
        data = localedata.load(name)
        for part in _UNUSED:
            data.pop(part, None)
    return found


class _Signs(NamedTuple):
    """What a locale writes between digits, and before a number below zero."""

    table: dict[int, str]
    minus: str


@lru_cache
def _signs(babel: str) -> _Signs:
    found = _locale(babel)
    signs = found.number_symbols[found.default_numbering_system]
    return _Signs(str.maketrans({",": signs["group"], ".": signs["decimal"]}), signs["minusSign"])


@lru_cache
def _currency_pattern(places: int, babel: str) -> str:
    pattern = str(_locale(babel).currency_formats["standard"].pattern)
    head, _, tail = pattern.partition("0.00")
    return head + "0" + ("." + "0" * places if places else "") + tail.replace("0.00", "0")


def _places(value: float) -> int:
    if value == round(value) or abs(value) >= 100:
        return 0
    return 1 if abs(value) >= 10 else 2
