"""Properties of the power supply rule."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.psu import RULE
from rules.psu.purchase import verdict
from rules.psu.retail import largest_size, next_size
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
CARDS = st.sampled_from(["RTX 3090", "RTX 4090", "RTX 5090", "RTX 3060 12 GB", "GTX 1080 Ti", "RX 7900 XTX"])
POWERS = st.floats(10, 1500)
METHODS = st.sampled_from(["current", "2018"])
STANDARDS = st.sampled_from(["atx3_16pin", "atx3", "atx2"])


def size(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


@settings(deadline=None)
@given(CARDS, st.integers(1, 15), METHODS, STANDARDS)
def test_one_more_card_never_lowers_the_rating(card: str, count: int, method: str, standard: str) -> None:
    few, more = (
        size(gpus=[{"name": card, "count": n}], method=method, psu_standard=standard)
        for n in (count, count + 1)
    )
    assert few.value is not None
    assert more.value is not None
    assert more.value >= few.value


@settings(deadline=None)
@given(POWERS, POWERS, st.integers(1, 8), st.floats(5, 1000))
def test_more_power_never_lowers_the_rating(one: float, other: float, count: int, cpu: float) -> None:
    low, high = sorted((one, other))
    small, large = (
        size(gpus=[{"board_power_w": power, "count": count}], cpu_power_w=cpu) for power in (low, high)
    )
    assert (large.value or 0) >= (small.value or 0)


@settings(deadline=None)
@given(POWERS, st.floats(5, 1000), STANDARDS)
def test_rating_carries_the_load_with_its_margin(power: float, cpu: float, standard: str) -> None:
    result = size(gpus=[{"board_power_w": power}], cpu_power_w=cpu, psu_standard=standard)
    assert result.value is not None
    assert result.value >= 1.1 * (power + cpu + 100) - 0.001


@settings(deadline=None)
@given(CARDS, st.integers(1, 8))
def test_what_is_bought_reaches_the_rating(card: str, count: int) -> None:
    result = size(gpus=[{"name": card, "count": count}])
    assert result.recommendation is not None
    assert (result.recommendation.value or 0) >= (result.value or 0)


@settings(deadline=None)
@given(CARDS, st.integers(1, 6), st.floats(0.6, 1.0))
def test_a_power_limit_never_raises_the_rating(card: str, count: int, share: float) -> None:
    gpus = [{"name": card, "count": count}]
    if "5090" in card:
        share = max(share, 0.7)
    assert (size(gpus=gpus, power_limit_share=share).value or 0) <= (size(gpus=gpus).value or 0)


@settings(deadline=None)
@given(POWERS, st.integers(1, 16))
def test_kinds_of_the_same_power_are_one_kind(power: float, count: int) -> None:
    together = size(gpus=[{"board_power_w": power, "count": count}])
    apart = size(gpus=[{"board_power_w": power}] * count)
    assert together.value == pytest.approx(apart.value, abs=0.02)


@settings(deadline=None)
@given(st.floats(100, 20000), st.floats(100, 20000), st.integers(1, 4))
def test_a_larger_supply_is_never_judged_worse(one: float, other: float, count: int) -> None:
    low, high = sorted((one, other))
    order = ["short", "tight", "enough"]
    result = size(gpus=[{"name": "RTX 3090", "count": count}])
    load = next(step.value for step in result.steps if step.label.id == "psu-step-load")
    required = result.value or 0.0
    assert order.index(verdict(high, load, required)) >= order.index(verdict(low, load, required))


@given(st.floats(1, 3000))
def test_next_size_is_the_smallest_that_reaches(rating: float) -> None:
    found = next_size(rating)
    assert found is not None
    assert found >= rating
    assert next_size(found) == found


def test_no_single_supply_beyond_the_largest() -> None:
    assert next_size(largest_size() + 1) is None


def test_size_of_the_guide_is_not_on_sale() -> None:
    assert next_size(1400) == 1500


def test_no_circuit_is_too_small_by_less_than_a_watt() -> None:
    """Two RTX 4090 draw 1,440.2 W at the wall, where a 120 V / 15 A circuit carries 1,440 W."""
    machine = {"gpus": [{"name": "RTX 4090", "count": 2}], "cpu_power_w": 253, "rest_of_system_w": 100}
    for mains in ({}, {"mains": "120V/15A"}):
        warnings = {each.id for each in size(**machine, **mains).warnings}
        assert warnings.isdisjoint({"psu-warning-circuit", "psu-warning-some-circuits"})
