"""As many passages scored by a model as a budget of time allows; a model that fails costs nothing but a line
in the log."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite
from threading import Lock

from assistant.retrieval.reranking.pace import Pace
from assistant.retrieval.reranking.scorer import RerankerError, Scorer

MOST_PAIRS = 50
"""Passages looked at, however fast the model is [-]."""
MOST_AT_ONCE = 32
SLICE = 0.25
"""Share of the budget that one batch may take: by so much a wrong estimate can miss it [-]."""
_SAMPLE_QUESTION = "How big a power supply do I need for two graphics cards?"
_SAMPLE = " ".join(["The supply must carry what the cards and the processor draw together."] * 8)
_SAMPLES = 4
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Scores:
    """Scores of the first passages, in their order, and the time that they took [s]."""

    values: tuple[float, ...] = ()
    seconds: float = 0.0


class Reranker:
    """Scores the first passages of a search. Safe to share between threads: one scores, others wait.

    The model is loaded at the first use, which the budget does not limit. One that cannot be loaded is not
    tried again by this process.

    Args:
        name: of the model, as it is told.
        load: makes the model.
        budget_s: time that a question may take [s], waiting for others included.
        clock: time now [s].
    """

    def __init__(
        self,
        name: str,
        load: Callable[[], Scorer],
        budget_s: float,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.name = name
        self._load = load
        self._budget_s = budget_s
        self._clock = clock
        self._lock = Lock()
        self._pace = Pace()
        self._scorer: Scorer | None = None
        self._is_broken = False

    @property
    def room(self) -> int:
        """Passages that the budget allows by what was measured, at least 1; all before that."""
        if self._pace.seconds is None:
            return MOST_PAIRS
        return max(1, self._pace.pairs_in(self._budget_s, MOST_PAIRS))

    def scores(self, question: str, count: int, text: Callable[[int], str]) -> Scores:
        """Scores of the first passages: fewer than ``count`` where the budget ends before, none if it fails.

        Args:
            text: gives a passage by its number, from 0.
        """
        start = self._clock()
        if not self._lock.acquire(timeout=self._budget_s):
            return Scores(seconds=self._clock() - start)
        try:
            waited = self._clock() - start
            scorer = self._ready()
            start = self._clock()
            values = self._within(start + self._budget_s - waited, scorer, question, count, text)
        except RerankerError as fault:
            _LOG.warning("reranker %s: %s; the order of the search stands", self.name, fault)
            values = []
        finally:
            self._lock.release()
        return Scores(tuple(values), self._clock() - start)

    def _ready(self) -> Scorer | None:
        """The model, loaded and its pace measured; none if that failed before."""
        if self._scorer is None and not self._is_broken:
            self._is_broken = True
            scorer = self._load()
            scorer.scores(_SAMPLE_QUESTION, [_SAMPLE])  # also sets the libraries up
            self._timed(scorer, _SAMPLE_QUESTION, [_SAMPLE] * _SAMPLES)
            self._scorer, self._is_broken = scorer, False
        return self._scorer

    def _within(
        self, end: float, scorer: Scorer | None, question: str, count: int, text: Callable[[int], str]
    ) -> list[float]:
        values: list[float] = []
        while scorer and len(values) < count and (size := self._batch(end - self._clock())):
            numbers = range(len(values), min(count, len(values) + size))
            values += self._timed(scorer, question, [text(number) for number in numbers])
        return values

    def _batch(self, left_s: float) -> int:
        """Pairs to score next: those that fit into the time left, and not too many at once."""
        at_once = max(1, self._pace.pairs_in(SLICE * self._budget_s, MOST_AT_ONCE))
        return self._pace.pairs_in(left_s, at_once)

    def _timed(self, scorer: Scorer, question: str, passages: Sequence[str]) -> Sequence[float]:
        start = self._clock()
        values = scorer.scores(question, passages)
        self._pace.measured(len(passages), self._clock() - start)
        if len(values) != len(passages) or not all(isfinite(value) for value in values):
            raise RerankerError("the scores are not one finite number for each passage")
        return values


def open_reranker(model: str, device: str | None, budget_ms: int) -> Reranker:
    """The reranker of a cross-encoder. Loads nothing yet.

    Args:
        model: a Hugging Face id or a local folder.
        budget_ms: time that a question may take [ms].
    """

    def load() -> Scorer:
        from assistant.retrieval.reranking.cross_encoder import CrossEncoderScorer

        return CrossEncoderScorer(model, device)

    return Reranker(model, load, budget_ms / 1000)
