"""Numbers in words, in languages that part their words with spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from assistant.writer.facts.folding import MASK
from assistant.writer.facts.grammar import LETTER, Grammar

_WORD = re.compile(rf"{LETTER}+(?:'{LETTER}+)?")
_MOST_LETTERS = 60


class Spoken(NamedTuple):
    """A number in words at ``[start:end]``; an unsure one counts only before a unit or a name."""

    value: Fraction
    start: int
    end: int
    is_unsure: bool = False


def spoken(folded: str, grammar: Grammar) -> Iterator[Spoken]:
    """Every number in words, and words like "half" and "twice"."""
    for match in grammar.fractions.pattern.finditer(folded):
        yield Spoken(grammar.fractions.value(match[0]), match.start(), match.end())
        folded = masked(folded, match)
    for match in grammar.percent_before.pattern.finditer(folded):
        folded = masked(folded, match)
    run: list[tuple[Fraction, re.Match[str]]] = []
    for word in _WORD.finditer(folded):
        value = _value(word[0], grammar)
        if value is None and run and word[0] in grammar.one_after:
            value = Fraction(1)
        if run and not _joins(run, word, value, folded, grammar):
            yield _composed(run, grammar)
            run = []
        if value is not None:
            run.append((value, word))
    if run:
        yield _composed(run, grammar)


def masked(folded: str, match: re.Match[str]) -> str:
    """The text with a match marked as read."""
    return folded[: match.start()] + MASK * len(match[0]) + folded[match.end() :]


def _value(word: str, grammar: Grammar) -> Fraction | None:
    if grammar.numbers.pattern.fullmatch(word):
        value = grammar.numbers.value(word)
        return value if isinstance(value, Fraction) else None
    if grammar.compounds == "plain":
        return _glued(word, grammar)
    return _compound(word, grammar) if grammar.compounds else None


def _joins(
    run: Sequence[tuple[Fraction, re.Match[str]]],
    word: re.Match[str],
    value: Fraction | None,
    folded: str,
    grammar: Grammar,
) -> bool:
    """Whether a word goes on with the number before it; the "and" of a number is waited for."""
    between = folded[run[-1][1].end() : word.start()]
    if value is None:
        return word[0] in grammar.joiners and between == " "
    if between == ", ":
        return run[-1][0] >= 1000 > value
    if any(each not in grammar.joiners for each in between.replace("-", " ").split()):
        return False
    return _adds(_total([each for each, _ in run]), value)


def _adds(before: Fraction, value: Fraction) -> bool:
    if value >= 100:
        return True
    rest = before % 100
    return rest == 0 or (rest == 4 and value == 20) or (rest % 10 == 0 and value < 20 and rest + value != 20)


def _composed(run: Sequence[tuple[Fraction, re.Match[str]]], grammar: Grammar) -> Spoken:
    is_unsure = len(run) == 1 and _stem_in(run[0][1][0], grammar.ambiguous)
    return Spoken(_total([value for value, _ in run]), run[0][1].start(), run[-1][1].end(), is_unsure)


def _stem_in(word: str, ambiguous: frozenset[str]) -> bool:
    return any(word.startswith(each) for each in ambiguous)


def _total(values: Sequence[Fraction]) -> Fraction:
    """What the parts add up to: ``[2, 100, 50]`` is 250, ``[70, 1000, 1000000]`` is 70 000 million.

    >>> int(_total([Fraction(4), Fraction(20), Fraction(10)]))
    90
    """
    total = current = Fraction(0)
    for value in values:
        if value == 100:
            current = (current or Fraction(1)) * 100
        elif value >= 1000:
            low = total if 0 < total < value else Fraction(0)
            total = total - low + (low + current or 1) * value
            current = Fraction(0)
        else:
            current += Fraction(76) if current % 100 == 4 and value == 20 else value
    return total + current


def _glued(word: str, grammar: Grammar) -> Fraction | None:
    """A number of several words without spaces, ``onbir``; ``None`` for any other word."""
    known = {**dict.fromkeys(grammar.one_after, Fraction(1)), **grammar.numbers.values}
    parts: list[Fraction] = []
    while word and len(word) < _MOST_LETTERS:
        part = max((each for each in known if word.startswith(each)), key=len, default="")
        if not part:
            return None
        parts.append(known[part])
        word = word[len(part) :]
    return _total(parts) if len(parts) > 1 and not word else None


def _compound(word: str, grammar: Grammar) -> Fraction | None:
    """A number written as one word, ``zweihundertfunfzig``; ``None`` for any other word."""
    if len(word) > _MOST_LETTERS:
        return None
    head, is_scaled, tail = word.partition("tausend")
    if is_scaled:
        high, low = _compound(head, grammar) if head else Fraction(1), _below(tail, grammar)
        return None if high is None or low is None else high * 1000 + low
    value = _below(word, grammar)
    return value if value else None


def _below(word: str, grammar: Grammar) -> Fraction | None:
    """The value of a word below a thousand; an empty one is 0."""
    head, is_hundred, tail = word.partition("hundert")
    if not is_hundred:
        return _below_hundred(word, grammar)
    high, low = _digit(head, grammar) if head else Fraction(1), _below_hundred(tail, grammar)
    return None if high is None or low is None else high * 100 + low


def _below_hundred(word: str, grammar: Grammar) -> Fraction | None:
    word = word.removeprefix("und")
    if not word:
        return Fraction(0)
    ones, is_joined, tens = word.partition("und")
    if is_joined:
        one, ten = _digit(ones, grammar), _digit(tens, grammar)
        return None if one is None or ten is None else one + ten
    return _digit(word, grammar)


def _digit(word: str, grammar: Grammar) -> Fraction | None:
    if word in ("ein", "eins"):
        return Fraction(1)
    value = grammar.numbers.values.get(word)
    return value if isinstance(value, Fraction) and value < 100 else None
