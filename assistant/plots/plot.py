"""A chart: its picture, and the same numbers as a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlotTable:
    """The data of a chart, worded in its language; the first column names the row."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """An SVG document, the title and description in it, and its data."""

    svg: str
    table: PlotTable
    title: str
    description: str
