"""Properties of the budget rule, and prices of the user's own."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.errors import RuleInputError
from rules.gpu_budget import RULE
from rules.gpu_budget.offers import offers
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.speed import training_estimate
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
MONEY = st.floats(20, 60000)
PURPOSES = st.sampled_from([None, "llm_inference", "research", "kaggle", "image_generation", "beginner"])
CONDITIONS = st.sampled_from(["new", "used", "any"])
CURRENCIES = st.sampled_from(["EUR", "TRY", "CNY", "GBP", "JPY"])


def pick(
    knowledge: Knowledge = KNOWLEDGE, currency: str = "USD", amount: float = 1000, **wishes: object
) -> Computation:
    return RULE({"budget": {"amount": amount, "currency": currency}, **wishes}, knowledge)


@settings(deadline=None)
@given(MONEY, MONEY, PURPOSES, CONDITIONS)
def test_a_larger_budget_never_picks_a_slower_card(
    one: float, other: float, purpose: str | None, condition: str
) -> None:
    low, high = sorted((one, other))
    little, much = (pick(amount=a, purpose=purpose, condition=condition) for a in (low, high))
    if little.value is not None:
        assert much.value is not None
        assert much.value >= little.value


@settings(deadline=None)
@given(MONEY, st.floats(0.25, 200), st.floats(0.25, 200))
def test_asking_for_more_memory_never_picks_a_faster_card(amount: float, one: float, other: float) -> None:
    low, high = sorted((one, other))
    some, more = (pick(amount=amount, memory_gb=gb) for gb in (low, high))
    if more.value is not None:
        assert (some.value or 0) >= more.value


@settings(deadline=None)
@given(MONEY, CURRENCIES)
def test_the_currency_of_the_budget_does_not_matter(amount: float, currency: str) -> None:
    rate = KNOWLEDGE.exchange.rate(currency, "USD", TODAY).value
    dollars, own = pick(amount=amount), pick(amount=amount / rate * 1.0000001, currency=currency)
    assert [option.name for option in dollars.options] == [option.name for option in own.options]


@settings(deadline=None)
@given(MONEY, st.integers(1, 16))
def test_a_budget_for_all_is_the_budget_for_each_times_their_number(amount: float, count: int) -> None:
    each = pick(amount=amount, count=count, budget_is_each=True)
    together = pick(amount=amount * count * 1.0000001, count=count) if amount * count < 5e6 else each
    assert each.value == together.value


@settings(deadline=None)
@given(MONEY, PURPOSES, CONDITIONS)
def test_every_card_listed_is_within_the_budget_or_none_is(
    amount: float, purpose: str | None, condition: str
) -> None:
    result = pick(amount=amount, purpose=purpose, condition=condition)
    prices = [option.values["price"].amount for option in result.options]  # type: ignore[union-attr]
    assert all((price <= amount) == (result.value is not None) for price in prices)


def test_offers_are_of_cards_and_not_from_the_future() -> None:
    for offer in offers(KNOWLEDGE):
        assert offer.day <= TODAY
        assert not offer.gpu.is_laptop
        assert not offer.gpu.is_integrated


MEASURED = [name for name in KNOWLEDGE.gpus.names() if KNOWLEDGE.gpus.get(name).training_relative is not None]


@pytest.mark.parametrize("name", MEASURED)
def test_the_estimate_is_near_what_was_measured(name: str) -> None:
    """Lambda's benchmark holds these cards; no estimate that ranks the others may be far from them."""
    gpu = KNOWLEDGE.gpus.get(name)
    parameters = KNOWLEDGE.parameters(GpuBudgetParameters, "gpu_budget")
    assert training_estimate(gpu, parameters) == pytest.approx(gpu.training_relative, rel=0.16)


@given(st.floats(100, 2000), st.floats(5, 120), st.floats(1.001, 2))
@settings(max_examples=50, deadline=None)
def test_more_bandwidth_or_arithmetic_never_estimates_less(
    bandwidth: float, shaders: float, more: float
) -> None:
    parameters = KNOWLEDGE.parameters(GpuBudgetParameters, "gpu_budget")
    one = replace(KNOWLEDGE.gpus.get("GeForce RTX 5070"), bandwidth_gb_s=bandwidth, shader_tflops=shaders)
    estimate = training_estimate(one, parameters)
    assert estimate is not None
    for wider in (
        replace(one, bandwidth_gb_s=bandwidth * more),
        replace(one, shader_tflops=shaders * more),
    ):
        assert (training_estimate(wider, parameters) or 0) > estimate


@pytest.mark.parametrize("speed", ["training", "inference"])
@pytest.mark.parametrize("condition", ["new", "used"])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("amount", "currency"),
    [(300, "USD"), (500, "USD"), (1000, "USD"), (2000, "USD"), (3000, "USD"), (6000, "CNY"), (50000, "TRY")],
)
def test_the_best_five_of_usual_budgets(
    amount: float, currency: str, count: int, condition: str, speed: str
) -> None:
    """Within the budget, fastest first, of equals the cheaper first, and nothing better left out."""
    wanted = {"count": count, "condition": condition, "speed": speed}
    result = RULE({"budget": {"amount": amount, "currency": currency}, **wanted}, KNOWLEDGE)
    if result.recommendation is None:
        assert all(row.values["price"].amount * count > amount for row in result.options)  # type: ignore[union-attr]
        return
    ranks = [(-row.values["speed"].value, row.values["price"].amount) for row in result.options]  # type: ignore[union-attr, operator]
    assert ranks == sorted(ranks)
    assert all(price * count <= amount for _, price in ranks)
    more = RULE({"budget": {"amount": amount, "currency": currency}, **wanted, "options": 20}, KNOWLEDGE)
    assert [row.name for row in more.options][: len(ranks)] == [row.name for row in result.options]
    names = {row.name: row.values for row in more.options}
    if "Radeon RX 9070" in names and "Radeon RX 9070 XT" in names:
        cheaper_first = list(names).index("Radeon RX 9070") < list(names).index("Radeon RX 9070 XT")
        assert cheaper_first == (speed == "inference")


def test_prices_of_another_day_are_those_known_then() -> None:
    then = Knowledge(date(2026, 2, 1))
    assert {offer.usd for offer in offers(then) if offer.gpu.name == "GeForce RTX 5080"} == {1268}


@pytest.fixture
def own_prices(tmp_path: Path) -> Knowledge:
    file = tmp_path / "prices.csv"
    file.write_text(
        "name,price,currency,kind,date\nGeForce RTX 3090,700,EUR,used,2026-11-20\n", encoding="utf-8"
    )
    return Knowledge(TODAY, file)


def test_prices_of_the_users_own_go_before_the_shipped(own_prices: Knowledge) -> None:
    result = pick(own_prices, "EUR", 750, memory_gb=24)
    assert result.options[0].name == "GeForce RTX 3090"
    assert result.options[0].values["price"].amount == pytest.approx(700)  # type: ignore[union-attr]
    assert "gpu-budget-check-again" in [warning.id for warning in result.warnings]


def test_an_own_price_file_that_is_none_is_named(tmp_path: Path) -> None:
    file = tmp_path / "prices.csv"
    file.write_text("name,price\nRTX 4090,500\n", encoding="utf-8")
    with pytest.raises(RuleInputError) as caught:
        RULE({"budget": {"amount": 600, "currency": "USD"}}, Knowledge(TODAY, file))
    assert caught.value.message.id == "error-price-file"
    assert str(file) in str(caught.value.message.arguments["fault"])


def test_a_launch_price_that_used_cards_have_overtaken_is_no_offer() -> None:
    """RTX 5090: 1,999 USD at its launch in January 2025, 4,795 USD used in September 2026 (GPU Poet)."""
    on_sale = {(offer.gpu.name, offer.kind) for offer in offers(KNOWLEDGE)}
    assert ("GeForce RTX 5090", "used") in on_sale
    assert ("GeForce RTX 5090", "launch") not in on_sale
    assert "GeForce RTX 5090" not in [option.name for option in pick(amount=2000).options]
