"""What was measured of a language model, as tables for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from assistant.evaluation.language_model import Score
from assistant.writer.errors import CAUSES
from assistant.writer.faults import REASONS

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_COLUMNS = ("language", "answers", "sentences", "kept", "median", "95 %", "without")


def show(found: list[Score], console: Console) -> None:
    """Print figures by language, then why sentences were dropped and why answers came without them."""
    table = _table("A language model's words", *_COLUMNS)
    for score in found:
        table.add_row(*_cells(score))
    console.print(table)
    total = found[-1]
    data = total.as_data()
    tokens = f"Tokens: {data['prompt_tokens']} read, {data['completion_tokens']} written."
    console.print(tokens, f"Cost: {data['cost']:.4f}.", highlight=False)
    for title, counts in (("Sentences dropped", total.dropped), ("Answers without", total.fallbacks)):
        if counts:
            console.print(_counts(title, counts))


def _cells(score: Score) -> list[str]:
    return [
        score.language,
        str(len(score.heard)),
        str(score.said),
        "–" if score.share is None else f"{score.share:.1%}",
        _seconds(score.percentile_ms(50)),
        _seconds(score.percentile_ms(95)),
        str(sum(score.fallbacks.values())),
    ]


def _seconds(spent_ms: float | None) -> str:
    return "–" if spent_ms is None else f"{spent_ms / 1000:.2f} s"


def _counts(title: str, counts: Counter[str]) -> Table:
    table = _table(title, "reason", "times", "meaning")
    meanings: Mapping[str, str] = {**REASONS, **CAUSES}
    for reason, times in counts.most_common():
        table.add_row(reason, str(times), meanings[reason])
    return table


def _table(title: str, *columns: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, justify="left" if column in ("language", "reason", "meaning") else "right")
    return table
