"""Properties of the connector rule."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.connectors import RULE
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
CARDS = st.sampled_from(
    ["RTX 3090", "RTX 4090", "RTX 5090", "RTX 3060 12 GB", "GTX 1080 Ti", "RX 7900 XTX", "L4"]
)
SOCKETS = st.sampled_from(["6-pin", "8-pin", "12V-2x6", "EPS 8-pin", "12-pin"])


def count(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


@settings(deadline=None)
@given(CARDS, st.integers(1, 15))
def test_one_more_card_never_needs_fewer_cables(card: str, number: int) -> None:
    few, more = (count(gpus=[{"name": card, "count": n}]).value for n in (number, number + 1))
    assert few is not None
    assert more is not None
    assert more >= few


@settings(deadline=None)
@given(CARDS, st.integers(1, 16))
def test_cables_are_those_of_one_card_times_the_cards(card: str, number: int) -> None:
    one, all_ = count(gpus=[{"name": card}]).value, count(gpus=[{"name": card, "count": number}]).value
    assert all_ == pytest.approx((one or 0) * number)


@settings(deadline=None)
@given(st.floats(10, 1500), st.floats(10, 1500))
def test_more_power_never_needs_fewer_cables(one: float, other: float) -> None:
    low, high = sorted((one, other))
    small, large = (count(gpus=[{"board_power_w": power}]).value for power in (low, high))
    assert (large or 0) >= (small or 0)


@settings(deadline=None)
@given(st.floats(76, 1500))
def test_derived_sockets_carry_the_card(power: float) -> None:
    result = count(gpus=[{"board_power_w": power}])
    carried = next(step.value for step in result.steps if step.label.id == "connectors-step-carry")
    assert carried >= power
    assert carried - 150 < power


@settings(deadline=None)
@given(st.lists(SOCKETS, min_size=1, max_size=5), SOCKETS)
def test_one_more_socket_carries_more(sockets: list[str], more: str) -> None:
    assert (count(sockets=[*sockets, more]).value or 0) > (count(sockets=sockets).value or 0)


@settings(deadline=None)
@given(CARDS, st.integers(1, 4))
def test_lowest_and_highest_enclose_the_value(card: str, number: int) -> None:
    result = count(gpus=[{"name": card, "count": number}])
    if result.low is not None:
        assert result.low < result.high == result.value


@settings(deadline=None)
@given(st.integers(0, 12), st.integers(1, 4))
def test_a_supply_with_more_cables_is_never_judged_worse(cables: int, number: int) -> None:
    order = [f"connectors-headline-{name}" for name in ("short", "depends", "enough")]
    gpus = [{"name": "RTX 3090", "count": number}]
    worse, better = (order.index(count(gpus=gpus, pcie_cables=n).headline.id) for n in (cables, cables + 1))
    assert better >= worse
