"""Properties of the main memory rule."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.ram import RULE
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
MEMORY = st.floats(0.25, 288)
METHODS = st.sampled_from(["current", "2018"])


def size(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


def kit(result: Computation) -> float:
    assert result.recommendation is not None
    assert result.recommendation.value is not None
    return result.recommendation.value


@settings(deadline=None)
@given(MEMORY, st.integers(1, 15), METHODS)
def test_one_more_card_never_needs_less(memory: float, count: int, method: str) -> None:
    few, more = (size(gpus=[{"memory_gb": memory, "count": n}], method=method) for n in (count, count + 1))
    assert (more.value or 0) >= (few.value or 0)
    assert kit(more) >= kit(few)


@settings(deadline=None)
@given(MEMORY, st.integers(1, 16))
def test_in_2018_the_number_of_cards_does_not_matter(memory: float, count: int) -> None:
    result = size(gpus=[{"memory_gb": memory, "count": count}], method="2018")
    assert result.value == pytest.approx(memory)


@settings(deadline=None)
@given(MEMORY, st.integers(1, 16))
def test_recommendation_is_at_least_the_minimum_and_the_largest_card(memory: float, count: int) -> None:
    result = size(gpus=[{"memory_gb": memory, "count": count}])
    assert (result.value or 0) >= max(32, memory)
    assert kit(result) >= (result.value or 0)


@settings(deadline=None)
@given(st.floats(0.1, 2000), st.floats(0.1, 2000))
def test_a_larger_model_never_needs_less(one: float, other: float) -> None:
    low, high = sorted((one, other))
    small, large = (size(gpus=[{"memory_gb": 24}], offload=True, model_gb=gb) for gb in (low, high))
    assert (large.value or 0) >= (small.value or 0)
    assert kit(large) >= kit(small)


@settings(deadline=None)
@given(st.floats(1, 400))
def test_parameters_and_their_file_size_give_the_same(parameters_b: float) -> None:
    """F16 takes 16 bits per weight, so a billion parameters are two gigabytes."""
    by_parameters = size(
        gpus=[{"memory_gb": 24}], offload=True, parameters_b=parameters_b, quantization="F16"
    )
    by_file = size(gpus=[{"memory_gb": 24}], offload=True, model_gb=2 * parameters_b)
    assert by_parameters.value == pytest.approx(by_file.value, rel=0.01)


@pytest.mark.parametrize(("count", "shown"), [(3, ["96 GB"]), (2, [])])
def test_a_kit_larger_than_the_need_has_a_step(count: int, shown: list[str]) -> None:
    steps = size(gpus=[{"name": "RTX 3090", "count": count}]).steps
    assert [f"{step.value:g} GB" for step in steps if step.label.id == "ram-step-kit"] == shown


@settings(deadline=None)
@given(MEMORY, st.integers(1, 16))
def test_the_last_size_named_is_the_one_to_buy(memory: float, count: int) -> None:
    result = size(gpus=[{"memory_gb": memory, "count": count}])
    assert result.steps[-1].value == pytest.approx(kit(result))
