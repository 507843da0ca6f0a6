"""Properties of the rule on card memory by use."""

from __future__ import annotations

from datetime import date
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_memory_use_case import RULE
from rules.gpu_memory_use_case.parameters import GpuMemoryUseCaseParameters
from rules.knowledge import Knowledge
from rules.purposes import Purpose
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
PURPOSES = get_args(Purpose)
VERDICTS = ["short", "enough", "roomy"]


def ask(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


@settings(deadline=None)
@given(st.sampled_from(PURPOSES), st.floats(0.25, 200), st.floats(0.25, 200))
def test_more_memory_never_suits_less(purpose: str, one: float, other: float) -> None:
    low, high = sorted((one, other))
    verdicts = [
        VERDICTS.index(ask(purpose=purpose, memory_gb=gb).headline.id.rsplit("-", 1)[-1])
        for gb in (low, high)
    ]
    assert verdicts == sorted(verdicts)


@pytest.mark.parametrize("method", ["current", "2017", "2018"])
@pytest.mark.parametrize("purpose", PURPOSES)
def test_every_purpose_has_a_figure(purpose: str, method: str) -> None:
    result = ask(purpose=purpose, method=method)
    assert result.value is not None
    assert result.steps


@pytest.mark.parametrize("purpose", PURPOSES)
def test_the_least_is_what_the_budget_rule_asks_for(purpose: str) -> None:
    floors = KNOWLEDGE.parameters(GpuBudgetParameters, "gpu_budget").memory_floor_gb.value
    assert ask(purpose=purpose).value == floors[purpose]


@pytest.mark.parametrize("purpose", ["research", "kaggle", "startup", "company"])
def test_the_2018_least_is_what_the_budget_rule_asks_for(purpose: str) -> None:
    floors = KNOWLEDGE.parameters(GpuBudgetParameters, "gpu_budget").memory_floor_2018_gb.value
    assert ask(purpose=purpose, method="2018").value == floors[purpose]


def test_a_comfortable_size_is_larger_than_the_least() -> None:
    parameters = KNOWLEDGE.parameters(GpuMemoryUseCaseParameters, "gpu_memory_use_case")
    for name, need in parameters.needs.value.items():
        assert need.roomy_gb > need.least_gb, name


def test_the_tables_hold_every_row() -> None:
    assert len(ask().options) == 14
    assert len(ask(method="2018").options) == 7


@settings(deadline=None)
@given(st.integers(1, 16), st.sampled_from(["GeForce RTX 3060 12 GB", "GeForce RTX 3090"]))
def test_several_cards_add_up_for_language_models_only(count: int, card: str) -> None:
    cards = [{"name": card, "count": count}]
    memory = KNOWLEDGE.gpus.get(card).memory_gb
    together, alone = ask(purpose="llm_inference", gpus=cards), ask(purpose="research", gpus=cards)
    assert together.headline.arguments["have"].value == memory * count  # type: ignore[union-attr]
    assert alone.headline.arguments["have"].value == memory  # type: ignore[union-attr]


def test_a_stale_parameter_is_named() -> None:
    result = RULE({"purpose": "kaggle"}, Knowledge(date(2028, 1, 1)))
    assert "warning-stale-parameter" in [warning.id for warning in result.warnings]
