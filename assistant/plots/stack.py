"""A stacked bar against limits: what adds up, and what it must stay below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from assistant.plots.lettering import width_of, wrapped
from assistant.plots.scale import Scale, labelled
from assistant.plots.svg import COLOURS, Paper, element

_BAR, _ROW, _LINE = 56.0, 24.0, 17.0
_BELOW_TITLE = 24.0
_SIZE, _SMALL = 13.0, 11.0
_SWATCH = 26.0
_BESIDE = 6.0
_OUTERMOST = 1.5
"""The first label begins at its tick, the last one ends there; those beside them stand in the middle."""
_HELD = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Bar:
    """A part of the stack, or a limit: its name and size."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Stack:
    """What a stacked bar shows, worded; ``shown`` writes a value with unit, ``colon`` joins it to a name."""

    title: str
    description: str
    parts: tuple[Bar, ...]
    limits: tuple[Bar, ...]
    shown: Callable[[float], str]
    colon: str

    def label(self, bar: Bar) -> str:
        """A name with its size, number and unit in one line."""
        return f"{bar.name}{self.colon}{self.shown(bar.value).replace(' ', _HELD)}"


@dataclass(frozen=True, slots=True)
class _Mark:
    """A limit on the scale, with what is written at it: its label, or a letter explained below."""

    x: float
    text: str
    label: str


def draw(chart: Stack, paper: Paper) -> str:
    """The picture: limits above the bar, a scale under it, then each part by its number."""
    values = [sum(part.value for part in chart.parts), *(limit.value for limit in chart.limits)]
    across = labelled(values, paper.margin, paper.right, chart.shown, _SMALL, _OUTERMOST)
    marks = _marks(chart, across, paper)
    first = paper.below_title(chart.title) + _BELOW_TITLE
    top = first + _ROW * len(marks) - 4
    drawn = [*_axis(chart, across, paper, top), *_parts(chart, across, paper, top)]
    drawn += [*_limits(marks, paper, first, top), *_numbers(chart, across, paper, top)]
    legend, end = _legend(chart, marks, paper, top + _BAR + 44)
    return paper.document(chart.title, chart.description, end, [*drawn, *legend])


def _axis(chart: Stack, across: Scale, paper: Paper, top: float) -> Iterator[str]:
    for tick in across.ticks():
        x = across.at(tick)
        yield paper.line(x, top - 4, x, top + _BAR + 6)
        anchor = "start" if tick == 0 else "end" if tick == across.top else "middle"
        yield paper.text(chart.shown(tick), x, top + _BAR + 20, font_size=_SMALL, text_anchor=anchor)


def _parts(chart: Stack, across: Scale, paper: Paper, top: float) -> Iterator[str]:
    for number, (x, width) in enumerate(_extents(chart, across)):
        fill = {"fill": COLOURS[number % len(COLOURS)], "stroke": paper.ground}
        yield element("rect", x=x, y=top, width=max(width, 0.5), height=_BAR, **fill, stroke_width=1)


def _numbers(chart: Stack, across: Scale, paper: Paper, top: float) -> Iterator[str]:
    """The part's number in the bar, on a disc that reads on any colour."""
    for number, (start, width) in enumerate(_extents(chart, across)):
        x, y = start + width / 2, top + _BAR / 2
        if width > 22:
            yield element("circle", cx=x, cy=y, r=9, fill=paper.ground)
            yield paper.text(str(number + 1), x, y + 4, font_size=12, text_anchor="middle")


def _extents(chart: Stack, across: Scale) -> Iterator[tuple[float, float]]:
    """Where each part begins, and how wide it is."""
    start = 0.0
    for part in chart.parts:
        yield across.at(start), across.at(part.value) - across.at(0)
        start += part.value


def _marks(chart: Stack, across: Scale, paper: Paper) -> list[_Mark]:
    """The limits from left to right. Labels at their right cross no mark; else letters stand there."""
    limits = sorted(chart.limits, key=lambda limit: limit.value)
    marks = [_Mark(across.at(limit.value), chart.label(limit), chart.label(limit)) for limit in limits]
    if all(_has_room(mark, paper) for mark in marks) or (len(marks) == 1 and _fits_left(marks[0], paper)):
        return marks
    return [_Mark(mark.x, chr(ord("A") + number), mark.label) for number, mark in enumerate(marks)]


def _has_room(mark: _Mark, paper: Paper) -> bool:
    return mark.x + _BESIDE + width_of(mark.text, _SIZE) <= paper.right


def _fits_left(mark: _Mark, paper: Paper) -> bool:
    return mark.x - _BESIDE - width_of(mark.text, _SIZE) >= paper.margin


def _limits(marks: list[_Mark], paper: Paper, first: float, top: float) -> Iterator[str]:
    """A dashed line each, from its own row down through the bar."""
    for row, mark in enumerate(marks):
        y = first + _ROW * row
        dashes = {"stroke": paper.ink, "stroke_dasharray": "5 3"}
        yield paper.line(mark.x, y - 10, mark.x, top + _BAR + 4, **dashes, stroke_width=2)
        is_right = _has_room(mark, paper)
        x = mark.x + _BESIDE if is_right else mark.x - _BESIDE
        yield paper.haloed(mark.text, x, y, text_anchor="start" if is_right else "end")


def _legend(chart: Stack, marks: list[_Mark], paper: Paper, first: float) -> tuple[list[str], float]:
    """Every part by its number, every limit that is a letter, and where the legend ends."""
    drawn, y = [], first
    lettered = [mark for mark in marks if mark.text != mark.label]
    labels = [f"{number}  {chart.label(part)}" for number, part in enumerate(chart.parts, 1)]
    for number, label in enumerate([*labels, *(f"{mark.text}  {mark.label}" for mark in lettered)]):
        is_part = number < len(chart.parts)
        drawn.append(_swatch(number, paper, y) if is_part else _dash(paper, y))
        for line in wrapped(label, _SIZE, paper.right - paper.margin - _SWATCH):
            drawn.append(paper.text(line, paper.margin + _SWATCH, y))
            y += _LINE
        y += _ROW - _LINE
    return drawn, y


def _swatch(number: int, paper: Paper, y: float) -> str:
    fill = COLOURS[number % len(COLOURS)]
    return element("rect", x=paper.margin, y=y - 12, width=16, height=16, fill=fill)


def _dash(paper: Paper, y: float) -> str:
    x = paper.margin + 8
    return paper.line(x, y - 13, x, y + 5, stroke=paper.ink, stroke_width=2, stroke_dasharray="5 3")
