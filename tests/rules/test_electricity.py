"""Properties of the electricity rule."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalog.places import tariffs
from rules.computation import Computation
from rules.electricity import RULE
from rules.electricity.parameters import ElectricityParameters
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
PARAMETERS = KNOWLEDGE.parameters(ElectricityParameters, "electricity")
POWERS = st.floats(50, 20000)
HOURS = st.floats(0.01, 100_000)
PRICES = st.floats(0, 1000)
TIERS = ["standard", "bronze", "silver", "gold", "platinum", "titanium"]
COUNTRIES = st.sampled_from([row.country for row in tariffs() if not row.is_average])


def run(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


def energy(**inputs: object) -> float:
    found = run(**inputs).value
    assert found is not None
    return found


def cost(**inputs: object) -> float:
    return next(step.value for step in run(**inputs).steps if step.label.id == "electricity-step-cost")


@settings(deadline=None)
@given(POWERS, POWERS, HOURS)
def test_more_power_never_takes_less_energy(one: float, other: float, hours: float) -> None:
    low, high = sorted((one, other))
    assert energy(total_power_w=high, hours=hours) >= energy(total_power_w=low, hours=hours)


@settings(deadline=None)
@given(POWERS, HOURS, st.floats(1.1, 8))
def test_energy_is_proportional_to_time(power: float, hours: float, factor: float) -> None:
    once, longer = (energy(total_power_w=power, hours=h) for h in (hours, hours * factor))
    assert longer == pytest.approx(factor * once)


@settings(deadline=None)
@given(POWERS, PRICES, PRICES)
def test_a_higher_price_never_costs_less(power: float, one: float, other: float) -> None:
    low, high = (cost(total_power_w=power, tariff=price, currency="EUR") for price in sorted((one, other)))
    assert high >= low


@settings(deadline=None)
@given(POWERS, st.sampled_from(["US", "DE"]), st.integers(0, 4))
def test_a_better_tier_never_takes_more(power: float, country: str, tier: int) -> None:
    worse, better = (
        energy(total_power_w=power, country=country, psu_tier=TIERS[i]) for i in (tier, tier + 1)
    )
    assert better <= worse


@settings(deadline=None)
@given(POWERS, st.floats(0, 1), st.floats(0, 1), st.floats(0, 50))
def test_more_time_under_load_never_takes_less(power: float, one: float, other: float, idle: float) -> None:
    low, high = (energy(total_power_w=power, duty=duty, idle_power_w=idle) for duty in sorted((one, other)))
    assert high >= low - 1e-9


@settings(deadline=None)
@given(POWERS, st.floats(0.05, 24))
def test_hours_a_day_are_a_share_of_the_whole(power: float, daily: float) -> None:
    part, whole = energy(total_power_w=power, hours_per_day=daily), energy(total_power_w=power)
    assert part == pytest.approx(whole * daily / 24)


@settings(deadline=None)
@given(COUNTRIES)
def test_every_country_has_a_price_and_a_date(country: str) -> None:
    result = run(total_power_w=1000, country=country.lower())
    names = ("electricity-assume-price-country", "electricity-assume-price-union")
    said = next(note for note in result.assumptions if note.id in names)
    assert said.arguments["day"]
    assert cost(total_power_w=1000, country=country) > 0


def test_every_continent_has_an_average() -> None:
    averages = {row.country for row in tariffs() if row.is_average}
    assert set(PARAMETERS.continents.value) <= averages


def test_no_country_is_on_two_continents() -> None:
    members = [country for each in PARAMETERS.continents.value.values() for country in each]
    assert len(members) == len(set(members))


def test_a_price_grows_old() -> None:
    later = Knowledge(date(2028, 3, 1))
    said = [note.id for note in RULE({"total_power_w": 1000, "country": "DE"}, later).warnings]
    assert "electricity-warning-old-price" in said
    assert "warning-stale-parameter" in said
