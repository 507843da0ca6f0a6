"""Fit the abstention model: ``python tools/fit_abstention.py [--check]``.

Asks every question of ``tools/calibration/questions.yaml`` with the real search, once over all languages
and once without the asker's own, takes the features of the best passage, and fits one logistic model for
each of the two. The threshold is the probability at which ``ANSWERED`` of the answerable questions are
answered. Prints rank metrics and cross-validated rates; with ``--check`` nothing is written.
"""

from __future__ import annotations

import json
import sys
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from assistant.retrieval.abstention import WEIGHTS_FILE
from assistant.retrieval.retriever import Retriever
from corpus.languages import base_language
from corpus.sources import load_yaml

QUESTIONS_FILE = Path(__file__).with_name("calibration") / "questions.yaml"
LANGUAGES = ("en", "zh-Hans", "tr")
ANSWERED = 0.955
RULE = "the probability that the share 'answered' of the answerable calibration questions reaches"
RIDGE = 0.003
FOLDS = 6
STEPS = 60


@dataclass(frozen=True, slots=True)
class Asked:
    """One question's outcome. ``rank`` counts from 0; 99 if no right section was found."""

    entry: int
    features: tuple[float, ...]
    answerable: bool
    rank: int


def ask(retriever: Retriever, questions: dict[str, Any], *, cross: bool) -> list[Asked]:
    """Ask everything; ``cross`` leaves out passages in the asker's language."""
    asked: list[Asked] = []
    entries = [*questions["answerable"], *questions["off_topic"]]
    for number, entry in enumerate(entries):
        for language in LANGUAGES:
            without = (base_language(language),) if cross else ()
            judged = retriever.judged(entry[language], language, limit=10, without=without)
            found = [f"{group.work_id}/{group.section_id}" for group, _ in judged]
            ranks = [rank for rank, name in enumerate(found) if name in entry.get("sections", ())]
            asked.append(Asked(number, astuple(judged[0][1]), "sections" in entry, ranks[0] if ranks else 99))
    return asked


def fit(features: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """Weights and bias of a ridge logistic regression on standardised features, by Newton's method."""
    mean, deviation = features.mean(axis=0), features.std(axis=0)
    inputs = np.c_[(features - mean) / deviation, np.ones(len(features))]
    weights = np.zeros(inputs.shape[1])
    ridge = np.eye(len(weights)) * RIDGE * len(features)
    ridge[-1, -1] = 0.0
    for _ in range(STEPS):
        probability = 1.0 / (1.0 + np.exp(-inputs @ weights))
        gradient = inputs.T @ (probability - labels) + ridge @ weights
        curvature = (inputs * (probability * (1 - probability))[:, None]).T @ inputs + ridge
        weights = weights - np.linalg.solve(curvature, gradient)
    raw = weights[:-1] / deviation
    return np.append(raw, weights[-1] - raw @ mean)


def probabilities(weights: np.ndarray, features: np.ndarray) -> np.ndarray:
    """Probability of each row."""
    return 1.0 / (1.0 + np.exp(-(features @ weights[:-1] + weights[-1])))


def report(name: str, asked: list[Asked]) -> dict[str, Any]:
    """Fit one model, print how good it is, and return what is stored."""
    features = np.array([item.features for item in asked])
    labels = np.array([item.answerable for item in asked], dtype=float)
    entries = np.array([item.entry for item in asked])
    held_out = np.empty(len(asked))
    for fold in range(FOLDS):
        test = entries % FOLDS == fold
        held_out[test] = probabilities(fit(features[~test], labels[~test]), features[test])
    weights = fit(features, labels)
    fitted = probabilities(weights, features)
    threshold = float(np.quantile(fitted[labels == 1], 1 - ANSWERED))
    ranks = np.array([item.rank for item in asked if item.answerable])
    good, bad = held_out[labels == 1], held_out[labels == 0]
    area = float((good[:, None] > bad[None, :]).mean())
    print(
        f"{name}: right section first {np.mean(ranks < 1):.3f}, in three {np.mean(ranks < 3):.3f}, "
        f"in five {np.mean(ranks < 5):.3f}; held out: area {area:.4f}, "
        f"answered {np.mean(good >= threshold):.3f}, abstained {np.mean(bad < threshold):.3f}"
    )
    return {
        "weights": [round(float(weight), 4) for weight in weights[:-1]],
        "bias": round(float(weights[-1]), 4),
        "threshold": round(threshold, 4),
    }


def main() -> int:
    """Fit both models and store them."""
    questions = load_yaml(QUESTIONS_FILE.read_text(encoding="utf-8"))
    retriever = Retriever.open()
    models = {
        "rule": RULE,
        "answered": ANSWERED,
        "features": ["dense", "lexical", "section_dense", "heading", "unheld", "elsewhere"],
        "same": report("same language", ask(retriever, questions, cross=False)),
        "cross": report("across languages", ask(retriever, questions, cross=True)),
    }
    if "--check" not in sys.argv[1:]:
        WEIGHTS_FILE.write_text(json.dumps(models, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
