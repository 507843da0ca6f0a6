"""The unit of a number: the sign before it, the multiplier and the unit after it."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from assistant.writer.facts.folding import Text
from assistant.writer.facts.grammar import Grammar
from assistant.writer.facts.units import kind_of

_SIGNS = {
    "US$": "USD", "NT$": "TWD", "R$": "BRL", "CN¥": "CNY", "JP¥": "JPY", "$": "USD", "CA$": "CAD",
    "AU$": "AUD", "€": "EUR", "£": "GBP", "₩": "KRW", "₺": "TRY", "₽": "RUB", "₹": "INR", "USD": "USD",
    "EUR": "EUR", "GBP": "GBP", "CNY": "CNY",
    "RMB": "CNY", "JPY": "JPY", "TRY": "TRY", "RUB": "RUB", "CHF": "CHF",
}  # fmt: skip
_SIGN = re.compile(
    r"(US\$|NT\$|R\$|CN¥|JP¥|CA\$|AU\$|[$€£¥₩₺₽₹]|\b(?:USD|EUR|GBP|CNY|RMB|JPY|TRY|RUB|CHF)) ?$"
)
_GAP = re.compile(r"[ -]?")
_SLASH = re.compile(r" ?/ ?")
_LOOK_BACK = 6


class Measured(NamedTuple):
    """A value with its kind, the range that sign, number and unit take, and the unit's factor."""

    value: Fraction
    kind: str | None
    start: int
    end: int
    factor: Fraction = Fraction(1)


def measured(value: Fraction, start: int, end: int, text: Text, grammar: Grammar) -> Measured:
    """A number with whatever belongs to it; the kind is ``None`` where no unit is written."""
    sign = _SIGN.search(text.plain, max(0, start - _LOOK_BACK), start)
    if sign:
        unit = grammar.yen if sign[1] == "¥" else _SIGNS[sign[1]]
        scale, end = _scale(end, text, grammar)
        return _of_unit(value * scale, unit, sign.start(), end, text, grammar)
    percent = _percent_before(start, text, grammar)
    if percent is not None:
        return Measured(value, "%", percent, end)
    return _after(value, start, end, text, grammar)


def unit_at(position: int, text: Text, grammar: Grammar) -> tuple[str, int] | None:
    """The unit that stands at a position, after a space or hyphen if need be, and where it ends."""
    gap = _GAP.match(text.folded, position)
    start = gap.end() if gap else position
    symbol = grammar.symbols.pattern.match(text.plain, start)
    word = grammar.units.pattern.match(text.folded, start)
    if word and (not symbol or word.end() > symbol.end()):
        return grammar.units.value(word[0]), word.end()
    if symbol:
        return grammar.symbols.value(symbol[0]), symbol.end()
    if text.plain[start : start + 1] == "¥":
        return grammar.yen, start + 1
    return None


def _after(value: Fraction, start: int, end: int, text: Text, grammar: Grammar) -> Measured:
    scale, scaled_end = _scale(end, text, grammar)
    plain, scaled = unit_at(end, text, grammar), unit_at(scaled_end, text, grammar)
    if scale != 1 and (plain is None or (scaled or ("", scaled_end))[1] > plain[1]):
        value, end, plain = value * scale, scaled_end, scaled
    if plain is None:
        return Measured(value, None, start, end)
    return _of_unit(value, plain[0], start, plain[1], text, grammar)


def _of_unit(value: Fraction, unit: str, start: int, end: int, text: Text, grammar: Grammar) -> Measured:
    slash = _SLASH.match(text.plain, end)
    per = unit_at(slash.end(), text, grammar) if slash else None
    if per:
        unit, end = f"{unit}/{per[0]}", per[1]
    kind, factor = kind_of(unit)
    return Measured(value * factor, kind, start, end, factor)


def _scale(position: int, text: Text, grammar: Grammar) -> tuple[Fraction, int]:
    """The multiplier after a number, ``Mio.`` or ``万``, several multiplied, and where it ends."""
    scale = Fraction(1)
    while match := re.compile(r" ?").match(text.plain, position):
        found = grammar.suffixes.pattern.match(text.plain, match.end())
        if not found:
            break
        scale *= grammar.suffixes.value(found[0])
        position = found.end()
    return scale, position


def _percent_before(start: int, text: Text, grammar: Grammar) -> int | None:
    before = text.folded[:start].rstrip(" ")
    if before.endswith("%"):
        return len(before) - 1
    for word in grammar.percent_before.values:
        if before.endswith(word):
            return len(before) - len(word)
    return None
