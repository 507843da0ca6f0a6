"""Bars on standard error while documents are read and encoded; nothing where that is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bars
    from rich.progress import TaskID

    from assistant.answering.wording import Wording
    from assistant.retrieval.encode import Progress


class Showing:
    """Two bars, one after the other: files that are read, texts that are encoded."""

    def __init__(self, words: Wording, bars: Bars | None) -> None:
        self._words = words
        self._bars = bars

    @property
    def reading(self) -> Progress:
        """For the files that were read."""
        return self._bar("ingest-reading")

    @property
    def encoding(self) -> Progress:
        """For the texts that were encoded."""
        return self._bar("ingest-progress")

    def _bar(self, message_id: str) -> Progress:
        tasks: list[TaskID] = []

        def show(done: int, total: int) -> None:
            if self._bars is None:
                return
            text = self._words(message_id, done=done, total=total)
            if not tasks:
                tasks.append(self._bars.add_task(text))
            self._bars.update(tasks[0], description=text, completed=done, total=total)

        return show


@contextmanager
def showing(words: Wording) -> Iterator[Showing]:
    """Bars that stand until the work is done."""
    if not sys.stderr.isatty():
        yield Showing(words, None)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        yield Showing(words, bars)
