"""Charts of computations: accessible SVG, each with its data as a table; needs no browser."""

from assistant.plots.plot import Plot, PlotTable
from assistant.plots.render import RULES, PlotError, render

__all__ = ["RULES", "Plot", "PlotError", "PlotTable", "render"]
