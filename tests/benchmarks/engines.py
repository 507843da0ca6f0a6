"""The engines of the shipped weights beside each other: one question at a time, and passages in a batch.

Times are those on a processor, so that other work of the machine does not count.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from corpus.guides import load_guides
from tests.benchmarks.measurement import Measurement, percentile

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder

PASSAGES = 48


def engines(home: Path, questions: list[str]) -> Iterator[Measurement | str]:
    """What comes with Rigwise, and what ``rigwise embedder build onnx`` makes, if its extra is installed."""
    yield from _measured("shipped", ShippedEmbedder(), questions)
    if find_spec("onnx") is None or find_spec("onnxruntime") is None:
        yield "engine onnx: the extra is not installed, not measured"
        return
    from assistant.retrieval.embedders.onnx_build import build
    from assistant.retrieval.embedders.onnx_engine import OnnxEmbedder

    start = time.perf_counter()
    build(home / "onnx")
    yield Measurement("engine onnx: built", time.perf_counter() - start, "s")
    yield from _measured("onnx", OnnxEmbedder(home / "onnx"), questions)


def _measured(name: str, embedder: Embedder, questions: list[str]) -> Iterator[Measurement]:
    embedder.query(["?"])
    times = []
    for question in questions:
        start = time.process_time()
        embedder.query([question])
        times.append((time.process_time() - start) * 1000)
    how = f"{len(questions)} golden questions, processor time"
    yield Measurement(f"engine {name}: a question, p50", percentile(times, 0.5), "ms", how=how)
    texts = [passage.search_text for guide in load_guides() for passage in guide.passages()][:PASSAGES]
    start = time.process_time()
    embedder.passage(texts)
    rate = len(texts) / (time.process_time() - start)
    how = f"{len(texts)} sections and paragraphs of the guides, on one processor"
    yield Measurement(f"engine {name}: passages per second", rate, "1/s", more_is_better=True, how=how)
