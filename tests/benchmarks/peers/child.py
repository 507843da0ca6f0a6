"""One step of one system in a process of its own: ``python -m tests.benchmarks.peers.child --help``.

``index`` prints how long it took. ``ask`` prints a line as soon as it has answered the first question, which
is what a cold start waits for, and then the figures. Standard library only, beside the system itself.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.benchmarks.peers.corpus import Asked, Corpus
from tests.benchmarks.peers.systems.system import Search, system

THREADS = 2
"""Who ask at once when questions per second are counted."""


def main() -> None:
    """Read the step from the command line, carry it out, print JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("index", "ask"))
    parser.add_argument("system")
    parser.add_argument("model", help="folder of the model")
    parser.add_argument("corpus", type=Path)
    parser.add_argument("folder", type=Path, help="where the index is")
    parser.add_argument("--first", type=int, default=0, help="number of the first question")
    parser.add_argument("--most", type=int, help="only so many questions")
    parser.add_argument("--timed", type=int, default=100, help="questions that are timed one by one")
    given = parser.parse_args()
    corpus = Corpus.load(given.corpus)
    chosen = system(given.system)
    if given.step == "index":
        start = time.perf_counter()
        chosen.index(given.model, corpus, given.folder)
        spent = time.perf_counter() - start
        figures: dict[str, Any] = {"seconds": spent, "busy_s": time.process_time()}
    else:
        questions = [*corpus.questions[given.first :], *corpus.questions[: given.first]][: given.most]
        figures = _asked(chosen.opened(given.model, corpus, given.folder), questions, given.timed)
    _print({**figures, "peak_mb": _peak_mb()})


def _asked(search: Search, questions: list[Asked], timed: int) -> dict[str, Any]:
    """Each question once: the first, some one by one, the rest by several at once."""
    found = [search(questions[0].text)]
    _print({"first": True})
    times: list[float] = []
    busy = time.process_time()
    for question in questions[1 : 1 + timed]:
        start = time.perf_counter()
        found.append(search(question.text))
        times.append((time.perf_counter() - start) * 1000)
    busy = (time.process_time() - busy) * 1000
    rest = [question.text for question in questions[1 + timed :]]
    start = time.perf_counter()
    with ThreadPoolExecutor(THREADS) as pool:
        found += pool.map(search, rest)
    seconds = time.perf_counter() - start
    right = [bool(names) and names[0] in each.right for names, each in zip(found, questions, strict=True)]
    return {
        "times_ms": times,
        "busy_ms": busy / max(1, len(times)),
        "per_second": len(rest) / seconds if rest else 0.0,
        "right": sum(right),
        "asked": len(right),
    }


def _print(values: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(values) + "\n")
    sys.stdout.flush()


def _peak_mb() -> float:
    """Peak of the resident memory of this process [MB], from ``/proc`` (Linux)."""
    text = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in text.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main()
