"""Properties of the rule on several cards."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.llm_speed.parameters import LlmSpeedParameters
from rules.multi_gpu import RULE
from rules.multi_gpu.training import scaled
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
CARDS = st.sampled_from(["GeForce RTX 3090", "GeForce RTX 4090", "RTX A6000", "A100 SXM4 80 GB"])
COUNTS = st.integers(2, 8)


def ask(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


def cards(name: str, count: int) -> list[dict[str, object]]:
    return [{"name": name, "count": count}]


@settings(deadline=None)
@given(CARDS, st.integers(2, 7), st.sampled_from(["text", "vision"]))
def test_another_card_never_trains_slower(card: str, count: int, network: str) -> None:
    few, more = (
        ask(gpus=cards(card, each), workload="training", network=network) for each in (count, count + 1)
    )
    assert more.value is not None
    assert few.value is not None
    assert more.value >= few.value


@settings(deadline=None)
@given(CARDS, COUNTS, st.sampled_from(["text", "vision"]))
def test_scaling_stays_below_perfect(card: str, count: int, network: str) -> None:
    result = ask(gpus=cards(card, count), workload="training", network=network)
    assert 1 < (result.low or 0) <= (result.value or 0) <= (result.high or 0) < count


@given(st.integers(2, 64), st.floats(0.3, 1.0))
def test_a_pair_scales_as_measured(count: int, efficiency: float) -> None:
    assert scaled(2, efficiency) == pytest.approx(2 * efficiency)
    assert scaled(count, 1.0) == pytest.approx(count)
    assert scaled(count, efficiency) <= count + 1e-9


@settings(deadline=None)
@given(CARDS, st.integers(2, 16))
def test_memory_adds_up(card: str, count: int) -> None:
    result = ask(gpus=cards(card, count), workload="inference")
    memory = next(step.value for step in result.steps if step.label.id == "multi-gpu-step-memory")
    assert memory == count * KNOWLEDGE.gpus.get(card).memory_gb


@settings(deadline=None)
@given(COUNTS)
def test_a_tensor_split_is_what_the_speed_rule_counts(count: int) -> None:
    shares = KNOWLEDGE.parameters(LlmSpeedParameters, "llm_speed").tensor_share.value
    result = ask(count=count, workload="inference", split="tensor")
    assert result.low == pytest.approx(count * shares[1])
    assert result.high == pytest.approx(count * shares[2])
    assert result.value == pytest.approx(count * shares[0])


@settings(deadline=None)
@given(COUNTS)
def test_cards_without_a_name_are_counted_alike(count: int) -> None:
    named = ask(gpus=cards("GeForce RTX 3090", count), workload="training")
    assert ask(count=count, workload="training").value == named.value


@settings(deadline=None)
@given(CARDS, CARDS, st.integers(1, 8), st.integers(1, 8))
def test_a_choice_turned_round_is_the_inverse(one: str, other: str, few: int, many: int) -> None:
    if (one, few) == (other, many):
        return
    there = ask(gpus=cards(one, few), against=cards(other, many))
    back = ask(gpus=cards(other, many), against=cards(one, few))
    if there.value is not None:
        assert back.value == pytest.approx(1 / there.value)


def test_the_choice_for_each_kind_of_work() -> None:
    pair, one = cards("GeForce RTX 3090", 2), cards("GeForce RTX 5090", 1)
    taken = {
        workload: ask(gpus=pair, against=one, workload=workload).recommendation
        for workload in ("training", "inference", "experiments")
    }
    names = {name: found.label.arguments["cards"] for name, found in taken.items() if found is not None}
    assert names == {
        "training": "GeForce RTX 5090",
        "inference": "2 × GeForce RTX 3090",
        "experiments": "2 × GeForce RTX 3090",
    }
    assert ask(gpus=pair, against=one).recommendation is None


def test_the_guide_of_2017_by_number_of_cards() -> None:
    bands = {
        count: (result.low, result.high) for count in (4, 96) for result in (ask(count=count, method="2017"),)
    }
    assert bands == {4: (3.6, 3.8), 96: (90, 95)}


def test_every_use_has_a_row() -> None:
    names = [option.name.id for option in ask(count=4).options]  # type: ignore[union-attr]
    assert names == [
        "multi-training-text",
        "multi-training-vision",
        "multi-stream-layer",
        "multi-stream-tensor",
        "multi-experiments",
    ]
    assert len(ask(count=16, workload="inference").options) == 3


def test_a_stale_parameter_is_named() -> None:
    result = RULE({"count": 4}, Knowledge(date(2029, 1, 1)))
    assert "warning-stale-parameter" in [warning.id for warning in result.warnings]
