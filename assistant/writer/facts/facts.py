"""All that a sentence states, read once: the same way for what was composed and for what a model writes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from assistant.writer.facts.dates import Date, dates
from assistant.writer.facts.folding import Text, read
from assistant.writer.facts.grammar import Grammar, grammar
from assistant.writer.facts.judging import Judgement, judgement
from assistant.writer.facts.names import Name, codes, glued, products, proper_words
from assistant.writer.facts.quantities import quantities
from assistant.writer.facts.quantity import Quantity
from assistant.writer.facts.units import is_count, kind_of
from corpus.languages import base_language
from rules.knowledge import Knowledge

_MARKER = re.compile(r"\[(\d{1,3})\]")
_OTHER_MARKER = re.compile(r"[\[【［〔]\s*\^?\s*\d[\d\s,;^–-]*[\]】］〕]?|\[\^")
_DECIMALS = {"½": "5", "¼": "25", "¾": "75"}


@dataclass(frozen=True, slots=True)
class Facts:
    """What a sentence states.

    Args:
        quantities: numbers with their kinds, in order; of a range, both ends.
        names: products and codes, in order.
        dates: dates, months, years.
        markers: numbers of citations.
        words: words that can be names of something.
        loose: units without a number, as "sold in GB".
        judged: judging words and negations.
        unread: digits that are no number in this language, or a marker of another form.
        prose: the folded text with all of these taken out.
    """

    quantities: tuple[Quantity, ...]
    names: tuple[Name, ...]
    dates: tuple[Date, ...]
    markers: tuple[int, ...]
    words: frozenset[str]
    loose: tuple[str, ...]
    judged: Judgement
    unread: tuple[str, ...]
    prose: str


def facts(sentence: str, language: str, knowledge: Knowledge) -> Facts:
    """What a sentence in one of the supported languages states.

    Raises:
        KeyError: no grammar for the language.
    """
    rules = grammar(base_language(language))
    text = read(_mixed(_commas(_simplified(sentence, rules)), rules))
    judged = judgement(text.folded, rules)
    unread: list[str] = []
    text, markers = _markers(text, unread)
    text, found_dates = _dates(text, rules)
    text, names = _names(text, knowledge)
    text, measures, years = quantities(text, rules, unread)
    text, more_names = _masked_names(text, glued(text.plain))
    unread += re.findall(r"\d+", text.plain)
    words = proper_words(text.plain, rules.tag)
    ordered = sorted((*names, *more_names), key=lambda name: name.start)
    return Facts(
        tuple(measures),
        tuple(ordered),
        (*found_dates, *years),
        markers,
        words,
        _loose(text.plain, rules),
        judged,
        tuple(unread),
        text.folded,
    )


def _loose(plain: str, rules: Grammar) -> tuple[str, ...]:
    """Signs of units that are left over; single letters, and what is counted, are none without a number."""
    signs = (match[0] for match in rules.symbols.pattern.finditer(plain))
    units = (rules.symbols.value(sign) for sign in signs if len(sign) > 1 and sign.isascii())
    return tuple(unit for unit in units if unit != "tok" and not is_count(kind_of(unit)[0]))


def _simplified(sentence: str, rules: Grammar) -> str:
    """Chinese in simplified characters, each for itself, so that one grammar reads both scripts."""
    if rules.tag != "zh":
        return sentence
    from corpus.script import to_simplified

    return "".join(one if len(one := to_simplified(each)) == 1 else each for each in sentence)


def _commas(text: str) -> str:
    """A full-width comma lists things; only between full-width digits it groups them."""
    return re.sub(r"(?<![０-９])，|，(?![０-９])", "、", text)


def _mixed(text: str, rules: Grammar) -> str:
    """``2½`` with the decimal sign of the language."""
    return re.sub(r"(?<=\d)[½¼¾]", lambda match: f"{rules.decimal}{_DECIMALS[match[0]]}", text)


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
