"""Telling a product number (``3090``) from a quantity (``3090 W``, ``$3090``, ``1080p``, ``in 2080``)."""

from __future__ import annotations

import re

from rules.catalog.names import Reading, word_list, word_set

_UNITS = word_set(
    "w watt watts kw kwh wh volt volts amps hz khz mhz ghz p px mb gb tb mib gib tib mo go mt tflops gflops "
    "samples images rows files steps epochs hours hr hrs minutes seconds days weeks months years usd eur "
    "gbp chf cny rmb jpy krw inr rub brl mxn tl dollar dollars dolar buck bucks euro euros pound pounds "
    "yuan yen rupee rupees ruble rubles lira liras peso pesos franc francs reais mm cm km kg saat yil "
    "yilinda tane adet stunden jahre heures jours horas dias"
)
_SIGNS_AFTER = tuple("$€£¥₺₽₹₩₴%°￥")
_MORE_OR_LESS = tuple("多余餘来來几幾")
_UNITS_AFTER = word_list(
    "元 块 塊 圆 圓 円 万 萬 千 百 亿 億 兆 瓦 年 月 日 号 號 度 美元 美金 刀 欧元 歐元 "
    "人 个 個 次 步 小时 小時 ワット 時間 回 원 와트 시간 년 개 "
    "ватт вт руб евро долл тыс час год yıl"
)
_MONEY_SIGNS = "$€£¥₺₽₹₩₴￥"
_SIGNS_BEFORE = (*_MONEY_SIGNS, "#", "№")
_CURRENCY_WORDS = word_set("usd eur gbp rmb cny jpy krw inr rub tl chf")
_RANGE_CHARACTERS = 16
_LOWER_END = re.compile(
    rf"(?:[{_MONEY_SIGNS}] ?|(?:{'|'.join(sorted(_CURRENCY_WORDS))}) )"
    r"\d[\d.,]{0,6} {0,2}[-\u2010-\u2015~～] {0,2}\Z"
)
"""The lower end of a range of money, and the dash after it."""
_NUMBERED = word_set("port page step line year item issue room number seed epoch")
_YEAR_WORDS = word_set(
    "in since by until till year before after around circa im jahr bis seit ab en ano annee depuis vers em"
)
_ARTICLES = word_set("a an my")
_PROCESSORS = word_set("ryzen threadripper xeon epyc core intel amd i")
_PLURALS = word_set("s er ern lar ler lari leri li lik im in")
_TOGETHER = word_set("dual twin single double triple quad")
_PIXELS_BEFORE = re.compile(r"(?<!\d)\d{3,}\s*[x×*]\s*$")
_PIXELS_AFTER = re.compile(r"\s*[x×*]\s*\d{3,}")


def is_quantity(reading: Reading, first: int, last: int) -> bool:
    """Whether the number in tokens ``first`` to ``last`` (excluded) measures or counts something."""
    start, end = reading.tokens[first].start, reading.tokens[last - 1].end
    return (
        _in_decimal(reading.folded, start, end)
        or _has_currency_before(reading, first)
        or _has_unit_after(reading, last, end)
        or _is_numbered(reading, first)
        or _is_year(reading, first, last)
        or _is_resolution(reading, first, last)
    )


def runs_on(reading: Reading, last: int) -> bool:
    """Whether the word goes on after token ``last - 1`` with letters that are no ending or count."""
    if not reading.glued(last):
        return _letter_at(reading.text, reading.tokens[last - 1].end)
    word = reading.word(last)
    if word == "x" and reading.glued(last + 1):
        return len(reading.word(last + 1)) > 2
    return word not in _PLURALS


def starts_inside(reading: Reading, first: int) -> bool:
    """Whether token ``first`` is the tail of a longer word."""
    if reading.glued(first):
        word = reading.word(first - 1)
        return not (word in _TOGETHER or (word == "x" and _counted(reading, first)))
    start = reading.tokens[first].start
    return start > 0 and _letter_at(reading.text, start - 1)


def _counted(reading: Reading, first: int) -> bool:
    return first >= 2 and reading.near(first - 1) and len(reading.word(first - 2)) <= 2


def _letter_at(text: str, position: int) -> bool:
    """Whether a letter of an alphabet stands there; Han, kana and hangul do not continue a word."""
    if position >= len(text):
        return False
    character = text[position]
    return character.isalpha() and ord(character) < 0x1100


def _in_decimal(text: str, start: int, end: int) -> bool:
    before, after = text[max(0, start - 2) : start], text[end : end + 2]
    return (before[1:] in (".", ",") and _is_digit(before[0])) or (
        after[:1] in (".", ",") and _is_digit(after[1:])
    )


def _is_digit(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _has_currency_before(reading: Reading, first: int) -> bool:
    """Whether a currency stands before a number, or before the lower end of its range: ``$300 - 500``."""
    start = reading.tokens[first].start
    if _LOWER_END.search(reading.folded[max(0, start - _RANGE_CHARACTERS) : start]):
        return True
    if reading.folded[max(0, start - 3) : start].rstrip().endswith(_SIGNS_BEFORE):
        return True
    return reading.near(first) and reading.word(first - 1) in _CURRENCY_WORDS


def _has_unit_after(reading: Reading, last: int, end: int) -> bool:
    after = reading.folded[end : end + 8].lstrip()
    if after.startswith(_SIGNS_AFTER) or after.startswith(_UNITS_AFTER):
        return True
    if after.startswith(_MORE_OR_LESS) and after[1:].startswith(_UNITS_AFTER):
        return True
    return (
        reading.near(last)
        and reading.word(last) in _UNITS
        and not _is_with(reading, last)
        and not _letter_at(reading.text, reading.tokens[last].end)
    )


def _is_with(reading: Reading, index: int) -> bool:
    """Whether a small "w" apart from its number is "with": "3090 w/ a 5950X", "3090 w 128GB"."""
    if reading.glued(index) or reading.original(index) != "w":
        return False
    if reading.folded.startswith("/", reading.tokens[index].end):
        return True
    following = index + (2 if reading.word(index + 1) in _ARTICLES else 1)
    is_named = reading.word(following).isdigit() and reading.glued(following + 1)
    return reading.near(following) and (is_named or reading.word(following) in _PROCESSORS)


def _is_numbered(reading: Reading, first: int) -> bool:
    return reading.near(first) and reading.word(first - 1) in _NUMBERED


def _is_year(reading: Reading, first: int, last: int) -> bool:
    word = reading.word(first)
    return (
        last == first + 1
        and len(word) == 4
        and "1990" <= word <= "2099"
        and reading.near(first)
        and reading.word(first - 1) in _YEAR_WORDS
    )


def _is_resolution(reading: Reading, first: int, last: int) -> bool:
    text, start, end = reading.folded, reading.tokens[first].start, reading.tokens[last - 1].end
    return bool(
        _PIXELS_BEFORE.search(text[max(0, start - 12) : start]) or _PIXELS_AFTER.match(text[end : end + 12])
    )
