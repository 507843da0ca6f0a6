"""Chinese scripts: Traditional to Simplified and back, by phrase, so that the words change with the letters.

``顯示卡`` becomes ``显卡`` and ``記憶體`` becomes ``内存``; the other way ``软件`` becomes ``軟體``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

TAIWAN = {
    "写明了": "寫明了",
    "冲突": "衝突",
    "卸载": "卸載",
    "参数": "參數",
    "发布": "發布",
    "噪声": "噪音",
    "实例": "執行個體",
    "折合": "折合",
    "局部": "局部",
    "循环": "循環",
    "性价比": "性價比",
    "扩展": "擴展",
    "扩展卡": "擴充卡",
    "最多只": "最多只",
    "激活": "激活",
    "类型": "類型",
    "营销": "行銷",
    "说明了": "說明了",
    "账单": "帳單",
    "适配器": "適配器",
}
"""Words that OpenCC turns into a term of programming, or into another word of the same sound."""

_EXCEPTION = re.compile(f"({'|'.join(sorted(TAIWAN, key=len, reverse=True))})")
_HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]")


@cache
def _converter(configuration: str) -> Any:
    from opencc import OpenCC

    return OpenCC(configuration)


def to_simplified(text: str) -> str:
    """Traditional (Taiwan) to Simplified Chinese, with mainland words. Other scripts pass unchanged."""
    return str(_converter("tw2sp").convert(text))


def to_traditional(text: str) -> str:
    """Simplified to Traditional Chinese with Taiwan's words. Other scripts pass unchanged.

    >>> to_traditional("多卡扩展效率与参数类型")
    '多卡擴展效率與參數類型'
    """
    from corpus.derived import derived

    kept = derived(text)
    return derive(text) if kept is None else kept


def derive(text: str) -> str:
    """The same, anew, by OpenCC's tables."""
    convert = _converter("s2twp").convert
    parts = _EXCEPTION.split(text)
    return "".join(TAIWAN.get(part) or str(convert(part)) for part in parts if part)


def is_han(character: str) -> bool:
    """Whether a character is a Chinese ideograph (CJK unified, extension A, compatibility)."""
    return _HAN.match(character) is not None


def has_han(text: str) -> bool:
    """Whether a text holds at least one Chinese ideograph."""
    return not text.isascii() and _HAN.search(text) is not None
