"""Writing SVG: elements with escaped text and numbers of two decimals, on paper of a width and a ground."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from assistant.plots.lettering import wrapped

Theme = Literal["light", "dark"]
WIDTH, LEAST_WIDTH, MOST_WIDTH = 760, 320, 1600
"""Width of a picture in pixels: the usual one, and the narrowest and the broadest that can be asked for."""
COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999")
"""Told apart with any kind of colour vision (Okabe and Ito); shapes and texts say the same besides."""
_GROUNDS = {"light": ("#1b1b1b", "#c9c9c9", "#ffffff"), "dark": ("#e7e4dd", "#474e55", "#1b1f23")}
_SPACES = " \n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_FONT = "system-ui, 'Noto Sans', 'Noto Sans CJK SC', 'Microsoft YaHei', 'PingFang SC', sans-serif"
_TITLE, _TITLE_LINE, _TITLE_TOP = 17.0, 22.0, 32.0


@dataclass(frozen=True, slots=True)
class Paper:
    """What a chart is drawn on.

    Args:
        width: pixels; letters keep their size, so that a narrow chart suits a narrow screen.
        theme: dark letters on a light ground, or the other way round.
    """

    width: float = WIDTH
    theme: Theme = "light"

    @property
    def ink(self) -> str:
        """Colour of letters and of what they speak of."""
        return _GROUNDS[self.theme][0]

    @property
    def faint(self) -> str:
        """Colour of the lines of a grid."""
        return _GROUNDS[self.theme][1]

    @property
    def ground(self) -> str:
        """Colour of the paper."""
        return _GROUNDS[self.theme][2]

    @property
    def margin(self) -> float:
        """Free space at the left and the right."""
        return 24.0 if self.width >= WIDTH else 12.0

    @property
    def right(self) -> float:
        """Where the right margin begins."""
        return self.width - self.margin

    def text(self, content: str, x: float, y: float, /, **attributes: str | float) -> str:
        """A line of text, its baseline at ``y``.

        >>> Paper().text("a < b", 1, 2)
        '<text x="1" y="2" font-size="13" fill="#1b1b1b">a &lt; b</text>'
        """
        return element("text", clean(content), x=x, y=y, **{"font_size": 13, "fill": self.ink, **attributes})

    def haloed(self, content: str, x: float, y: float, /, **attributes: str | float) -> str:
        """The same with a halo, so that a line under it does not cross its letters."""
        halo: dict[str, str | float] = {"stroke": self.ground, "stroke_width": 4, "paint_order": "stroke"}
        return self.text(content, x, y, **{**halo, **attributes})

    def line(self, x1: float, y1: float, x2: float, y2: float, /, **attributes: str | float) -> str:
        """A straight line, thin and faint unless said otherwise."""
        given: dict[str, str | float] = {"stroke": self.faint, "stroke_width": 1, **attributes}
        return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **given)

    def below_title(self, title: str) -> float:
        """Where the title ends, of as many lines as it takes."""
        return _TITLE_TOP + _TITLE_LINE * (len(self._title(title)) - 1)

    def document(self, title: str, description: str, height: float, parts: Iterable[str]) -> str:
        """A whole picture with its title and description for screen readers."""
        labels = element("title", clean(title), id="title") + element("desc", clean(description), id="desc")
        ground = element("rect", width=self.width, height=height, fill=self.ground)
        return element(
            "svg",
            labels + ground + self._heading(title) + "".join(parts),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {_value(self.width)} {_value(height)}",
            width=self.width,
            height=height,
            role="img",
            aria_labelledby="title desc",
            font_family=_FONT,
        )

    def _heading(self, title: str) -> str:
        lines = enumerate(self._title(title))
        bold: dict[str, str | float] = {"font_size": _TITLE, "font_weight": "600"}
        return "".join(
            self.text(line, self.margin, _TITLE_TOP + _TITLE_LINE * row, **bold) for row, line in lines
        )

    def _title(self, title: str) -> list[str]:
        return wrapped(title, _TITLE, self.width - 2 * self.margin)


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """One element; ``content`` is SVG already, and ``stroke_width`` becomes ``stroke-width``.

    >>> element("rect", x=1, width=2.5)
    '<rect x="1" width="2.5"/>'
    """
    given = "".join(f" {_name(key)}={quoteattr(_value(value))}" for key, value in attributes.items())
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def clean(content: str) -> str:
    """Text of an element, without characters that XML does not allow."""
    return escape("".join(c for c in content if c.isprintable() or c in _SPACES))


def _name(key: str) -> str:
    return key.replace("_", "-")


def _value(value: str | float) -> str:
    if isinstance(value, str):
        return value
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"
