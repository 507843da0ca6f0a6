"""A reranker: as many pairs as its time allows, the rest in the order of the search, and no fault of its own
told to an asker."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.retrieval.ranking import Candidate, Group
from assistant.retrieval.reranking.ordering import as_fused, ordered
from assistant.retrieval.reranking.pace import Pace
from assistant.retrieval.reranking.reranker import MOST_PAIRS, Reranker
from assistant.retrieval.reranking.scorer import RerankerError

QUESTION = "What decides how fast a model writes?"
WAIT_S = 120.0


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class FakeScorer:
    """Takes a set time per pair; a passage is a number, which is its score."""

    def __init__(self, clock: Clock, pair_s: float) -> None:
        self.clock, self.pair_s = clock, pair_s
        self.asked: list[str] = []

    def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
        self.clock.now += self.pair_s * len(passages)
        if question != QUESTION:
            return [0.5] * len(passages)
        self.asked.extend(passages)
        return [float(passage) for passage in passages]


def reranker(pair_s: float, budget_s: float = 0.2) -> tuple[Reranker, FakeScorer]:
    clock = Clock()
    scorer = FakeScorer(clock, pair_s)
    return Reranker("fake", lambda: scorer, budget_s, clock), scorer


@pytest.mark.parametrize(
    ("pair_ms", "scored"),
    [(3.9, 50), (7.9, 25), (19, 10), (60, 3), (150, 1), (250, 0)],
    # 200 ms over the time of a pair; of one that takes longer than the whole budget none
)
def test_as_many_pairs_as_the_budget_allows(pair_ms: float, scored: int) -> None:
    ranker, scorer = reranker(pair_ms / 1000)
    found = ranker.scores(QUESTION, MOST_PAIRS, str)
    assert len(found.values) == len(scorer.asked) == scored
    assert found.values == tuple(float(number) for number in range(scored))
    assert found.seconds <= 0.2 + 1e-9


def test_before_the_first_measurement_all_are_asked_for_then_those_that_fit() -> None:
    ranker, _ = reranker(0.02)
    assert ranker.room == MOST_PAIRS
    ranker.scores(QUESTION, 1, str)
    assert ranker.room == 10


def test_passages_are_read_only_as_far_as_they_are_scored() -> None:
    ranker, _ = reranker(0.05)
    read: list[int] = []

    def text(number: int) -> str:
        read.append(number)
        return str(number)

    ranker.scores(QUESTION, 30, text)
    assert read == [0, 1, 2, 3]


def test_a_model_that_became_slow_ends_the_scoring_at_the_next_batch() -> None:
    ranker, scorer = reranker(0.01)
    ranker.scores(QUESTION, 1, str)
    scorer.pair_s, scorer.asked = 0.1, []
    found = ranker.scores(QUESTION, 20, str)
    assert 0 < len(found.values) <= 5
    scorer.asked = []
    ranker.scores(QUESTION, 20, str)
    assert 0 < len(scorer.asked) <= 4


@given(st.lists(st.tuples(st.integers(1, 32), st.floats(1e-6, 10.0)), min_size=1), st.floats(-1.0, 100.0))
def test_the_pace_never_allows_more_than_the_time(measured: list[tuple[int, float]], seconds: float) -> None:
    pace = Pace()
    for pairs, spent in measured:
        pace.measured(pairs, spent)
    allowed = pace.pairs_in(seconds, MOST_PAIRS)
    assert 0 <= allowed <= MOST_PAIRS
    assert pace.seconds is not None
    assert allowed * pace.seconds <= max(seconds, 0.0) * (1 + 1e-9)


class Broken:
    def __init__(self, answer: Callable[[int], Sequence[float]]) -> None:
        self._answer = answer

    def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
        if question != QUESTION:
            return [0.5] * len(passages)
        return self._answer(len(passages))


def _raises(_: int) -> Sequence[float]:
    raise RerankerError("scoring failed: OutOfMemoryError")


@pytest.mark.parametrize(
    "answer", [_raises, lambda count: [float("nan")] * count, lambda count: [0.5] * (count + 1), lambda _: []]
)
def test_a_model_that_cannot_score_is_logged_and_nothing_else(
    answer: Callable[[int], Sequence[float]], caplog: pytest.LogCaptureFixture
) -> None:
    ranker = Reranker("broken", lambda: Broken(answer), 10.0)
    with caplog.at_level(logging.WARNING):
        assert ranker.scores(QUESTION, 5, str).values == ()
    assert "broken" in caplog.text
    assert QUESTION not in caplog.text


def test_one_that_cannot_be_loaded_is_tried_once(caplog: pytest.LogCaptureFixture) -> None:
    tried: list[int] = []

    def load() -> FakeScorer:
        tried.append(1)
        raise RerankerError("it needs an extra")

    ranker = Reranker("away", load, 0.2)
    with caplog.at_level(logging.WARNING):
        assert [ranker.scores(QUESTION, 5, str).values for _ in range(3)] == [(), (), ()]
    assert len(tried) == len(caplog.records) == 1


def test_who_waits_longer_than_the_budget_goes_without() -> None:
    is_scoring, may_end = threading.Event(), threading.Event()

    class Slow:
        def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
            if question == QUESTION:
                is_scoring.set()
                may_end.wait(WAIT_S)
            return [0.5] * len(passages)

    ranker = Reranker("slow", Slow, 0.05)
    other = threading.Thread(target=lambda: ranker.scores(QUESTION, 2, str))
    other.start()
    try:
        assert is_scoring.wait(WAIT_S), "the other never began to score"
        assert ranker.scores("another question", 2, str).values == ()
    finally:
        may_end.set()
        other.join(WAIT_S)
    assert len(ranker.scores("another question", 2, str).values) == 2


def group(number: int) -> Group:
    candidate = Candidate(0, number, number, "en", 1.0 - number / 100, 0.0)
    return Group("work", str(number), candidate.score, candidate, candidate, same_language=True)


def by(values: Sequence[float], pair_s: float = 0.001) -> Reranker:
    """A reranker that gives the numbered passages these scores."""
    clock = Clock()

    class Given:
        def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
            clock.now += pair_s * len(passages)
            return [values[int(text)] if text.isdecimal() else 0.5 for text in passages]

    return Reranker("given", Given, 0.2, clock)


def names(groups: Sequence[Group]) -> list[int]:
    return [int(each.section_id) for each in groups]


@given(st.lists(st.floats(0.0, 1.0), max_size=12), st.integers(1, 12), st.floats(0.001, 0.2))
def test_the_scored_come_first_by_score_and_the_rest_keep_their_order(
    values: list[float], limit: int, pair_s: float
) -> None:
    groups = [group(number) for number in range(len(values))]
    order = ordered(groups, by(values, pair_s), QUESTION, lambda each: each.section_id)
    scored = order.reranked.pairs if order.reranked else 0
    found = names([each.group for each in order.ranked])
    assert found[:scored] == sorted(range(scored), key=lambda number: -values[number])
    assert found[scored:] == list(range(scored, len(values)))
    assert [each.relevance for each in order.ranked[scored:]] == [None] * (len(values) - scored)
    kept = names([each.group for each in order.first(limit)])
    assert len(kept) == min(limit, len(values))
    assert kept[:-1] == found[: len(kept)][:-1]
    assert limit == 1 or not kept or 0 in kept


def test_the_first_of_fusion_keeps_the_last_place_and_both_are_judged() -> None:
    groups = [group(number) for number in range(4)]
    order = ordered(groups, by([0.1, 0.2, 0.9, 0.8]), QUESTION, lambda each: each.section_id)
    assert names([each.group for each in order.first(4)]) == [2, 3, 1, 0]
    assert names([each.group for each in order.first(2)]) == [2, 0]
    assert names([each.group for each in order.first(1)]) == [2]
    assert names(order.judged) == [2, 0]
    assert order.reranked is not None
    assert (order.reranked.model, order.reranked.pairs) == ("given", 4)


def test_without_a_choice_nothing_is_scored() -> None:
    assert as_fused([]).judged == ()
    for groups in ([], [group(0)]):
        assert ordered(groups, by([]), QUESTION, lambda each: each.section_id) == as_fused(groups)
