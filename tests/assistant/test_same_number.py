"""The same question in every language gives the same number."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.answer import Computation
from assistant.assistant import Assistant
from assistant.evaluation.checking import is_rounded
from assistant.settings import Settings
from corpus.languages import LANGUAGES

ROWS: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "parallel_questions.yaml").read_text(encoding="utf-8")
)["rows"]
LEAST_RULES = 12


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    settings = Settings.from_environment({"RIGWISE_HOME": str(tmp_path_factory.mktemp("home"))})
    return Assistant(settings, today=lambda: date(2026, 11, 30))


@pytest.mark.parametrize("row", ROWS, ids=[row["questions"]["en"] for row in ROWS])
def test_every_language_gets_the_same_number(assistant: Assistant, row: dict[str, Any]) -> None:
    found = {tag: _computed(assistant, tag, question, row) for tag, question in row["questions"].items()}
    assert len({(each.value, each.unit, _advised(each)) for each in found.values()}) == 1
    one = found["en"]
    assert one.value is not None and is_rounded(row["value"], one.value)
    if "recommendation" in row:
        assert _advised(one) == row["recommendation"]


def _computed(assistant: Assistant, tag: str, question: str, row: dict[str, Any]) -> Computation:
    answer = assistant.ask(question)
    assert answer.language == tag
    return next(each for each in answer.computations if each.rule == row["rule"])


def _advised(computation: Computation) -> float | None:
    return computation.recommendation.value if computation.recommendation else None


def test_every_question_is_put_in_every_language() -> None:
    assert all(set(row["questions"]) == set(LANGUAGES) for row in ROWS)
    assert len({row["rule"] for row in ROWS}) >= LEAST_RULES
