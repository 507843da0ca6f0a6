"""A compressed index, and questions to it."""

from __future__ import annotations

import numpy as np
import pytest

from assistant.retrieval.approximate.building import build_index
from assistant.retrieval.approximate.searching import ApproximateIndex
from assistant.retrieval.centred_rows import CentredRows
from assistant.retrieval.centring import CentreSet
from assistant.retrieval.segment import Level
from tests.assistant.retrieval.approximate.examples import COUNT, DIMENSION, LANGUAGES, unit


@pytest.fixture(scope="module")
def rows() -> CentredRows:
    """Vectors around 60 topics, in two languages with centres of their own."""
    random = np.random.default_rng(3)
    near = unit(random, 60, DIMENSION)[random.integers(60, size=COUNT)] + 0.7 * unit(random, COUNT, DIMENSION)
    languages = np.asarray(LANGUAGES)[random.integers(2, size=COUNT)]
    centres = CentreSet(LANGUAGES, unit(random, 2, DIMENSION), unit(random, 2, DIMENSION))
    moved = near + np.stack([centres.passage(name) for name in languages.tolist()])
    vectors = (moved / np.linalg.norm(moved, axis=1, keepdims=True)).astype(np.float16)
    return CentredRows(Level(vectors, np.arange(COUNT, dtype=np.uint64)), languages, centres)


@pytest.fixture(scope="module")
def asked(rows: CentredRows) -> np.ndarray:
    random = np.random.default_rng(4)
    some = rows.read(random.choice(COUNT, 80, replace=False)) + 0.6 * unit(random, 80, DIMENSION)
    return some / np.linalg.norm(some, axis=1, keepdims=True)


@pytest.fixture(scope="module")
def index(rows: CentredRows, asked: np.ndarray) -> ApproximateIndex:
    found, _ = build_index(rows, asked[:40])
    return ApproximateIndex(found, rows, found.nprobe)
