"""Every quantity of a sentence, in digits or in words, with its unit; a year is a date, not a quantity."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from assistant.writer.facts.dates import Date
from assistant.writer.facts.folding import MASK, Text
from assistant.writer.facts.grammar import Grammar
from assistant.writer.facts.han_numbers import han_numbers, korean_numbers
from assistant.writer.facts.literals import literals
from assistant.writer.facts.measuring import measured
from assistant.writer.facts.number_words import Spoken, spoken
from assistant.writer.facts.quantity import Quantity
from assistant.writer.facts.units import COUNT, is_count, kind_of

_YEARS = range(1900, 2100)
_RANGE_SIGN = re.compile(r" ?[-–~〜] ?")


def quantities(text: Text, rules: Grammar, unread: list[str]) -> tuple[Text, list[Quantity], list[Date]]:
    """Quantities in order, years, and the text without both; digits that are no number go to ``unread``."""
    found: list[Quantity] = []
    years: list[Date] = []
    for literal in list(literals(text.plain, rules.decimal, rules.group)):
        if literal.value is None:
            unread.append(text.plain[literal.start : literal.end])
            text = text.without(literal.start, literal.end)
            continue
        text, quantity, year = _measured(literal.value, literal.start, literal.end, text, rules)
        years += [year] if year else []
        found += [quantity] if quantity else []
    for word in list(_words(text, rules)):
        if not word.is_unsure or _is_counted(word, text, rules):
            text, quantity, _ = _measured(word.value, word.start, word.end, text, rules)
            found += [quantity] if quantity else []
    return text, _ranges(sorted(found, key=lambda each: each.start), text), years


def _measured(
    value: Fraction, start: int, end: int, text: Text, rules: Grammar
) -> tuple[Text, Quantity | None, Date | None]:
    if MASK in text.plain[start:end]:
        return text, None, None
    if (
        text.plain[end : end + 1].isalpha()
        and text.plain[end : end + 1].isascii()
        and _is_stuck(end, text, rules)
    ):
        return text, None, None
    whole = measured(value, start, end, text, rules)
    text = text.without(whole.start, whole.end)
    if _is_year(whole.value, whole.kind, end - start):
        return text, None, Date(int(whole.value))
    return text, Quantity(whole.value, whole.kind or COUNT, whole.start, whole.end, whole.factor), None


def _is_stuck(end: int, text: Text, rules: Grammar) -> bool:
    """Whether letters stick to the digits that are neither unit nor multiplier."""
    return measured(Fraction(1), end, end, text, rules).end == end


def _is_year(value: Fraction, kind: str | None, length: int) -> bool:
    is_bare = kind is None or (kind == kind_of("year")[0])
    return is_bare and length == 4 and value.denominator == 1 and int(value) in _YEARS


def _words(text: Text, rules: Grammar) -> Iterator[Spoken]:
    if rules.writes_han:
        return han_numbers(text.folded, rules)
    if rules.writes_hangul:
        return korean_numbers(text, rules)
    return spoken(text.folded, rules)


def _is_counted(word: Spoken, text: Text, rules: Grammar) -> bool:
    """Whether a word that is a number only sometimes stands before a unit or a name."""
    whole = measured(word.value, word.start, word.end, text, rules)
    return whole.kind is not None or text.plain[word.end : word.end + 2].lstrip(" ").startswith(MASK)


def _ranges(found: list[Quantity], text: Text) -> list[Quantity]:
    """Of "4–8 GB", the 4 has the unit of the 8."""
    for index in range(len(found) - 1):
        low, high = found[index], found[index + 1]
        if (
            low.kind == COUNT
            and not is_count(high.kind)
            and _RANGE_SIGN.fullmatch(text.plain[low.end : high.start])
        ):
            found[index] = low._replace(kind=high.kind, value=low.value * high.factor)
    return found
