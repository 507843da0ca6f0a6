"""All that a sentence states, read once: the same way for what was composed and for what a model writes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from assistant.writer.facts.dates import Date, dates
from assistant.writer.facts.folding import MASK, Text, read
from assistant.writer.facts.grammar import Grammar, grammar
from assistant.writer.facts.han_numbers import han_numbers, korean_numbers
from assistant.writer.facts.judging import Judgement, judgement
from assistant.writer.facts.literals import literals
from assistant.writer.facts.measuring import measured
from assistant.writer.facts.names import Name, codes, glued, products, proper_words
from assistant.writer.facts.number_words import Spoken, spoken
from assistant.writer.facts.quantity import Quantity
from assistant.writer.facts.units import COUNT, is_count, kind_of
from corpus.languages import base_language
from rules.knowledge import Knowledge

_MARKER = re.compile(r"\[(\d{1,3})\]")
_OTHER_MARKER = re.compile(r"[\[【［〔]\s*\^?\s*\d[\d\s,;^–-]*[\]】］〕]?|\[\^")
_YEARS = range(1900, 2100)
_RANGE_SIGN = re.compile(r" ?[-–~〜] ?")


@dataclass(frozen=True, slots=True)
class Facts:
    """What a sentence states.

    Args:
        quantities: numbers with their kinds, in order; of a range, both ends.
        names: products and codes, in order.
        dates: dates, months, years.
        markers: numbers of citations.
        words: words that can be names of something.
        judged: judging words and negations.
        unread: digits that are no number in this language, or a marker of another form.
        prose: the folded text with all of these taken out.
    """

    quantities: tuple[Quantity, ...]
    names: tuple[Name, ...]
    dates: tuple[Date, ...]
    markers: tuple[int, ...]
    words: frozenset[str]
    judged: Judgement
    unread: tuple[str, ...]
    prose: str


def facts(sentence: str, language: str, knowledge: Knowledge) -> Facts:
    """What a sentence in one of the supported languages states.

    Raises:
        KeyError: no grammar for the language.
    """
    rules = grammar(base_language(language))
    text = read(_commas(_simplified(sentence, rules)))
    judged = judgement(text.folded, rules)
    unread: list[str] = []
    text, markers = _markers(text, unread)
    text, found_dates = _dates(text, rules)
    text, names = _names(text, knowledge)
    text, quantities, years = _quantities(text, rules, unread)
    text, more_names = _masked_names(text, glued(text.plain))
    unread += re.findall(r"\d+", text.plain)
    words = proper_words(text.plain, rules.tag)
    ordered = sorted((*names, *more_names), key=lambda name: name.start)
    return Facts(
        tuple(quantities),
        tuple(ordered),
        (*found_dates, *years),
        markers,
        words,
        judged,
        tuple(unread),
        text.folded,
    )


def _simplified(sentence: str, rules: Grammar) -> str:
    """Chinese in simplified characters, each for itself, so that one grammar reads both scripts."""
    if rules.tag != "zh":
        return sentence
    from corpus.script import to_simplified

    return "".join(one if len(one := to_simplified(each)) == 1 else each for each in sentence)


def _commas(text: str) -> str:
    """A full-width comma lists things; only between full-width digits it groups them."""
    return re.sub(r"(?<![０-９])，|，(?![０-９])", "、", text)


def _markers(text: Text, unread: list[str]) -> tuple[Text, tuple[int, ...]]:
    numbers = []
    for match in list(_MARKER.finditer(text.plain)):
        numbers.append(int(match[1]))
        text = text.without(match.start(), match.end())
    for match in list(_OTHER_MARKER.finditer(text.plain)):
        unread.append(match[0])
        text = text.without(match.start(), match.end())
    return text, tuple(numbers)


def _dates(text: Text, rules: Grammar) -> tuple[Text, list[Date]]:
    found = list(dates(text, rules))
    for each in found:
        text = text.without(each.start, each.end)
    return text, [each.date for each in found]


def _names(text: Text, knowledge: Knowledge) -> tuple[Text, list[Name]]:
    text, known = _masked_names(text, products(text, knowledge))
    text, others = _masked_names(text, codes(text.plain))
    return text, [*known, *others]


def _masked_names(text: Text, found: Iterable[Name]) -> tuple[Text, list[Name]]:
    names = list(found)
    for name in names:
        text = text.without(name.start, name.end)
    return text, names


def _quantities(text: Text, rules: Grammar, unread: list[str]) -> tuple[Text, list[Quantity], list[Date]]:
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
