"""Properties of the wall circuit rule."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.circuit import RULE
from rules.circuit.parameters import CircuitParameters
from rules.computation import Computation
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
PARAMETERS = KNOWLEDGE.parameters(CircuitParameters, "circuit")
CARDS = st.sampled_from(["RTX 3090", "RTX 4090", "RTX 5090", "RTX 3060 12 GB", "GTX 1080 Ti"])
CIRCUITS = st.sampled_from(
    ["120V/15A", "120V/20A", "230V/16A", "100V/15A", "230V/10A", "240V/20A", "220V/13A"]
)
COUNTRIES = st.sampled_from(sorted(PARAMETERS.mains_by_country.value))
TIERS = ["standard", "bronze", "silver", "gold", "platinum", "titanium"]


def check(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


def value(**inputs: object) -> float:
    found = check(**inputs).value
    assert found is not None
    return found


@settings(deadline=None)
@given(st.integers(90, 250), st.integers(3, 62))
def test_more_current_never_carries_less(volts: int, amps: int) -> None:
    """But an outlet of up to 16 A above 200 V is planned with 10 A, so the step to 17 A is a large one."""
    assert value(mains=f"{volts}V/{amps + 1}A") >= value(mains=f"{volts}V/{amps}A")


@settings(deadline=None)
@given(CIRCUITS, st.floats(0.01, 200), st.floats(0.01, 200))
def test_a_longer_load_is_never_allowed_more(circuit: str, one: float, other: float) -> None:
    short, long = sorted((one, other))
    assert value(mains=circuit, hours=long) <= value(mains=circuit, hours=short)


@settings(deadline=None)
@given(COUNTRIES)
def test_every_country_carries_at_most_its_nominal_power(country: str) -> None:
    result = check(country=country)
    nominal = next(step.value for step in result.steps if step.label.id == "circuit-step-nominal")
    assert 0 < (result.value or 0) <= 0.8 * nominal + 0.001


@settings(deadline=None)
@given(CARDS, CIRCUITS, st.floats(0, 500))
def test_what_fits_is_what_is_counted(card: str, circuit: str, other: float) -> None:
    number = int(value(gpus=[{"name": card}], how_many=True, mains=circuit, other_load_w=other))
    assume(number < 16)
    if number:
        fits = check(gpus=[{"name": card, "count": number}], mains=circuit, other_load_w=other)
        assert fits.headline.id == "circuit-headline-fits"
    more = check(gpus=[{"name": card, "count": number + 1}], mains=circuit, other_load_w=other)
    assert more.headline.id == "circuit-headline-too-much"


@settings(deadline=None)
@given(CARDS, CIRCUITS, st.integers(0, 4))
def test_a_better_supply_never_feeds_fewer_cards(card: str, circuit: str, tier: int) -> None:
    worse, better = (
        value(gpus=[{"name": card}], how_many=True, mains=circuit, psu_tier=TIERS[i])
        for i in (tier, tier + 1)
    )
    assert better >= worse


@settings(deadline=None)
@given(CARDS, st.integers(1, 15))
def test_one_more_card_draws_more(card: str, number: int) -> None:
    few, more = (value(gpus=[{"name": card, "count": n}]) for n in (number, number + 1))
    assert more > few


@settings(deadline=None)
@given(CIRCUITS)
def test_spaces_in_a_circuit_do_not_matter(circuit: str) -> None:
    volts, amps = circuit.split("/")
    assert value(mains=f"{volts[:-1]} V / {amps[:-1]} A") == pytest.approx(value(mains=circuit))
