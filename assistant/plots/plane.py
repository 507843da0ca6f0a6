"""A plane with two axes: named points, or lines that cross."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from assistant.plots.scale import Scale, scale
from assistant.plots.svg import COLOURS, INK, PAPER, document, element, line, text

_LEFT, _RIGHT = 96.0, 704.0
_TOP, _BOTTOM = 64.0, 396.0
_HEIGHT = 456.0
_ROW = 22.0
_LINE_OF_TEXT = 14.0
_DASHES = ("none", "8 4", "2 3")


@dataclass(frozen=True, slots=True)
class Axis:
    """What an axis says, and how its values are written."""

    label: str
    shown: Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Point:
    """A named place."""

    name: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line from its first to its last place."""

    name: str
    start: tuple[float, float]
    end: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Plane:
    """What is shown, worded."""

    title: str
    description: str
    across: Axis
    up: Axis
    points: tuple[Point, ...] = ()
    lines: tuple[Line, ...] = field(default=())


def draw(chart: Plane) -> str:
    """The picture."""
    ends = [place for each in chart.lines for place in (each.start, each.end)]
    xs = [point.x for point in chart.points] + [x for x, _ in ends]
    ys = [point.y for point in chart.points] + [y for _, y in ends]
    across, up = scale(xs, _LEFT, _RIGHT), scale(ys, _BOTTOM, _TOP)
    drawn = [*_grid(chart, across, up), *_lines(chart, across, up), *_points(chart, across, up)]
    drawn += _legend(chart)
    return document(chart.title, chart.description, _HEIGHT + _ROW * len(chart.lines), drawn)


def _grid(chart: Plane, across: Scale, up: Scale) -> Iterator[str]:
    for tick in across.ticks():
        x = across.at(tick)
        yield line(x, _TOP, x, _BOTTOM)
        yield text(chart.across.shown(tick), x, _BOTTOM + 18, font_size=11, text_anchor="middle")
    for tick in up.ticks():
        y = up.at(tick)
        yield line(_LEFT, y, _RIGHT, y)
        yield text(chart.up.shown(tick), _LEFT - 8, y + 4, font_size=11, text_anchor="end")
    yield text(chart.across.label, (_LEFT + _RIGHT) / 2, _BOTTOM + 40, text_anchor="middle")
    yield text(chart.up.label, 24, _TOP - 12)


def _points(chart: Plane, across: Scale, up: Scale) -> Iterator[str]:
    taken: list[float] = []
    for number, point in enumerate(sorted(chart.points, key=lambda each: -each.y)):
        x, y = across.at(point.x), up.at(point.y)
        place = _free(y + (24 if chart.lines else 4), taken)
        taken.append(place)
        yield element("circle", cx=x, cy=y, r=6, fill=COLOURS[number % len(COLOURS)], stroke=INK)
        is_right = x > (_LEFT + _RIGHT) / 2
        yield text(point.name, x - 10 if is_right else x + 10, place, **_beside(is_right))


def _beside(is_right: bool) -> dict[str, str | float]:
    """A label with a halo, so that a line under it does not cross its letters."""
    anchor = "end" if is_right else "start"
    return {"text_anchor": anchor, "stroke": PAPER, "stroke_width": 4, "paint_order": "stroke"}


def _free(wanted: float, taken: list[float]) -> float:
    """The first height from the wanted one downwards at which a label covers no other."""
    place = wanted
    for other in sorted(taken):
        if abs(other - place) < _LINE_OF_TEXT:
            place = other + _LINE_OF_TEXT
    return place


def _lines(chart: Plane, across: Scale, up: Scale) -> Iterator[str]:
    for number, each in enumerate(chart.lines):
        (x1, y1), (x2, y2) = each.start, each.end
        yield line(across.at(x1), up.at(y1), across.at(x2), up.at(y2), **_style(number))


def _legend(chart: Plane) -> Iterator[str]:
    for number, each in enumerate(chart.lines):
        y = _BOTTOM + 66 + _ROW * number
        yield line(_LEFT, y - 4, _LEFT + 36, y - 4, **_style(number))
        yield text(each.name, _LEFT + 46, y)


def _style(number: int) -> dict[str, str | float]:
    return {
        "stroke": COLOURS[number % len(COLOURS)],
        "stroke_width": 3,
        "stroke_dasharray": _DASHES[number % len(_DASHES)],
    }
