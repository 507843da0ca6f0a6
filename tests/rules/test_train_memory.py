"""The rule on memory for training: its table of cases, its properties."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.train_memory import RULE
from rules.train_memory.parameters import TrainMemoryParameters
from rules.train_memory.states import table_gb
from tests.rules.case_tables import Case, cases, check, ids
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
TABLE = cases("train_memory")
MODELS = st.sampled_from(["Llama 3.1 8B", "Qwen3 4B", "Mistral 7B", "Gemma 3 27B", "Phi-4 14B"])
METHODS = st.sampled_from(["full", "full_bf16", "lora", "qlora"])
SIZES = st.floats(0.01, 5000)
TOKENS = st.integers(1, 131072)
CARDS = st.integers(1, 16)
STAGES = ["none", "zero_1", "zero_2", "zero_3"]

PUBLISHED = {
    16: {7: 16, 14: 32, 30: 64, 70: 160},
    8: {7: 10, 14: 20, 30: 40, 70: 80},
    4: {7: 6, 14: 12, 30: 24, 70: 48},
    2: {7: 4, 14: 8, 30: 16, 70: 24},
}
"""LLaMA-Factory's table by bits, then size."""


def size(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


def need(**inputs: object) -> float:
    value = size(**inputs).value
    assert value is not None
    return value


@pytest.mark.parametrize("case", TABLE, ids=ids(TABLE))
def test_train_memory(case: Case, knowledge: Knowledge) -> None:
    check(case, knowledge)


@pytest.mark.parametrize("bits", PUBLISHED)
def test_the_published_table_is_met_exactly(bits: int) -> None:
    parameters = KNOWLEDGE.parameters(TrainMemoryParameters, "train_memory")
    for size_b, expected in PUBLISHED[bits].items():
        assert table_gb(size_b, bits, parameters) == expected


@settings(deadline=None)
@given(METHODS, SIZES, SIZES)
def test_a_larger_model_never_needs_less_for_its_states(method: str, one: float, other: float) -> None:
    small, large = sorted((one, other))
    options = {"method": method, "chunked_loss": True, "batch": 1, "sequence_tokens": 1}
    assert need(parameters_b=large, **options) >= need(parameters_b=small, **options) - 0.01


@settings(deadline=None)
@given(MODELS, METHODS, TOKENS, TOKENS, st.integers(1, 8))
def test_a_longer_sequence_never_needs_less(
    model: str, method: str, one: int, other: int, batch: int
) -> None:
    short, long = sorted((one, other))
    options = {"model": model, "method": method, "batch": batch}
    assert need(sequence_tokens=long, **options) >= need(sequence_tokens=short, **options)


@settings(deadline=None)
@given(MODELS, TOKENS, st.integers(1, 16))
def test_batch_and_sequence_count_alike(model: str, tokens: int, batch: int) -> None:
    together = need(model=model, method="full", batch=1, sequence_tokens=tokens * batch)
    assert need(model=model, method="full", batch=batch, sequence_tokens=tokens) == pytest.approx(together)


@settings(deadline=None)
@given(MODELS, METHODS, CARDS)
def test_each_stage_leaves_less_on_a_card(model: str, method: str, count: int) -> None:
    gpus = [{"name": "A100 PCIe 80 GB", "count": count}]
    needs = [need(model=model, method=method, sharding=stage, gpus=gpus) for stage in STAGES]
    assert needs == sorted(needs, reverse=True)


@settings(deadline=None)
@given(MODELS, METHODS, st.sampled_from(STAGES), st.integers(1, 15))
def test_one_more_card_never_needs_more_on_each(model: str, method: str, stage: str, count: int) -> None:
    few, more = (
        need(model=model, method=method, sharding=stage, gpus=[{"name": "RTX 3090", "count": n}])
        for n in (count, count + 1)
    )
    assert more <= few


@settings(deadline=None)
@given(MODELS, TOKENS)
def test_checkpointing_never_needs_more(model: str, tokens: int) -> None:
    options = {"model": model, "method": "full", "sequence_tokens": tokens}
    layers = KNOWLEDGE.models.get(model).layers
    assert layers > 1
    assert need(**options) <= need(gradient_checkpointing=False, **options)


@settings(deadline=None)
@given(SIZES)
def test_fewer_bits_never_need_more(size_b: float) -> None:
    plain = need(parameters_b=size_b, method="lora")
    needs = [need(parameters_b=size_b, method="qlora", base_bits=bits) for bits in (8, 4, 2)]
    assert [plain, *needs] == sorted([plain, *needs], reverse=True)


@settings(deadline=None)
@given(MODELS, METHODS)
def test_methods_are_listed_from_the_most_to_the_least(model: str, method: str) -> None:
    needs = [option.values["need"].value for option in size(model=model, method=method).options]  # type: ignore[union-attr]
    assert needs == sorted(needs, reverse=True)


@settings(deadline=None)
@given(MODELS, METHODS)
def test_what_is_bought_holds_it(model: str, method: str) -> None:
    bought = size(model=model, method=method)
    if bought.headline.id == "train-memory-headline":
        assert bought.recommendation is not None
        judged = size(model=model, method=method, gpus=[{"memory_gb": bought.recommendation.value}])
        assert judged.headline.id == "train-memory-headline-fits"
