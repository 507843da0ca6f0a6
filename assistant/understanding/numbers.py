"""Numbers in digits and words, with the decimal sign and the thousands of the language at hand."""

from __future__ import annotations

from assistant.understanding.composing import SCALES, Part, goes_on, value_of
from assistant.understanding.compounds import compound
from assistant.understanding.digits import parse_digits
from assistant.understanding.exponents import raised
from assistant.understanding.fractions import join_fractions
from assistant.understanding.named_supplies import is_in_name
from assistant.understanding.number import LARGEST, Number
from assistant.understanding.ranges import join_ranges
from assistant.understanding.reading import Reading
from assistant.understanding.thousands import grouped
from assistant.understanding.vocabulary import Match

_PARTS = ("gpu", "cpu", "psu", "ram", "vram", "disk")
"""Words that may run into a quantity of theirs."""
_PAIR = "2"

_MODEL_SIZE = "Bparam"
"""The unit of a model's size."""


def find_numbers(reading: Reading) -> list[Number]:
    """All numbers outside names, in order; those glued to a word (``b580``, ``gen4``) are none."""
    numbers: list[Number] = []
    run: list[Part] = []
    index = 0
    while index < len(reading.tokens):
        part = _part(reading, index)
        if run and part is None and _joins(run, reading, index):
            index += 1
            continue
        if run and (part is None or not goes_on(run, part)):
            numbers.append(_compose(run, reading))
            run = []
        if part is not None and (run or not part.is_suffix):
            run.append(part)
        index = part.last if part is not None else index + 1
    if run:
        numbers.append(_compose(run, reading))
    return join_ranges(join_fractions(numbers, reading), reading)


def _part(reading: Reading, index: int) -> Part | None:
    """The digits, number word or multiplier that starts at a token."""
    if not reading.texts[index]:
        return None
    if reading.tokens[index].is_digits:
        return None if index in reading.inner else _digits(reading, index)
    match = reading.at(index)
    if match is None:
        return compound(reading, index)
    if _bounds(match, reading) or _is_condition(match, reading):
        return None
    number, multiplier = match.value("number"), match.value("multiplier")
    if _is_pair(match, reading):
        number = _PAIR
    if number is not None:
        return Part(
            float(number),
            index,
            match.last,
            is_scale=float(number) in SCALES,
            touches=reading.touches(index),
        )
    return _suffix(float(multiplier), match, reading) if multiplier is not None else None


def _is_pair(match: Match, reading: Reading) -> bool:
    """Whether the noun is meant, by its capital: "ein Paar" is two, "ein paar" is some."""
    return match.has("word", "pair") and reading.said(match.last - 1, match.last)[:1].isupper()


def _suffix(value: float, match: Match, reading: Reading) -> Part:
    text = reading.texts[match.first]
    return Part(
        value,
        match.first,
        match.last,
        is_scale=True,
        is_suffix=True,
        is_letter=len(text) == 1 and _is_latin(text),
        touches=reading.touches(match.first),
    )


def _bounds(match: Match, reading: Reading) -> bool:
    """Whether a number word bounds the amount before it: Turkish "altı" is "six" and "under"."""
    before = reading.before(match.first)
    is_amount = before is not None and (before.value("currency") or before.value("unit"))
    return match.has("word", "at_most") and bool(is_amount)


def _is_condition(match: Match, reading: Reading) -> bool:
    """Whether a number word tells that a card is new: Turkish "sıfır" is "zero" and "brand new"."""
    after = reading.at(match.last)
    is_measured = after is not None and after.value("unit") is not None
    return match.value("condition") is not None and not is_measured


def _digits(reading: Reading, index: int) -> Part | None:
    if _is_glued(reading, index) and not is_in_name(index, reading):
        return None
    sign = -1 if _is_negative(reading, index) else 1
    power = raised(reading, index)
    if power is not None:
        return Part(sign * power[0], index, power[1], is_digits=True, touches=reading.touches(index))
    text, last = grouped(reading, index)
    parsed = parse_digits(text, reading.language.decimal)
    if parsed is None:
        return None
    value, alternative = min(parsed[0], LARGEST), parsed[1]
    return Part(
        sign * value,
        index,
        last,
        is_digits=True,
        touches=reading.touches(index),
        alternative=None if alternative is None else sign * alternative,
    )


def _is_glued(reading: Reading, index: int) -> bool:
    """Whether a name runs into the digits: ``b580``, ``gpt-4``, not ``x4``, ``usd500``, ``name-13b``."""
    start = reading.tokens[index].start
    text = reading.normal.text
    before = text[start - 1 : start]
    if before == "-" and _counts_parameters(reading, index):
        return False
    if before == "-" and start > 1 and index:
        is_after_digits = reading.tokens[index - 1].is_digits and reading.tokens[index - 1].end == start - 1
        return _is_glued(reading, index - 1) if is_after_digits else _is_latin(text[start - 2])
    if not _is_latin(before):
        return before == "^"
    previous = reading.before(index)
    is_currency = previous is not None and previous.value("currency") is not None
    if previous is not None and _is_measured(reading, index) and _is_row(previous, reading):
        return False
    return not is_currency and reading.tokens[index - 1].text != "x"


def _is_measured(reading: Reading, index: int) -> bool:
    """Whether a unit is glued to the digits."""
    following = reading.at(index + 1)
    return following is not None and following.value("unit") is not None and reading.touches(index + 1)


def _counts_parameters(reading: Reading, index: int) -> bool:
    """Whether the digits are the size in a model's name: the 13 of "name-13b"."""
    following = reading.at(index + 1)
    return _is_measured(reading, index) and following is not None and following.value("unit") == _MODEL_SIZE


def _is_row(match: Match, reading: Reading) -> bool:
    """Whether a part ("cpu150w") or another quantity ("100v15a") stands before, for what follows to join."""
    is_quantity = (
        match.value("unit") is not None and match.first and reading.tokens[match.first - 1].is_digits
    )
    return bool(is_quantity) or any(match.has("word", part) for part in _PARTS)


def _is_latin(character: str) -> bool:
    return character.isalpha() and character < "\u1100"


def _is_negative(reading: Reading, index: int) -> bool:
    start = reading.tokens[index].start
    text = reading.normal.text
    return text[start - 1 : start] == "-" and (start == 1 or text[start - 2].isspace())


def _joins(run: list[Part], reading: Reading, index: int) -> bool:
    """Whether the token is the "and" of "one hundred and fifty", or of "treinta y dos"."""
    before = run[-1]
    is_round = not before.is_digits and before.value >= 20 and before.value % 10 == 0
    if reading.texts[index] not in reading.language.number_joiners or not (before.is_scale or is_round):
        return False
    following = _part(reading, index + 1) if index + 1 < len(reading.tokens) else None
    if following is None or following.is_digits:
        return False
    return following.value < (before.value if before.is_scale else 10 if before.value < 100 else 100)


def _compose(run: list[Part], reading: Reading) -> Number:
    value = value_of(run, reading.language.trailing_digit_scales)
    alternative = run[0].alternative
    if alternative is not None and len(run) > 1:
        alternative *= value / run[0].value
    in_words = not any(part.is_digits for part in run)
    return Number(value, run[0].first, run[-1].last, alternative, in_words=in_words)
