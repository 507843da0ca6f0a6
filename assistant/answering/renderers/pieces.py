"""Where a cell of a table may be broken into lines: never inside a number with its unit, a date or a name.

Words in letters and in Hangul break at spaces. Ideographs have none between words, so few of them stay
together and longer runs break in pairs, as most words of Chinese are; words in katakana stay whole.
"""

from __future__ import annotations

import re
from functools import cache

_FIRST_WIDE = "\u2e80"
"""Where ideographs and kana begin."""
_HAN = r"\u2e80-\u303f\u3400-\ua4cf\uf900-\ufaff"
_KATAKANA = r"\u30a1-\u30fc"
_WIDE = rf"{_HAN}\u3040-\u30ff\u3100-\u33ff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6"
_NUMBERS = r"(?:(?:[A-Z]{2,4} ){1,2}(?=\d))?(?:[^ ]{0,40}\d )*"
"""What belongs to the next word: the letters before a model's number, and a number before its unit."""
_KOREAN_DATE = r"\d{1,4}년 \d{1,2}월(?: \d{1,2}일)? *"
_PIECE = re.compile(rf"{_KOREAN_DATE}|{_NUMBERS}[^ ]+ *| +")
_WHOLE, _PAIR = 3, 2


def pieces(text: str) -> list[str]:
    """Parts that no line breaks.

    >>> pieces("GeForce RTX 5070 Ti")
    ['GeForce ', 'RTX 5070 Ti']
    >>> pieces("2026年3月6日"), pieces("0.98 倍"), pieces("價格日期")
    (['2026年3月6日'], ['0.98 倍'], ['價格', '日期'])
    """
    if not any(_FIRST_WIDE <= c < "\uac00" or c > "\ud7a3" for c in text):
        return _PIECE.findall(text)
    if _only_han().fullmatch(text):
        return _of_han(text)
    return [text] if _one_figure().fullmatch(text) else _beside_wide().findall(text)


def _of_han(text: str) -> list[str]:
    """A few ideographs whole, more of them in pairs; of an odd number the first three stay together."""
    first = _WHOLE if len(text) % _PAIR or len(text) <= _WHOLE else _PAIR
    rest = range(first, len(text), _PAIR)
    return [text[:first], *(text[start : start + _PAIR] for start in rest)]


@cache
def _only_han() -> re.Pattern[str]:
    return re.compile(rf"[{_HAN}]{{1,40}}")


@cache
def _one_figure() -> re.Pattern[str]:
    """A number and a word for its unit, "9,448 小时" say, with nothing else in the cell."""
    return re.compile(rf"[^ {_WIDE}]{{0,40}}\d ?[{_WIDE}]{{1,4}}")


@cache
def _beside_wide() -> re.Pattern[str]:
    """Pieces where wide characters stand among others; compiled when a text has one."""
    narrow = rf"[^ {_WIDE}]"
    numbers = _NUMBERS.replace("[^ ]", narrow)
    date = r"\d{1,4}年(?:\d{1,2}月(?:\d{1,2}日)?)? *"
    unit = rf"(?:[{_KATAKANA}]{{1,12}}|[{_WIDE}])(?:/[{_WIDE}])?"
    counted = rf"{numbers}{narrow}{{0,40}}[\d/] ?{unit} *"
    return re.compile(rf"{date}|{counted}|{numbers}{narrow}+ *|[{_KATAKANA}]{{1,12}} *|[{_WIDE}] *| +")
