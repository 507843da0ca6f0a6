"""An evaluation as tables for people and as data for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from assistant.evaluation.evaluation import Evaluation

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def as_data(evaluation: Evaluation) -> dict[str, Any]:
    """JSON values: targets with what was measured, all metrics, retrieval cells, and every miss."""
    return {
        "as_of": evaluation.targets.as_of.isoformat(),
        "good": evaluation.is_good,
        "targets": [
            {
                "name": each.name,
                "meaning": each.target.meaning,
                "at_least": each.target.at_least,
                "at_most": each.target.at_most,
                "value": each.measure.value,
                "cases": each.measure.cases,
                "met": each.is_met,
            }
            for each in evaluation.verdicts
        ],
        "measures": {name: asdict(measure) for name, measure in evaluation.measures.items()},
        "retrieval": [asdict(cell) for cell in evaluation.cells],
        "abstention": [asdict(area) for area in evaluation.areas],
        "misses": [asdict(miss) for miss in evaluation.misses()],
    }


def show(evaluation: Evaluation, console: Console, *, misses: bool) -> None:
    """Print the tables; with ``misses`` also every row that failed."""
    console.print(_targets(evaluation))
    console.print(_others(evaluation))
    if evaluation.cells:
        console.print(_retrieval(evaluation))
    if evaluation.areas:
        console.print(_areas(evaluation))
    found = list(evaluation.misses())
    if misses:
        for miss in found:
            _plain(console, f"{miss.where}: {miss.question}\n    {miss.fault}")
    elif found:
        _plain(console, f"{len(found)} misses; --misses lists them.")


def _plain(console: Console, text: str) -> None:
    """Text that is neither markup nor broken into lines."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def _table(title: str, *columns: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    return table


def _targets(evaluation: Evaluation) -> Table:
    table = _table("Targets", "target", "measured", "bound", "cases", "met")
    for each in evaluation.verdicts:
        met = "yes" if each.is_met else "NO"
        table.add_row(each.name, f"{each.measure.value:.1%}", each.target.bound, str(each.measure.cases), met)
    return table


def _others(evaluation: Evaluation) -> Table:
    table = _table("Further metrics", "metric", "measured", "cases")
    for name, measure in evaluation.measures.items():
        if name not in evaluation.targets.by_name:
            table.add_row(name, f"{measure.value:.1%}", str(measure.cases))
    return table


def _retrieval(evaluation: Evaluation) -> Table:
    table = _table("Retrieval", "question → guides", "first", "top 3", "MRR", "cases")
    for cell in evaluation.cells:
        pair = f"{cell.question_language} → {cell.document_language}"
        table.add_row(pair, f"{cell.top_1:.1%}", f"{cell.top_3:.1%}", f"{cell.mrr:.3f}", str(cell.cases))
    return table


def _areas(evaluation: Evaluation) -> Table:
    table = _table("Abstention: area under the ROC curve", "language", "area", "answerable", "off topic")
    for each in evaluation.areas:
        table.add_row(each.language, f"{each.area:.3f}", str(each.answerable), str(each.off_topic))
    return table
