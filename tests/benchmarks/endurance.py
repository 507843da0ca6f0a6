"""Memory of the server over very many questions, no two alike, so that whatever is kept of each shows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from string import ascii_lowercase

from tests.benchmarks.load import scenario
from tests.benchmarks.measurement import Measurement
from tests.benchmarks.processes import THREADS, resident_mb
from tests.server import running_server

STEPS = 10
ASKERS = 4
GROWN_MB = 30.0


def endurance(home: Path, guides: list[str], rules: list[str], count: int) -> Iterator[Measurement]:
    """Resident memory after each tenth of ``count`` questions, and how much it grew from the second on.

    The first tenth fills what is kept on purpose: templates, glossaries, texts written lately.
    """
    each = count // STEPS
    sizes: list[float] = []
    with running_server(home, **THREADS) as server:
        for step in range(1, STEPS + 1):
            questions = _unlike(rules, step), _unlike(guides, step)
            asyncio.run(scenario(server, questions, ASKERS, float("inf"), each))
            sizes.append(resident_mb(server.process.pid)[0])
            yield Measurement(f"endurance: memory after {step * each} questions", sizes[-1], "MB")
    how = f"from {each} to {count} questions"
    yield Measurement("endurance: memory grown", sizes[-1] - sizes[0], "MB", GROWN_MB, how=how)


def _unlike(questions: list[str], step: int) -> list[str]:
    """The questions many times over, each with a word beside it that no other has."""
    words = ("".join(letters) for letters in product(ascii_lowercase, repeat=4))
    mark = ascii_lowercase[step % 26]
    return [f"{question} ({mark}{word})" for word, question in zip(words, questions * 40, strict=False)]
