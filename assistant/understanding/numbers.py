"""Numbers in digits and words, with the decimal sign and the thousands of the language at hand."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_SCALE = 100
_GROUPED = re.compile(r"\d{1,3}(?:[.,]\d{3})+")


@dataclass(frozen=True, slots=True)
class Number:
    """A number at tokens ``first`` to ``last`` (excluded).

    Args:
        value: as the conventions of the language have it; the upper end of a range.
        alternative: the other reading of "1.500", else ``None``.
        low: the lower end, when a range was said.
        in_words: no digit in it, so it may be no count at all ("one of them").
    """

    value: float
    first: int
    last: int
    alternative: float | None = None
    low: float | None = None
    in_words: bool = False


@dataclass(frozen=True, slots=True)
class _Part:
    value: float
    index: int
    last: int
    is_digits: bool = False
    is_scale: bool = False
    alternative: float | None = None


def find_numbers(reading: Reading) -> list[Number]:
    """All numbers outside names, in order; those glued to a word (``b580``, ``gen4``) are none."""
    numbers: list[Number] = []
    run: list[_Part] = []
    index = 0
    while index < len(reading.tokens):
        part = _part(reading, index)
        if run and (part is None or not _goes_on(run, part, reading)):
            if part is None and _joins(run, reading, index):
                index += 1
                continue
            numbers.append(_compose(run, reading))
            run = []
        if part is not None and (run or not _only_follows(reading, part)):
            run.append(part)
        index = part.last if part is not None else index + 1
    if run:
        numbers.append(_compose(run, reading))
    return _join_ranges(numbers, reading)


def parse_digits(text: str, decimal: str) -> tuple[float, float | None] | None:
    """A number in digits and, where "1.500" can be read two ways, the other reading.

    Example:
        >>> parse_digits("1.500", ",")
        (1500.0, 1.5)
        >>> parse_digits("1.500,50", ".")
        (1500.5, None)
    """
    signs = [character for character in text if character in ".,"]
    if len(set(signs)) == 2:
        return _parse_mixed(text, signs)
    if len(signs) > 1:
        return (float(re.sub("[.,]", "", text)), None) if _GROUPED.fullmatch(text) else None
    plain = float(text.replace(",", "."))
    if not signs or not _GROUPED.fullmatch(text) or text.startswith("0"):
        return plain, None
    grouped = float(re.sub("[.,]", "", text))
    return (plain, grouped) if signs[0] == decimal else (grouped, plain)


def _parse_mixed(text: str, signs: list[str]) -> tuple[float, None] | None:
    whole, _, fraction = text.rpartition(signs[-1])
    if signs.count(signs[-1]) > 1 or not _GROUPED.fullmatch(whole):
        return None
    return float(re.sub("[.,]", "", whole) + "." + fraction), None


def _part(reading: Reading, index: int) -> _Part | None:
    """The digits, number word or multiplier that starts at a token."""
    if not reading.texts[index]:
        return None
    match = reading.at(index)
    if reading.tokens[index].is_digits:
        return None if index in reading.inner else _digits(reading, index)
    if match is None:
        return None
    number = match.value("number")
    if number is not None:
        value = float(number)
        return _Part(value, index, match.last, is_scale=_is_scale(value))
    multiplier = match.value("multiplier")
    if multiplier is not None:
        return _Part(float(multiplier), index, match.last, is_scale=True)
    return None


def _is_scale(value: float) -> bool:
    return value in (1e2, 1e3, 1e4, 1e6, 1e8, 1e9)


def _digits(reading: Reading, index: int) -> _Part | None:
    token = reading.tokens[index]
    if len(token.text) > 15 or _is_glued(reading, index):
        return None
    parsed = parse_digits(token.text, reading.language.decimal)
    if parsed is None:
        return None
    sign = -1 if _is_negative(reading, index) else 1
    value, alternative = parsed
    return _Part(
        sign * value,
        index,
        index + 1,
        is_digits=True,
        alternative=None if alternative is None else sign * alternative,
    )


def _is_glued(reading: Reading, index: int) -> bool:
    """Whether a name or word runs into the digits: ``b580``, ``gpt-4``, but not ``x4`` or ``usd500``."""
    start = reading.tokens[index].start
    text = reading.normal.text
    before = text[:start][-1:]
    if before == "-" and start > 1 and index:
        is_after_digits = reading.tokens[index - 1].is_digits and reading.tokens[index - 1].end == start - 1
        return _is_glued(reading, index - 1) if is_after_digits else _is_latin(text[start - 2])
    if not _is_latin(before):
        return False
    previous = reading.before(index)
    if previous is not None and previous.value("currency") is not None:
        return False
    word = reading.tokens[index - 1]
    return word.text != "x"


def _is_latin(character: str) -> bool:
    return character.isalpha() and character < "\u1100"


def _is_negative(reading: Reading, index: int) -> bool:
    start = reading.tokens[index].start
    text = reading.normal.text
    return text[start - 1 : start] == "-" and (start == 1 or text[start - 2].isspace())


def _only_follows(reading: Reading, part: _Part) -> bool:
    """Whether a multiplier such as ``k`` needs a number before it."""
    match = reading.at(part.index)
    return match is not None and match.value("number") is None and match.value("multiplier") is not None


def _goes_on(run: list[_Part], part: _Part, reading: Reading) -> bool:
    """Whether a part continues the number before it: "two hundred", "1万5", not "4 250"."""
    last = run[-1]
    if part.is_scale:
        is_letter = len(reading.tokens[part.index].text) == 1 and _only_follows(reading, part)
        return part.value != last.value and (not is_letter or reading.touches(part.index))
    if part.is_digits or not float(part.value).is_integer():
        return last.is_scale and len(run) > 1 and reading.touches(part.index) and not _is_k(reading, last)
    if last.is_scale:
        return part.value < last.value
    if last.is_digits:
        return False
    if part.value == 10:
        return 0 < last.value < 10 and reading.touches(part.index)
    if last.value == 0:
        return part.value < 10 and len(run) > 1
    return part.value < 10 and last.value >= 10 and last.value % 10 == 0


def _is_k(reading: Reading, part: _Part) -> bool:
    return _only_follows(reading, part) and reading.tokens[part.index].text.isascii()


def _joins(run: list[_Part], reading: Reading, index: int) -> bool:
    """Whether the token is the "and" of "one hundred and fifty"."""
    if reading.texts[index] not in reading.language.number_joiners or not run[-1].is_scale:
        return False
    following = _part(reading, index + 1) if index + 1 < len(reading.tokens) else None
    return following is not None and not following.is_digits and following.value < run[-1].value


def _compose(run: list[_Part], reading: Reading) -> Number:
    value = _value(run, reading.language.trailing_digit_scales)
    alternative = run[0].alternative
    if alternative is not None and len(run) > 1:
        alternative *= value / run[0].value
    in_words = not any(part.is_digits for part in run)
    return Number(value, run[0].index, run[-1].last, alternative, in_words=in_words)


def _value(run: list[_Part], trailing_digit_scales: bool) -> float:
    total = current = 0.0
    scale = 0.0
    for position, part in enumerate(run):
        if part.value == 10 and position and 0 < current % 10 < 10:
            current += (current % 10) * 9
        elif part.value == 100 and part.is_scale:
            current = (current or 1) * 100
        elif part.is_scale:
            step = current or (0 if total else 1)
            total = (total + step) * part.value if part.value > scale else total + step * part.value
            scale, current = part.value, 0.0
        else:
            current += part.value * (_trailing(run, position) if trailing_digit_scales else 1)
    return total + current


def _trailing(run: list[_Part], position: int) -> float:
    """The tenth of the scale before a last digit: the 5 of "two thousand five" is 500."""
    is_last_digit = position == len(run) - 1 and position > 0 and 0 < run[position].value < 10
    before = run[position - 1].value if is_last_digit and run[position - 1].is_scale else 0.0
    return before / 10 if before else 1.0


def _join_ranges(numbers: list[Number], reading: Reading) -> list[Number]:
    """Two numbers with a dash or a word for "to" between become one with a lower end."""
    joined: list[Number] = []
    for number in numbers:
        low = _range_start(joined[-1], number, reading) if joined else None
        if low is None:
            joined.append(number)
        else:
            joined[-1] = replace(number, first=joined[-1].first, low=low)
    return joined


def _range_start(low: Number, high: Number, reading: Reading) -> float | None:
    gap = reading.between(low.last - 1, high.first).strip()
    between = reading.at(low.last) if high.first > low.last else None
    is_word = between is not None and between.last == high.first and _ties(between, low, reading)
    if not (gap == "-" or is_word) or low.value <= 0:
        return None
    value = low.value
    if value * 10 <= high.value and high.last - high.first > 1:
        value *= high.value / _leading(high, reading)
    return value if value < high.value else None


def _ties(between: Match, low: Number, reading: Reading) -> bool:
    """Whether a word stands for "to", or is the "and" of "between 800 and 1000"."""
    before = reading.before(low.first)
    is_between = before is not None and before.has("word", "between")
    return between.has("word", "range") or (is_between and between.has("word", "and"))


def _leading(number: Number, reading: Reading) -> float:
    """The digits of a number before its multiplier: 30 of "30k"."""
    token = reading.tokens[number.first]
    parsed = parse_digits(token.text, reading.language.decimal) if token.is_digits else None
    return parsed[0] if parsed is not None else number.value
