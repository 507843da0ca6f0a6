"""Charts of computations: accessible SVG, each with its data as a table; needs no browser."""

from assistant.plots.plot import Plot, PlotTable
from assistant.plots.render import RULES, USUAL, PlotError, render
from assistant.plots.svg import LEAST_WIDTH, MOST_WIDTH, WIDTH, Paper, Theme

__all__ = [
    "LEAST_WIDTH",
    "MOST_WIDTH",
    "RULES",
    "USUAL",
    "WIDTH",
    "Paper",
    "Plot",
    "PlotError",
    "PlotTable",
    "Theme",
    "render",
]
