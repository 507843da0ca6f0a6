"""The rule on the speed of language models: measurements inside its band, cases, properties."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalog.measurements import llm_speeds
from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.llm_speed import RULE
from rules.llm_speed.efficiency import efficiency
from rules.llm_speed.parameters import LlmSpeedParameters
from tests.rules.case_tables import Case, cases, check, ids
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
TABLE = cases("llm_speed")
MEASURED: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "data/llm_speed.yaml").read_text(encoding="utf-8")
)
MODELS = st.sampled_from(
    [
        "Llama 3.2 1B",
        "Llama 3.1 8B",
        "Llama 3.3 70B",
        "Qwen3 32B",
        "Qwen3.6 27B",
        "gpt-oss 20B",
        "DeepSeek V3",
    ]
)
CARDS = st.sampled_from(
    ["RTX 3060 12 GB", "RTX 2080 Ti", "RTX 3090", "RTX 5090", "A100 PCIe 80 GB", "Apple M2 Ultra"]
)
CONTEXTS = st.integers(1, 131072)


def run(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


def speed(**inputs: object) -> float:
    value = run(**inputs).value
    assert value is not None
    return value


@pytest.mark.parametrize("case", TABLE, ids=ids(TABLE))
def test_llm_speed(case: Case, knowledge: Knowledge) -> None:
    check(case, knowledge)


@pytest.mark.parametrize("row", MEASURED, ids=lambda row: f"{row['gpus']} {row['gpu']} {row['model']}")
def test_measured_speed_lies_inside_the_band(row: dict[str, Any]) -> None:
    gpus = [{"name": row["gpu"], "count": row["gpus"]}]
    result = run(model=row["model"], quantization=row["format"], gpus=gpus)
    assert (result.low or 0) <= row["measured"] <= (result.high or 0)


def test_measured_prompt_speeds_are_met() -> None:
    for row in llm_speeds(phase="prefill"):
        result = run(model=row.model, quantization=row.quantization, gpus=[{"name": row.gpu}])
        steps = {step.label.id: step.value for step in result.steps}
        assert steps["llm-speed-step-prefill"] == pytest.approx(row.tokens_per_s)


@settings(deadline=None)
@given(MODELS, CARDS, st.integers(1, 8), CONTEXTS)
def test_the_value_lies_in_its_band_and_below_the_bound(
    model: str, card: str, count: int, context: int
) -> None:
    result = run(model=model, context_tokens=context, gpus=[{"name": card, "count": count}])
    bound = next(step.value for step in result.steps if step.label.id == "llm-speed-step-bound")
    assert 0 < (result.low or 0) <= (result.value or 0) <= (result.high or 0) < bound


@settings(deadline=None)
@given(MODELS, CARDS, st.integers(1, 8), CONTEXTS, CONTEXTS)
def test_a_longer_context_is_never_faster(model: str, card: str, count: int, one: int, other: int) -> None:
    short, long = sorted((one, other))
    gpus = [{"name": card, "count": count}]
    slower = speed(model=model, context_tokens=long, gpus=gpus)
    assert slower <= speed(model=model, context_tokens=short, gpus=gpus) * (1 + 1e-9)


@settings(deadline=None)
@given(MODELS, CARDS, st.integers(1, 15), CONTEXTS)
def test_one_more_card_is_never_slower(model: str, card: str, count: int, context: int) -> None:
    few, more = (
        speed(model=model, context_tokens=context, gpus=[{"name": card, "count": n}])
        for n in (count, count + 1)
    )
    assert more >= few * (1 - 1e-9)


@settings(deadline=None)
@given(MODELS, CARDS, st.integers(1, 8))
def test_kinds_of_the_same_card_are_one_kind(model: str, card: str, count: int) -> None:
    together = speed(model=model, gpus=[{"name": card, "count": count}])
    assert speed(model=model, gpus=[{"name": card}] * count) == pytest.approx(together)


@settings(deadline=None)
@given(MODELS, st.floats(5, 2000), st.floats(5, 2000))
def test_faster_main_memory_is_never_slower(model: str, one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert speed(model=model, ram_bandwidth_gb_s=high) >= speed(model=model, ram_bandwidth_gb_s=low)


@settings(deadline=None)
@given(st.floats(50, 8000), st.floats(50, 8000), st.floats(0.1, 500), MODELS)
def test_more_bandwidth_of_the_same_kind_is_never_slower(
    one: float, other: float, read_gb: float, model: str
) -> None:
    gpu, shapes = KNOWLEDGE.gpus.get("GeForce RTX 3090"), KNOWLEDGE.models.get(model)
    parameters = KNOWLEDGE.parameters(LlmSpeedParameters, "llm_speed")
    slow, fast = (
        each * efficiency(replace(gpu, bandwidth_gb_s=each), read_gb, shapes, parameters)[0]
        for each in sorted((one, other))
    )
    assert fast >= slow * (1 - 1e-9)


@settings(deadline=None)
@given(st.floats(0.01, 5000), st.floats(0.01, 5000))
def test_a_larger_model_is_never_faster(one: float, other: float) -> None:
    small, large = sorted((one, other))
    gpus = [{"name": "RTX 3090", "count": 16}]
    assert speed(parameters_b=large, gpus=gpus) <= speed(parameters_b=small, gpus=gpus) * (1 + 1e-9)
