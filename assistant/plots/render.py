"""Charts by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from assistant.answering.wording import Wording, wording
from assistant.plots import plane, stack
from assistant.plots.break_even import break_even_plane
from assistant.plots.memory import memory_stack
from assistant.plots.plane import Plane
from assistant.plots.plot import Plot, PlotTable
from assistant.plots.power import power_stack
from assistant.plots.speed_price import speed_price_plane
from assistant.plots.stack import Stack
from assistant.plots.svg import Paper
from rules.computation import Computation
from rules.errors import RuleInputError, closest

RULES: Mapping[str, tuple[str, ...]] = {
    "speed-price": ("gpu_budget", "gpu_compare"),
    "memory": ("llm_memory", "train_memory"),
    "power": ("psu", "circuit", "build"),
    "break-even": ("cloud_or_buy",),
}
"""Names of the charts, and the rules whose computations each can show, the usual one first."""

_MAKERS: Mapping[str, Callable[[Computation, Wording], Stack | Plane | None]] = {
    "speed-price": speed_price_plane,
    "memory": memory_stack,
    "power": power_stack,
    "break-even": break_even_plane,
}
_LINE_ROWS = 5
USUAL = Paper()
"""Broad, on a light ground."""


class PlotError(RuleInputError):
    """A chart that does not exist, or that this computation has nothing for."""


def render(name: str, computation: Computation, language: str, paper: Paper = USUAL) -> Plot:
    """A chart of a computation, worded in a language.

    Args:
        name: one of :data:`RULES`.
        computation: of one of the rules named there.
        language: tag of a language with a locale.
        paper: width and theme of the picture.

    Raises:
        PlotError: no such chart, another rule's computation, or a computation without these figures.
    """
    if name not in RULES:
        near = closest(name, list(RULES))
        raise PlotError(
            "name", "plot-unknown", options=(near,) if near else (), name=name[:80], known=tuple(RULES)
        )
    if computation.rule not in RULES[name]:
        raise PlotError("rule", "plot-other-rule", rule=computation.rule, known=RULES[name])
    words = wording(language)
    chart = _MAKERS[name](computation, words)
    if chart is None:
        raise PlotError("rule", "plot-nothing-to-show")
    if isinstance(chart, Stack):
        svg, table = stack.draw(chart, paper), _stack_table(chart, words)
    else:
        svg, table = plane.draw(chart, paper), _plane_table(chart, words)
    return Plot(svg, table, chart.title, chart.description)


def _stack_table(chart: Stack, words: Wording) -> PlotTable:
    total = sum(part.value for part in chart.parts)
    rows = [(part.name, chart.shown(part.value)) for part in chart.parts]
    rows.append((words("plot-total"), chart.shown(total)))
    rows += [(limit.name, chart.shown(limit.value)) for limit in chart.limits]
    return PlotTable((words("column-name"), words("plot-value")), tuple(rows))


def _plane_table(chart: Plane, words: Wording) -> PlotTable:
    if not chart.lines:
        columns = (words("column-name"), chart.across.label, chart.up.label)
        rows = tuple((p.name, chart.across.shown(p.x), chart.up.shown(p.y)) for p in chart.points)
        return PlotTable(columns, rows)
    end = chart.lines[0].end[0]
    places = [end * number / (_LINE_ROWS - 1) for number in range(_LINE_ROWS)]
    heads = (chart.across.label, *(each.name for each in chart.lines))
    return PlotTable(heads, tuple(_costs(chart, x) for x in places))


def _costs(chart: Plane, x: float) -> tuple[str, ...]:
    heights = (a[1] + (b[1] - a[1]) * x / b[0] for a, b in ((each.start, each.end) for each in chart.lines))
    return (chart.across.shown(x), *(chart.up.shown(height) for height in heights))
