"""Properties of the cooling rule."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.cooling import RULE
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
CARDS = st.sampled_from(
    ["RTX 3090", "RTX 4090", "RTX 5090", "RTX 3060 12 GB", "GTX 1080 Ti", "RX 7900 XTX", "L40S"]
)
COOLERS = st.sampled_from(["blower", "open_air", "water", None])
GENERATIONS = st.sampled_from(
    ["GTX 1080 Ti", "RTX 2080 Ti", "RTX 3090", "RTX 4090", "RTX 5090", "A100 PCIe 80 GB"]
)


def plan(**inputs: object) -> Computation:
    return RULE({name: value for name, value in inputs.items() if value is not None}, KNOWLEDGE)


def loss(**inputs: object) -> float:
    value = plan(**inputs).value
    assert value is not None
    return value


@settings(deadline=None)
@given(CARDS, st.integers(1, 15), COOLERS)
def test_one_more_card_never_lowers_the_loss(card: str, number: int, cooler: str | None) -> None:
    few, more = (loss(gpus=[{"name": card, "count": n}], cooler=cooler) for n in (number, number + 1))
    assert more >= few


@settings(deadline=None)
@given(CARDS, st.integers(2, 8), COOLERS, st.integers(0, 5))
def test_more_room_never_raises_the_loss(card: str, number: int, cooler: str | None, free: int) -> None:
    gpus = [{"name": card, "count": number}]
    tight, wide = (loss(gpus=gpus, cooler=cooler, free_slots=n) for n in (free, free + 1))
    assert wide <= tight


@settings(deadline=None)
@given(CARDS, st.integers(2, 8))
def test_coolers_in_the_order_of_their_loss(card: str, number: int) -> None:
    gpus = [{"name": card, "count": number}]
    water, blower, open_air = (loss(gpus=gpus, cooler=name) for name in ("water", "blower", "open_air"))
    assert water <= blower <= open_air


@settings(deadline=None)
@given(GENERATIONS)
def test_a_card_throttles_below_its_maximum(card: str) -> None:
    result = plan(gpus=[{"name": card}], aspect="temperature")
    assert result.value in (80, 84)
    assert result.high is None or result.high > result.value


@settings(deadline=None)
@given(st.floats(50, 10000), st.floats(50, 10000))
def test_heat_grows_with_power(one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert loss(total_power_w=high, aspect="heat") >= loss(total_power_w=low, aspect="heat")


@settings(deadline=None)
@given(st.floats(50, 10000))
def test_heat_is_the_same_in_either_unit(power: float) -> None:
    result = plan(total_power_w=power, aspect="heat")
    btu = next(step.value for step in result.steps if step.label.id == "cooling-step-btu")
    assert btu == pytest.approx((result.value or 0) * 3.412)


@settings(deadline=None)
@given(st.integers(1, 15))
def test_water_for_one_more_card_costs_one_block_more(number: int) -> None:
    few, more = (loss(gpus=[{"name": "RTX 3090", "count": n}], aspect="water") for n in (number, number + 1))
    assert more - few == pytest.approx(100)


def test_the_three_figures_of_the_guide_are_named() -> None:
    result = plan(gpus=[{"board_power_w": 250, "count": 4}])
    said = next(note for note in result.assumptions if note.id == "cooling-losses-disagree")
    figures = {name: argument.value for name, argument in said.arguments.items() if name != "year"}  # type: ignore[union-attr]
    assert figures == {"worst": 30, "low": 10, "high": 25, "conclusion-low": 10, "conclusion-high": 15}
