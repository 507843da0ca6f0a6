"""What the compressed index of many passages finds.

How well it does with a million vectors is measured by ``python -m tests.benchmarks --only scale``.
"""

from __future__ import annotations

import numpy as np
import pytest

from assistant.retrieval.approximate import measuring, searching
from assistant.retrieval.approximate.building import build_index, groups_for
from assistant.retrieval.approximate.measuring import RECALL, TOP
from assistant.retrieval.approximate.searching import ApproximateIndex
from assistant.retrieval.centred_rows import CentredRows
from assistant.retrieval.centring import CentreSet, centre
from assistant.retrieval.segment import Level
from assistant.retrieval.vector_index import CANDIDATES, FaissIndex
from tests.assistant.retrieval.approximate.examples import COUNT, DIMENSION, unit


def best(scores: np.ndarray) -> set[int]:
    return set(np.argsort(-scores)[:TOP].tolist())


def test_rows_are_seen_from_the_centre_of_their_language(rows: CentredRows) -> None:
    whole = rows.whole()
    assert whole.shape == (len(rows), rows.dimension) == (COUNT, DIMENSION)
    np.testing.assert_allclose(np.linalg.norm(whole, axis=1), 1.0, rtol=1e-4)
    np.testing.assert_array_equal(np.concatenate(list(rows.batches())), whole)
    np.testing.assert_array_equal(rows.read(np.asarray([5, 3])), whole[[5, 3]])


def test_headings_are_seen_from_the_centre_of_questions() -> None:
    random = np.random.default_rng(5)
    vectors, centres = unit(random, 2, 8), CentreSet(("en", "tr"), unit(random, 2, 8), unit(random, 2, 8))
    level, languages = Level(vectors.astype(np.float16), np.zeros(2, np.uint64)), np.asarray(["tr", "en"])
    seen = CentredRows(level, languages, centres, as_query=True).whole()
    expected = [
        centre(vectors[0], centres.question("tr")),
        centre(vectors[1], centres.question("en")),
    ]
    np.testing.assert_allclose(seen, expected, atol=2e-3)


def test_the_nearest_are_among_the_candidates(
    rows: CentredRows, index: ApproximateIndex, asked: np.ndarray
) -> None:
    exact = rows.whole() @ asked[40:].T
    found = [index.candidates(query) for query in asked[40:]]
    assert max(len(each) for each in found) <= CANDIDATES
    shares = [len(best(exact[:, n]) & set(each.tolist())) / TOP for n, each in enumerate(found)]
    assert np.mean(shares) >= 0.95


def test_scores_are_those_of_the_vectors_not_of_the_codes(
    rows: CentredRows, index: ApproximateIndex, asked: np.ndarray
) -> None:
    found = index.candidates(asked[0])
    np.testing.assert_allclose(index.scores(asked[0], found), rows.whole()[found] @ asked[0], atol=1e-5)


@pytest.mark.parametrize("few", [0, COUNT], ids=["many are searched", "few are all compared"])
@pytest.mark.parametrize("share", [0.02, 0.1, 0.5])
def test_a_part_of_the_rows_loses_nothing(
    rows: CentredRows,
    index: ApproximateIndex,
    asked: np.ndarray,
    share: float,
    few: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searching, "FEW", few)
    allowed = np.random.default_rng(6).random(COUNT) < share
    exact = np.where(allowed[:, None], rows.whole() @ asked[40:].T, -2.0)
    found = [index.among(query, allowed) for query in asked[40:]]
    assert all(allowed[each].all() for each in found)
    assert {len(each) for each in found} == {min(CANDIDATES, int(allowed.sum()))} or not few
    shares = [len(best(exact[:, n]) & set(each.tolist())) / TOP for n, each in enumerate(found)]
    assert np.mean(shares) >= (1.0 if few else 0.95)


def test_of_all_rows_in_float16_a_part_is_found_exactly(rows: CentredRows, asked: np.ndarray) -> None:
    allowed = np.arange(COUNT) % 9 == 2
    flat = FaissIndex(rows)
    exact = np.where(allowed[:, None], rows.whole() @ asked.T, -2.0)
    for number, query in enumerate(asked):
        found = flat.among(query, allowed)
        assert len(found) == CANDIDATES
        assert allowed[found].all()
        assert best(exact[:, number]) <= set(found.tolist())


@pytest.mark.parametrize(("count", "groups"), [(0, 1), (39, 1), (100, 2), (100_000, 512), (10**7, 8_192)])
def test_groups_grow_with_the_root_of_the_vectors(count: int, groups: int) -> None:
    assert groups_for(count) == groups


def test_as_few_groups_are_looked_at_as_give_the_wanted_recall(
    rows: CentredRows, asked: np.ndarray, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, recall = build_index(rows, asked)
    assert found.nprobe < found.nlist
    assert recall >= RECALL
    monkeypatch.setattr(measuring, "RECALL", 1.01)
    monkeypatch.setattr(measuring, "MOST_PROBES", 16)
    most, _ = build_index(rows, asked)
    assert most.nprobe == 16


@pytest.mark.parametrize("dimension", [9, 10, 13])
def test_vectors_of_any_dimension_are_coded(dimension: int) -> None:
    vectors = unit(np.random.default_rng(7), 400, dimension)
    middle = np.zeros((1, dimension), np.float32)
    level, centres = Level(vectors, np.zeros(400, np.uint64)), CentreSet(("en",), middle, middle)
    found, _ = build_index(CentredRows(level, np.full(400, "en"), centres), vectors[:5])
    _, rows = found.search(vectors[:5], 50)
    assert all(number in each for number, each in enumerate(rows))
