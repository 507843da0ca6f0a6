"""Properties of the rule on renting or buying."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cloud_or_buy import RULE
from rules.computation import Computation
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
PRICES = st.floats(50, 50000)
RENTS = st.floats(0.2, 20)
FOREVER = float("inf")


def ask(knowledge: Knowledge = KNOWLEDGE, card: str = "GeForce RTX 3090", **inputs: object) -> Computation:
    return RULE({"gpus": [{"name": card}], **inputs}, knowledge)


def hours(result: Computation) -> float:
    return FOREVER if result.value is None else result.value


@settings(deadline=None)
@given(PRICES, PRICES, RENTS)
def test_a_dearer_card_never_breaks_even_earlier(one: float, other: float, rent: float) -> None:
    low, high = sorted((one, other))
    cheap, dear = (ask(price={"amount": price}, hourly_rate={"amount": rent}) for price in (low, high))
    assert hours(cheap) <= hours(dear)


@settings(deadline=None)
@given(st.floats(0.01, 20), st.floats(0.01, 20))
def test_a_dearer_rent_never_breaks_even_later(one: float, other: float) -> None:
    low, high = sorted((one, other))
    cheap, dear = (ask(hourly_rate={"amount": rent}) for rent in (low, high))
    assert hours(dear) <= hours(cheap)


@settings(deadline=None)
@given(st.floats(0, 1207), st.floats(0, 1207))
def test_more_resale_never_breaks_even_later(one: float, other: float) -> None:
    low, high = sorted((one, other))
    little, much = (ask(resale={"amount": amount}) for amount in (low, high))
    assert hours(much) <= hours(little)


@settings(deadline=None)
@given(st.floats(0, 5), st.floats(0, 5))
def test_dearer_electricity_never_breaks_even_earlier(one: float, other: float) -> None:
    low, high = sorted((one, other))
    cheap, dear = (ask(tariff={"amount": tariff}) for tariff in (low, high))
    assert hours(cheap) <= hours(dear)


@settings(deadline=None)
@given(PRICES, RENTS, st.sampled_from(["EUR", "TRY", "CNY", "GBP"]))
def test_the_currency_does_not_matter(price: float, rent: float, currency: str) -> None:
    rate = KNOWLEDGE.exchange.rate(currency, "USD", TODAY).value
    dollars = ask(price={"amount": price}, hourly_rate={"amount": rent})
    own = ask(
        price={"amount": price / rate, "currency": currency},
        hourly_rate={"amount": rent / rate, "currency": currency},
    )
    assert hours(own) == pytest.approx(hours(dollars), rel=1e-6)


@settings(deadline=None)
@given(st.floats(0.01, 100000), PRICES, RENTS)
def test_the_advice_turns_at_the_break_even(used: float, price: float, rent: float) -> None:
    result = ask(price={"amount": price}, hourly_rate={"amount": rent}, hours=used)
    buys = result.headline.id == "cloud-or-buy-headline-buy"
    assert buys == (used >= hours(result)) or used == pytest.approx(hours(result), rel=1e-6)


@settings(deadline=None)
@given(st.integers(1, 16))
def test_the_number_of_cards_does_not_change_the_break_even(count: int) -> None:
    result = RULE({"gpus": [{"name": "GeForce RTX 3090", "count": count}]}, KNOWLEDGE)
    assert result.value == ask().value


@pytest.mark.parametrize("card", ["GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090"])
def test_the_usual_cards_are_those_of_single_questions(card: str) -> None:
    rows = {option.name: option.values["break-even"].value for option in RULE({}, KNOWLEDGE).options}  # type: ignore[union-attr]
    assert rows[card] == pytest.approx(ask(card=card).value)


def test_every_provider_is_dated() -> None:
    for option in ask(card="H100 PCIe 80 GB").options:
        assert {"rent", "rate-kind", "rate-date"} <= set(option.values)


def test_rents_of_the_future_are_not_known() -> None:
    then = Knowledge(date(2026, 9, 15))
    result = RULE({"gpus": [{"name": "GeForce RTX 4090"}], "rented": "RTX A6000"}, then)
    rent = next(note for note in result.assumptions if note.id == "cloud-or-buy-assume-rent")
    assert rent.arguments["rent"].amount in (0.5, 1.28)  # type: ignore[union-attr]


def test_prices_of_the_users_own(tmp_path: Path) -> None:
    file = tmp_path / "prices.csv"
    file.write_text("name,price,date,kind\nGeForce RTX 3090,700,2026-11-20,used\n", encoding="utf-8")
    assert ask(Knowledge(TODAY, file)).value == pytest.approx(700 / (0.22 - 350 / 0.9 / 1000 * 0.1883))


def test_a_stale_parameter_is_named() -> None:
    result = ask(Knowledge(date(2029, 1, 1)), price={"amount": 1000})
    assert "warning-stale-parameter" in [warning.id for warning in result.warnings]
