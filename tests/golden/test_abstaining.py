"""How well the search tells answerable questions from others: the area, its margins, its report."""

from __future__ import annotations

from math import log
from types import SimpleNamespace
from typing import Any

import pytest

from assistant.evaluation.abstaining import Area, area_under_curve, areas, margin
from assistant.evaluation.evaluation import Evaluation
from assistant.evaluation.loading import GOLDEN_FOLDER, Golden, load_golden
from assistant.evaluation.report import as_data
from assistant.evaluation.rows import AbstentionRow, RetrievalRow
from assistant.evaluation.targets import load_targets
from assistant.retrieval.abstention import Features, abstention_rule, load_judges


@pytest.mark.parametrize(
    ("higher", "lower", "area"),
    [
        ([2.0, 3.0], [0.0, 1.0], 1.0),
        ([0.0, 1.0], [2.0, 3.0], 0.0),
        ([1.0], [1.0], 0.5),
        # Of 2 x 2 pairs: 3 > 2, 3 > 1 and 1 = 1; (1 + 1 + 0.5 + 0) / 4.
        ([3.0, 1.0], [2.0, 1.0], 0.625),
    ],
)
def test_the_area_counts_pairs_in_order(higher: list[float], lower: list[float], area: float) -> None:
    assert area_under_curve(higher, lower) == area


FAR = Features(0.0, 0.0, 0.0, 0.0, 1.0, 1.0)
NEAR = Features(0.6, 0.3, 0.6, 0.6, 0.0, 0.0)


class Judging:
    """A search that judges questions with a question mark answerable."""

    def judged(self, question: str, language: str, *, limit: int) -> list[tuple[Any, Features]]:
        if question == "nothing":
            return []
        return [(SimpleNamespace(same_language=language == "en"), NEAR if "?" in question else FAR)]


def retrieval(question: str, language: str) -> RetrievalRow:
    return RetrievalRow(where="x", language=language, question=question, sections=("ram#prices",))  # type: ignore[arg-type]


def abstention(question: str, language: str) -> AbstentionRow:
    return AbstentionRow(where="x", language=language, question=question, topic="far")  # type: ignore[arg-type]


def test_each_language_with_both_kinds_has_an_area() -> None:
    golden = Golden(
        retrieval=(retrieval("a?", "en"), retrieval("b", "en"), retrieval("c?", "tr"), retrieval("d?", "de")),
        abstention=(abstention("e", "en"), abstention("f", "tr")),
    )
    found = list(areas(golden, Judging()))  # type: ignore[arg-type]
    assert found == [Area("en", 0.75, 2, 1), Area("tr", 1.0, 1, 1)]


def test_a_margin_is_the_distance_to_the_threshold_of_its_own_model() -> None:
    for language, same in (("en", True), ("tr", False)):
        judge = load_judges().of(same_language=same)
        probability, threshold = judge.probability(NEAR), judge.threshold
        expected = log(probability / (1 - probability)) - log(threshold / (1 - threshold))
        assert margin("a?", language, Judging()) == pytest.approx(expected)  # type: ignore[arg-type]
    assert margin("nothing", "en", Judging()) < margin("a", "en", Judging()) < 0  # type: ignore[arg-type]


def test_the_lowest_area_is_held_against_its_target() -> None:
    targets = load_targets(GOLDEN_FOLDER)
    evaluation = Evaluation(targets, (), (), (Area("en", 0.99, 9, 9), Area("de", 0.91, 5, 4)))
    (verdict,) = evaluation.verdicts
    assert (verdict.name, verdict.measure.value, verdict.measure.cases) == ("abstention-area", 0.91, 9)
    assert not verdict.is_met
    assert [area["language"] for area in as_data(evaluation)["abstention"]] == ["en", "de"]


def test_every_language_of_the_abstention_set_has_answerable_questions_too() -> None:
    golden = load_golden(sets=("retrieval", "abstention"))
    languages = {row.language for row in golden.abstention}
    assert languages <= {row.language for row in golden.retrieval}


def test_the_thresholds_come_with_their_rule() -> None:
    rule = abstention_rule()
    assert 0.9 < rule["answered"] < 1
    judges = load_judges()
    assert rule["thresholds"] == {"same": judges.same.threshold, "cross": judges.cross.threshold}
    assert "calibration" in rule["rule"]
