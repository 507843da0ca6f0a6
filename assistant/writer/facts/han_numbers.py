"""Numbers in Chinese characters and in Korean syllables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from assistant.writer.facts.folding import MASK, Text
from assistant.writer.facts.grammar import Grammar
from assistant.writer.facts.measuring import unit_at
from assistant.writer.facts.number_words import Spoken, masked
from assistant.writer.facts.units import is_count, kind_of

_DIGITS = {
    c: n
    for n, row in enumerate(("零〇", "一壱", "二两兩弐", "三参", "四", "五", "六", "七", "八", "九"))
    for c in row
}
_SMALL = {"十": 10, "百": 100, "千": 1000}
_LARGE = {"万": 10**4, "萬": 10**4, "亿": 10**8, "億": 10**8}
_HAN = "".join((*_DIGITS, *_SMALL, *_LARGE))
_RUN = re.compile(rf"([{_HAN}]+)(?:分[之の]([{_HAN}]+)|[点點]([{''.join(_DIGITS)}]+))?")
_KOREAN = {c: n for n, c in enumerate("영일이삼사오육칠팔구")}
_KOREAN_SMALL = {"십": 10, "백": 100, "천": 1000}
_KOREAN_LARGE = {"만": 10**4, "억": 10**8}
_SINO = "".join((*_KOREAN, *_KOREAN_SMALL, *_KOREAN_LARGE))
_SINO_RUN = re.compile(rf"(?<![가-힣])[{_SINO}]+(?:(?<=[만억]) [{_SINO}]+)*(?:분의 ?[{_SINO}]+)?")


def han_numbers(folded: str, grammar: Grammar) -> Iterator[Spoken]:
    """Numbers in Chinese characters; a lone 一 is an article unless "only" stands before it."""
    for ignored in grammar.ignored.pattern.finditer(folded):
        folded = masked(folded, ignored)
    for words in (grammar.fractions, grammar.numbers):
        for match in words.pattern.finditer(folded):
            if match[0] not in _HAN:
                yield Spoken(words.value(match[0]), match.start(), match.end())
                folded = masked(folded, match)
    for run in _RUN.finditer(folded):
        if run[0] in ("一", "壱") and not _said_only(folded[: run.start()], grammar):
            continue
        start = run.start(2) if run[1] == "百" and run[2] else run.start()
        yield Spoken(_run_value(run), start, run.end())


def _said_only(before: str, grammar: Grammar) -> bool:
    return any(before.rstrip("需要有用 ").endswith(word) for word in grammar.before_one.values)


def _run_value(run: re.Match[str]) -> Fraction:
    value = positional(run[1], _DIGITS, _SMALL, _LARGE)
    if run[2] and run[1] == "百":
        return positional(run[2], _DIGITS, _SMALL, _LARGE)
    if run[2]:
        return positional(run[2], _DIGITS, _SMALL, _LARGE) / value if value else Fraction(-1)
    if run[3]:
        decimals = "".join(str(_DIGITS[character]) for character in run[3])
        return value + Fraction(int(decimals), 10 ** len(decimals))
    return value


def positional(text: str, digits: dict[str, int], small: dict[str, int], large: dict[str, int]) -> Fraction:
    """The value of a numeral such as 三千二百万.

    >>> int(positional("三千二百万", _DIGITS, _SMALL, _LARGE))
    32000000
    """
    if all(character in digits for character in text) and len(text) > 1:
        return Fraction(int("".join(str(digits[character]) for character in text)))
    total = section = current = 0
    for character in text:
        if character in digits:
            current = digits[character]
        elif character in small:
            section += (current or 1) * small[character]
            current = 0
        else:
            total = (
                (total + (section + current or 1)) * large[character]
                if total == 0
                else (total + (section + current) * large[character])
            )
            section = current = 0
    return Fraction(total + section + current)


def korean_numbers(text: Text, grammar: Grammar) -> Iterator[Spoken]:
    """Native numbers before what they count, and Sino-Korean ones of several syllables or before a unit."""
    folded = text.folded
    for match in grammar.fractions.pattern.finditer(folded):
        yield Spoken(grammar.fractions.value(match[0]), match.start(), match.end())
        folded = masked(folded, match)
    native = "|".join(sorted(grammar.numbers.values, key=len, reverse=True))
    for match in re.finditer(
        rf"(?<![가-힣])(?:{native})+(?= ?(?:[장개대배번명층코슬토와기카레스핀]|{MASK}))", folded
    ):
        yield Spoken(_native(match[0], grammar), match.start(), match.end())
    for match in _SINO_RUN.finditer(folded):
        if _is_number(match, text, grammar):
            yield Spoken(_sino(match[0]), match.start(), match.end())


def _native(word: str, grammar: Grammar) -> Fraction:
    total = Fraction(0)
    while word:
        part = max((each for each in grammar.numbers.values if word.startswith(each)), key=len)
        total += grammar.numbers.values[part]
        word = word[len(part) :]
    return total


def _sino(word: str) -> Fraction:
    below, _, above = word.replace(" ", "").partition("분의")
    value = positional(below, _KOREAN, _KOREAN_SMALL, _KOREAN_LARGE)
    if above:
        upper = positional(above.strip(), _KOREAN, _KOREAN_SMALL, _KOREAN_LARGE)
        return upper / value if value else Fraction(-1)
    return value


def _is_number(match: re.Match[str], text: Text, grammar: Grammar) -> bool:
    unit = unit_at(match.end(), text, grammar)
    if unit is None:
        return "분의" in match[0]
    return len(match[0]) > 1 or not is_count(kind_of(unit[0])[0])
