"""Memory that an ingest into a folder takes for each paragraph, and how long one more document takes.

Ingests of different sizes run in processes of their own; what the largest had at its peak more than the
smallest, divided by the paragraphs between them, is what a paragraph costs. Mapped pages of files are counted
too. Texts are encoded by an embedder that takes no time and no memory worth telling.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import click
import numpy as np

from assistant.retrieval.embedders.shipped import RECORD
from assistant.retrieval.index.ingest import Ingestor
from tests.benchmarks.measurement import Measurement

SHARE = 4
"""The large ingest has so many times the paragraphs of the small one."""
PER_SECTION = 4
PER_DOCUMENT = 200
SENTENCES = 8
_PARTS = (
    "card",
    "fan",
    "board",
    "supply",
    "cable",
    "case",
    "switch",
    "drive",
    "riser",
    "rail",
    "lamp",
    "pump",
)
_TARGET_KB = 3.0
_OWN = np.float32(0.7)
"""Length of what a text has for itself, beside what its document has."""
_NUMBER = re.compile(r"\d+")


class Quick:
    """An embedder whose vectors depend on nothing but the text; those of one document are near each other."""

    record = RECORD

    def passage(self, texts: Sequence[str]) -> np.ndarray:
        """See :class:`~assistant.retrieval.embedders.base.Embedder`."""
        topics = [f"topic {int(_NUMBER.findall(text)[0]) // PER_DOCUMENT}" for text in texts]
        vectors = _hashed(topics) + _OWN * _hashed(texts)
        return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)

    query = passage

    def count_tokens(self, text: str) -> int:
        """About as many as there are words."""
        return 2 * len(text.split())

    def release(self) -> None:
        """Nothing is held."""


def _hashed(texts: Sequence[str]) -> np.ndarray:
    """Vectors of length 1 in any direction."""
    digests = [blake2b(text.encode(), digest_size=48).digest() * 8 for text in texts]
    table = np.frombuffer(b"".join(digests), np.uint8).reshape(len(texts), RECORD.dimension)
    vectors = table.astype(np.float32) - 127.5
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def memory(home: Path, paragraphs: int) -> Iterator[Measurement]:
    """An ingest of ``paragraphs`` and one of a fourth of them, then one document more into the larger."""
    few, many = (_run("ingest", home / str(count), count) for count in (paragraphs // SHARE, paragraphs))
    how = f"peak of {paragraphs} paragraphs of {SENTENCES} sentences less that of {paragraphs // SHARE}"
    each = (many["peak_kb"] - few["peak_kb"]) / (paragraphs - paragraphs // SHARE)
    yield Measurement("index: memory per paragraph of an ingest", each, "kB", _TARGET_KB, how=how)
    yield Measurement(
        "index: peak memory of an ingest", many["peak_kb"] / 1000, "MB", how=f"{paragraphs} paragraphs"
    )
    yield Measurement("index: ingest, processor time", many["processor_s"], "s", how="nothing of it encodes")
    more = _run("add", home / str(paragraphs), paragraphs)
    how = f"of {PER_DOCUMENT} paragraphs, to {paragraphs}"
    yield Measurement("index: one more document, processor time", more["processor_s"], "s", how=how)
    yield Measurement("index: one more document, peak memory", more["peak_kb"] / 1000, "MB", how=how)


def _run(step: str, home: Path, paragraphs: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.benchmarks.memory", step, str(home), str(paragraphs)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def write_document(folder: Path, first: int, paragraphs: int) -> None:
    """One document of paragraphs, no two sentences of them alike."""
    sections = []
    for start in range(first, first + paragraphs, PER_SECTION):
        numbers = range(start, min(start + PER_SECTION, first + paragraphs))
        sections.append(f"## Rack {start}\n\n" + "\n\n".join(_paragraph(number) for number in numbers))
    folder.mkdir(parents=True, exist_ok=True)
    text = f"# Hall {first}\n\n" + "\n\n".join(sections)
    (folder / f"{first:08}.md").write_text(text + "\n", encoding="utf-8")


def _paragraph(number: int) -> str:
    """Eight sentences of six words."""
    parts = (_PARTS[(number // 12**place + place) % 12] for place in range(SENTENCES))
    return " ".join(f"Machine {number} has {part} {place} running." for place, part in enumerate(parts))


@click.group()
def main() -> None:
    """One step in this process; prints what it took as JSON."""


@main.command()
@click.argument("home", type=click.Path(path_type=Path))
@click.argument("paragraphs", type=int)
def ingest(home: Path, paragraphs: int) -> None:
    """Write documents and take them all in."""
    for first in range(0, paragraphs, PER_DOCUMENT):
        write_document(home / "documents", first, min(PER_DOCUMENT, paragraphs - first))
    _ingest(home, home / "documents")


@main.command()
@click.argument("home", type=click.Path(path_type=Path))
@click.argument("paragraphs", type=int)
def add(home: Path, paragraphs: int) -> None:
    """Take one more document in."""
    write_document(home / "more", paragraphs, PER_DOCUMENT)
    _ingest(home, home / "more")


def _ingest(home: Path, folder: Path) -> None:
    start = time.process_time()
    report = Ingestor(home / "home", Quick()).ingest([folder], language="en")
    if report.failed:
        raise RuntimeError(str(report.failed[0]))
    processor_s = time.process_time() - start
    click.echo(json.dumps({"processor_s": processor_s, "peak_kb": _peak_kb()}))


def _peak_kb() -> float:
    """The most memory that this program had; ``ru_maxrss`` would count what its parent had, too."""
    text = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in text.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024 / 1000


if __name__ == "__main__":
    main()
