"""Whether the best passage answers the question: a small logistic model with fixed weights.

There are two models, one for a passage in the asker's language and one for a passage in another, because
cosines across languages are lower and word matches rarer. Weights and thresholds lie in
``data/abstention.json`` and are fitted by ``tools/fit_abstention.py`` on ``tools/calibration``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from math import exp
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.centring import CentreSet, centre
from assistant.retrieval.coverage import Coverage
from assistant.retrieval.ranking import Candidate

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

WEIGHTS_FILE = Path(__file__).with_name("data") / "abstention.json"


@dataclass(frozen=True, slots=True)
class Features:
    """What the model sees of a passage.

    Args:
        dense: cosine of question and paragraph, seen from the centres for judging, in [-1, 1].
        lexical: BM25 of the paragraph, in [0, 1].
        section_dense: cosine of question and section, likewise.
        heading: cosine of question and section heading, likewise.
        unheld: share of the question's deciding words that no text in its language holds, in [0, 1].
        elsewhere: share of those that no text holds, or few do and not this section, in [0, 1].
    """

    dense: float
    lexical: float
    section_dense: float
    heading: float
    unheld: float
    elsewhere: float


def features_of(candidates: Sequence[Candidate], coverage: Coverage, centres: CentreSet) -> list[Features]:
    """The features of passages for the question whose words ``coverage`` looks up; all vectors at once."""
    vectors: list[NDArray[np.float16]] = []
    middles: list[FloatArray] = []
    for candidate in candidates:
        segment = coverage.collections[candidate.collection].segment
        passages, questions = centres.passage(candidate.language), centres.question(candidate.language)
        vectors += (
            segment.paragraphs.vectors[candidate.paragraph],
            segment.sections.vectors[candidate.section],
            segment.headings.vectors[candidate.section],
        )
        middles += (passages, passages, questions)
    seen = centre(np.array(vectors, dtype=np.float32), np.array(middles)) @ coverage.question.judging
    return [
        Features(
            dense,
            candidate.lexical,
            section_dense,
            heading,
            coverage.unheld(candidate),
            coverage.elsewhere(candidate),
        )
        for candidate, (dense, section_dense, heading) in zip(
            candidates, seen.reshape(-1, 3).tolist(), strict=True
        )
    ]


_values_of = attrgetter(*(each.name for each in fields(Features)))


@dataclass(frozen=True, slots=True)
class Judge:
    """One logistic model over :class:`Features` and the probability from which it answers."""

    weights: tuple[float, ...]
    bias: float
    threshold: float

    def probability(self, features: Features) -> float:
        """Probability in [0, 1] that the passage answers the question."""
        values = _values_of(features)
        total = self.bias + sum(weight * value for weight, value in zip(self.weights, values, strict=True))
        return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, total))))


@dataclass(frozen=True, slots=True)
class Judges:
    """The model for passages in the asker's language, and the one for passages in another."""

    same: Judge
    cross: Judge

    def answers(self, probability: float, *, same_language: bool) -> bool:
        """Whether a probability reaches the threshold of its model."""
        return probability >= self.of(same_language=same_language).threshold

    def of(self, *, same_language: bool) -> Judge:
        """The model for a passage."""
        return self.same if same_language else self.cross


@cache
def load_judges(path: Path = WEIGHTS_FILE) -> Judges:
    """The shipped models."""
    values = json.loads(path.read_text(encoding="utf-8"))
    return Judges(_judge(values["same"]), _judge(values["cross"]))


def abstention_rule(path: Path = WEIGHTS_FILE) -> dict[str, Any]:
    """By which rule the thresholds were chosen, and the thresholds, for a manifest."""
    values = json.loads(path.read_text(encoding="utf-8"))
    thresholds = {name: values[name]["threshold"] for name in ("same", "cross")}
    return {"rule": values["rule"], "answered": values["answered"], "thresholds": thresholds}


def _judge(values: dict[str, Any]) -> Judge:
    return Judge(tuple(values["weights"]), values["bias"], values["threshold"])
