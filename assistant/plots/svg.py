"""Writing SVG: elements with escaped text and numbers of two decimals."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

WIDTH = 760.0
INK, FAINT, PAPER = "#1b1b1b", "#c9c9c9", "#ffffff"
COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999")
"""Told apart with any kind of colour vision (Okabe and Ito); shapes and texts say the same besides."""
_FONT = "system-ui, 'Noto Sans', 'Noto Sans CJK SC', 'Microsoft YaHei', 'PingFang SC', sans-serif"


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """One element; ``content`` is SVG already, and ``stroke_width`` becomes ``stroke-width``.

    >>> element("rect", x=1, width=2.5)
    '<rect x="1" width="2.5"/>'
    """
    given = "".join(f" {_name(key)}={quoteattr(_value(value))}" for key, value in attributes.items())
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def text(content: str, x: float, y: float, /, **attributes: str | float) -> str:
    """A line of text, its baseline at ``y``.

    >>> text("a < b", 1, 2)
    '<text x="1" y="2" font-size="13" fill="#1b1b1b">a &lt; b</text>'
    """
    return element("text", clean(content), x=x, y=y, **{"font_size": 13, "fill": INK, **attributes})


def line(x1: float, y1: float, x2: float, y2: float, /, **attributes: str | float) -> str:
    """A straight line, thin and faint unless said otherwise."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **{"stroke": FAINT, "stroke_width": 1, **attributes})


def document(title: str, description: str, height: float, parts: Iterable[str]) -> str:
    """A whole picture with its title and description for screen readers."""
    labels = element("title", clean(title), id="title") + element("desc", clean(description), id="desc")
    paper = element("rect", width=WIDTH, height=height, fill=PAPER)
    heading = text(title, 24, 32, font_size=17, font_weight="600")
    return element(
        "svg",
        labels + paper + heading + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_value(WIDTH)} {_value(height)}",
        width=WIDTH,
        height=height,
        role="img",
        aria_labelledby="title desc",
        font_family=_FONT,
    )


def clean(content: str) -> str:
    """Text of an element, without characters that XML does not allow."""
    return escape("".join(c for c in content if c.isprintable() or c in " \n"))


def _name(key: str) -> str:
    return key.replace("_", "-")


def _value(value: str | float) -> str:
    if isinstance(value, str):
        return value
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"
