"""A run over parallel texts as tables for people and as data for programs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from assistant.evaluation.parallel.evaluation import ParallelEvaluation
from assistant.evaluation.parallel.scoring import NAMES, Interval, Row

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def as_data(evaluation: ParallelEvaluation) -> dict[str, Any]:
    """JSON values: targets with what was measured, means, cells and language bias."""
    return {
        "good": evaluation.is_good,
        "targets": [asdict(each) | {"met": each.is_met} for each in evaluation.verdicts],
        "means": [asdict(row) for row in evaluation.rows],
        "cells": [asdict(row) for row in evaluation.cells],
        "bias": [asdict(each) for each in evaluation.bias],
    }


def show(evaluation: ParallelEvaluation, console: Console) -> None:
    """Print the tables."""
    console.print(_targets(evaluation))
    console.print(_rows("Means, with intervals of 95%", evaluation.rows))
    console.print(_rows("Cells: question → passages", evaluation.cells))
    console.print(_bias(evaluation))


def _table(title: str, *columns: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=number > 0)
    return table


def _targets(evaluation: ParallelEvaluation) -> Table:
    table = _table("Targets", "target", "measured", "bound", "met")
    for each in evaluation.verdicts:
        sign = "≤" if each.is_upper else "≥"
        name = f"{each.name}: {each.meaning}"
        table.add_row(name, f"{each.value:.3f}", f"{sign} {each.bound:.2f}", "yes" if each.is_met else "NO")
    return table


def _rows(title: str, rows: Iterable[Row]) -> Table:
    table = _table(title, "setting", "method", *NAMES, "cases")
    for row in rows:
        name = row.setting if row.passages == "all" else f"{row.setting}: {row.question} → {row.passages}"
        measured = (_interval(row.measures[measure]) for measure in NAMES)
        table.add_row(name, row.method, *measured, str(row.cases))
    return table


def _interval(interval: Interval) -> str:
    return f"{interval.value:.3f} ({interval.low:.3f}–{interval.high:.3f})"


def _bias(evaluation: ParallelEvaluation) -> Table:
    columns = ("first in own language", "own in first ten", "fair", "versions in first ten")
    table = _table("Language bias, all versions together", "method", *columns)
    for each in evaluation.bias:
        shares = (each.own_first, each.own_in_top, each.fair, each.versions)
        table.add_row(each.method, *(f"{share:.1%}" for share in shares))
    return table
