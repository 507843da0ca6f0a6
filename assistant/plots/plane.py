"""A plane with two axes: named points, or lines that cross."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from assistant.plots.labels import RADIUS, Box, Label, labels
from assistant.plots.lettering import width_of, wrapped
from assistant.plots.scale import Scale, labelled, scale
from assistant.plots.svg import COLOURS, Paper, element

_HEIGHT = 332.0
_BELOW_TITLE = 40.0
_ROW, _LINE = 22.0, 17.0
_SIZE, _SMALL = 13.0, 11.0
_SWATCH = 46.0
_BOXES, _HALF_STROKE = 200, 2.0
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


@dataclass(frozen=True, slots=True)
class _Field:
    """The plane on its paper, between its axes."""

    paper: Paper
    across: Scale
    up: Scale

    @property
    def room(self) -> Box:
        """Where names may stand."""
        return Box(self.across.start, self.up.end - RADIUS, self.paper.right, self.up.start)

    def place(self, point: Point) -> tuple[float, float]:
        return self.across.at(point.x), self.up.at(point.y)


def draw(chart: Plane, paper: Paper) -> str:
    """The picture; points that have no room for their names get numbers, and the names stand below."""
    area = _field(chart, paper)
    points = sorted(chart.points, key=lambda each: -each.y)
    names = [point.name for point in points]
    numbers = [str(number) for number in range(1, len(points) + 1)]
    strokes = [box for each in chart.lines for box in _along(each, area)]
    places = _places(points, names, area, strokes)
    beside = places or _places(points, numbers, area, []) or _on_top(points, area)
    marks = [*_points(points, names if places else numbers, beside, area)]
    rows = [] if places else [f"{number}  {name}" for number, name in zip(numbers, names, strict=True)]
    legend, end = _legend(chart, rows, paper, area.up.start + 66)
    drawn = [*_grid(chart, area), *_lines(chart, area), *marks, *legend]
    return paper.document(chart.title, chart.description, end, drawn)


def _field(chart: Plane, paper: Paper) -> _Field:
    """The axes: the one that goes up leaves the room that its figures need."""
    ends = [place for each in chart.lines for place in (each.start, each.end)]
    xs = [point.x for point in chart.points] + [x for x, _ in ends]
    ys = [point.y for point in chart.points] + [y for _, y in ends]
    top = paper.below_title(chart.title) + _BELOW_TITLE
    up = scale(ys, top + _HEIGHT, top)
    left = paper.margin + _widest(up, chart.up) + 8
    across = labelled(xs, left, paper.right - paper.margin, chart.across.shown, _SMALL)
    end = min(across.end, paper.width - _widest(across, chart.across) / 2 - 4)
    return _Field(paper, labelled(xs, left, end, chart.across.shown, _SMALL), up)


def _widest(each: Scale, axis: Axis) -> float:
    return max(width_of(axis.shown(tick), _SMALL) for tick in each.ticks())


def _grid(chart: Plane, area: _Field) -> Iterator[str]:
    paper, across, up = area.paper, area.across, area.up
    for tick in across.ticks():
        x = across.at(tick)
        yield paper.line(x, up.start, x, up.end)
        yield paper.text(chart.across.shown(tick), x, up.start + 18, font_size=_SMALL, text_anchor="middle")
    for tick in up.ticks():
        y = up.at(tick)
        yield paper.line(across.start, y, across.end, y)
        yield paper.text(chart.up.shown(tick), across.start - 8, y + 4, font_size=_SMALL, text_anchor="end")
    middle = (across.start + across.end) / 2
    yield paper.text(chart.across.label, middle, up.start + 40, text_anchor="middle")
    yield paper.text(chart.up.label, paper.margin, up.end - 14)


def _places(points: list[Point], texts: list[str], area: _Field, strokes: list[Box]) -> list[Label] | None:
    places = (area.place(point) for point in points)
    return labels([(text, x, y) for text, (x, y) in zip(texts, places, strict=True)], area.room, strokes)


def _on_top(points: list[Point], area: _Field) -> list[Label]:
    return [Label(x, y + 4, "middle") for x, y in map(area.place, points)]


def _along(each: Line, area: _Field) -> Iterator[Box]:
    """Small boxes on a line, one beside another."""
    (x1, y1), (x2, y2) = each.start, each.end
    for number in range(_BOXES + 1):
        share = number / _BOXES
        x, y = area.across.at(x1 + (x2 - x1) * share), area.up.at(y1 + (y2 - y1) * share)
        yield Box(x - _HALF_STROKE, y - _HALF_STROKE, x + _HALF_STROKE, y + _HALF_STROKE)


def _points(points: list[Point], texts: list[str], places: list[Label], area: _Field) -> Iterator[str]:
    for number, point in enumerate(points):
        x, y = area.place(point)
        fill, stroke = COLOURS[number % len(COLOURS)], area.paper.ink
        yield element("circle", cx=x, cy=y, r=RADIUS, fill=fill, stroke=stroke)
    for text, label in zip(texts, places, strict=True):
        yield area.paper.haloed(text, label.x, label.y, text_anchor=label.anchor)


def _lines(chart: Plane, area: _Field) -> Iterator[str]:
    across, up = area.across, area.up
    for number, each in enumerate(chart.lines):
        (x1, y1), (x2, y2) = each.start, each.end
        yield area.paper.line(across.at(x1), up.at(y1), across.at(x2), up.at(y2), **_style(number))


def _legend(chart: Plane, rows: list[str], paper: Paper, first: float) -> tuple[list[str], float]:
    """Lines by their strokes, points by their numbers, and where the legend ends."""
    drawn, y = [], first
    for number, each in enumerate(chart.lines):
        drawn.append(paper.line(paper.margin, y - 4, paper.margin + _SWATCH - 10, y - 4, **_style(number)))
        drawn.append(paper.text(each.name, paper.margin + _SWATCH, y))
        y += _ROW
    for row in rows:
        for line in wrapped(row, _SIZE, paper.right - paper.margin):
            drawn.append(paper.text(line, paper.margin, y))
            y += _LINE
    return drawn, y - 6


def _style(number: int) -> dict[str, str | float]:
    return {
        "stroke": COLOURS[number % len(COLOURS)],
        "stroke_width": 3,
        "stroke_dasharray": _DASHES[number % len(_DASHES)],
    }
