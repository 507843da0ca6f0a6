"""A chart as a picture. It needs the fonts of this machine: without letters for a language there is none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec

from assistant.answering.wording import locale

SCALE = 2.0
_FONTS: Mapping[str, str] = {
    "zh-Hans": "'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei', 'PingFang SC'",
    "zh-Hant": "'Noto Sans CJK TC', 'Noto Sans TC', 'Microsoft JhengHei', 'PingFang TC'",
    "ja": "'Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic', 'Hiragino Sans'",
    "ko": "'Noto Sans CJK KR', 'Noto Sans KR', 'Malgun Gothic', 'Apple SD Gothic Neo'",
}
"""Fonts to look for first; letters that the first font lacks would come from any other, often a serif."""

_PROBE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="24">'
    '<rect width="40" height="24" fill="#fff"/><text x="4" y="18" font-size="16">{letter}</text></svg>'
)
_UNASSIGNED = "\u0378"
"""A code point that is no character: it shows what a missing letter looks like."""


def picture(svg: str, language: str) -> bytes | None:
    """An SVG document as PNG; ``None`` where it cannot be rendered: no renderer, no letters, no SVG."""
    if not (find_spec("resvg_py") and can_write(language)):
        return None
    try:
        return _rendered(svg, language, SCALE)
    except ValueError:
        return None


@cache
def can_write(language: str) -> bool:
    """Whether this machine has letters for a language: all of its own name for itself can be seen."""
    missing = {_seen("", language), _seen(_UNASSIGNED, language)}
    return all(_seen(letter, language) not in missing for letter in locale(language).name.replace(" ", ""))


def _seen(letter: str, language: str) -> bytes:
    return _rendered(_PROBE.format(letter=letter), language, 1.0)


def _rendered(svg: str, language: str, zoom: float) -> bytes:
    import resvg_py

    families = _FONTS.get(language, "'Noto Sans', 'DejaVu Sans', 'Segoe UI', 'Helvetica Neue'")
    style = f"svg, text {{ font-family: {families}, sans-serif }}"
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom, style_sheet=style))
