"""Chinese scripts: Traditional to Simplified and back, by phrase, so that the words change with the letters.

``顯示卡`` becomes ``显卡`` and ``記憶體`` becomes ``内存``; the other way ``软件`` becomes ``軟體``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

_HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]")


@cache
def _converter(configuration: str) -> Any:
    from opencc import OpenCC

    return OpenCC(configuration)


def to_simplified(text: str) -> str:
    """Traditional (Taiwan) to Simplified Chinese, with mainland words. Other scripts pass unchanged."""
    return str(_converter("tw2sp").convert(text))


def to_traditional(text: str) -> str:
    """Simplified to Traditional Chinese with Taiwan's words. Other scripts pass unchanged."""
    return str(_converter("s2twp").convert(text))


def is_han(character: str) -> bool:
    """Whether a character is a Chinese ideograph (CJK unified, extension A, compatibility)."""
    return _HAN.match(character) is not None


def has_han(text: str) -> bool:
    """Whether a text holds at least one Chinese ideograph."""
    return not text.isascii() and _HAN.search(text) is not None
