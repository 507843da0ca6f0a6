"""A stacked bar against limits: what adds up, and what it must stay below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from assistant.plots.scale import Scale, scale
from assistant.plots.svg import COLOURS, INK, PAPER, document, element, line, text

_LEFT, _RIGHT = 24.0, 736.0
_BAR, _ROW = 56.0, 24.0
_TOP = 56.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A part of the stack, or a limit: its name and size."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Stack:
    """What a stacked bar shows, worded; ``shown`` writes a value with its unit."""

    title: str
    description: str
    parts: tuple[Bar, ...]
    limits: tuple[Bar, ...]
    shown: Callable[[float], str]


def draw(chart: Stack) -> str:
    """The picture: limits above the bar, a scale under it, then one line per part."""
    total = sum(part.value for part in chart.parts)
    across = scale([total, *(limit.value for limit in chart.limits)], _LEFT, _RIGHT)
    top = _TOP + _ROW * len(chart.limits) + 8
    legend = top + _BAR + 44
    drawn = [*_axis(chart, across, top), *_parts(chart, across, top), *_limits(chart, across, top)]
    drawn += _legend(chart, legend)
    return document(chart.title, chart.description, legend + _ROW * len(chart.parts), drawn)


def _axis(chart: Stack, across: Scale, top: float) -> Iterator[str]:
    for tick in across.ticks():
        x = across.at(tick)
        yield line(x, top - 4, x, top + _BAR + 6)
        anchor = "start" if tick == 0 else "end" if tick == across.top else "middle"
        yield text(chart.shown(tick), x, top + _BAR + 20, font_size=11, text_anchor=anchor)


def _parts(chart: Stack, across: Scale, top: float) -> Iterator[str]:
    start = 0.0
    for number, part in enumerate(chart.parts):
        x, width = across.at(start), across.at(part.value) - across.at(0)
        colour = COLOURS[number % len(COLOURS)]
        yield element(
            "rect", x=x, y=top, width=max(width, 0.5), height=_BAR, fill=colour, stroke=PAPER, stroke_width=1
        )
        if width > 22:
            yield _number(number, x + width / 2, top + _BAR / 2)
        start += part.value


def _number(number: int, x: float, y: float) -> str:
    """The part's number in the bar, on a white disc that reads on any colour."""
    disc = element("circle", cx=x, cy=y, r=9, fill=PAPER)
    return disc + text(str(number + 1), x, y + 4, font_size=12, text_anchor="middle")


def _limits(chart: Stack, across: Scale, top: float) -> Iterator[str]:
    for number, limit in enumerate(chart.limits):
        x, y = across.at(limit.value), _TOP + _ROW * number + 12
        yield line(x, y - 8, x, top + _BAR + 4, stroke=INK, stroke_width=2, stroke_dasharray="5 3")
        is_right = x > (_LEFT + _RIGHT) / 2
        label = f"{limit.name}: {chart.shown(limit.value)}"
        yield text(label, x - 6 if is_right else x + 6, y, text_anchor="end" if is_right else "start")


def _legend(chart: Stack, top: float) -> Iterator[str]:
    for number, part in enumerate(chart.parts):
        y = top + _ROW * number
        yield element("rect", x=_LEFT, y=y - 12, width=16, height=16, fill=COLOURS[number % len(COLOURS)])
        yield text(f"{number + 1}  {part.name}: {chart.shown(part.value)}", _LEFT + 26, y)
