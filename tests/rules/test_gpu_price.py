"""Properties of the rule on prices."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalog.prices import PriceTable
from rules.computation import Computation
from rules.gpu_budget.offers import cheapest
from rules.gpu_price import RULE
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
NAMES = sorted({row.name for row in PriceTable.load().rows()})
CARDS = st.sampled_from(NAMES)


def ask(*cards: tuple[str, int], knowledge: Knowledge = KNOWLEDGE, **inputs: object) -> Computation:
    gpus = [{"name": name, "count": count} for name, count in cards]
    return RULE({"gpus": gpus, **inputs}, knowledge)


def price(*cards: tuple[str, int], **inputs: object) -> float:
    found = ask(*cards, **inputs).value
    assert found is not None
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_card_with_a_price_has_an_answer(name: str) -> None:
    result = ask((name, 1))
    listed = [row.amount for row in KNOWLEDGE.prices.history(name)]
    assert result.value in listed
    assert len(result.options) == len(listed)


@settings(deadline=None)
@given(CARDS, st.integers(1, 16))
def test_several_cost_so_many_times_as_much(name: str, count: int) -> None:
    assert price((name, count)) == pytest.approx(count * price((name, 1)))


@settings(deadline=None)
@given(CARDS, CARDS)
def test_cards_together_cost_their_sum(one: str, other: str) -> None:
    assert price((one, 1), (other, 2)) == pytest.approx(price((one, 1)) + price((other, 2)))


@settings(deadline=None)
@given(CARDS, st.sampled_from(["EUR", "JPY", "TRY", "CNY", "GBP"]))
def test_another_currency_is_the_same_price(name: str, currency: str) -> None:
    rate = KNOWLEDGE.exchange.rate(currency, "USD", TODAY).value
    assert price((name, 1), currency=currency) * rate == pytest.approx(
        price((name, 1)), abs=0.01 * max(rate, 1)
    )


@settings(deadline=None)
@given(CARDS, st.sampled_from(["new", "used"]))
def test_one_condition_is_never_cheaper_than_any(name: str, condition: str) -> None:
    assert price((name, 1), condition=condition) >= price((name, 1))


@pytest.mark.parametrize("condition", ["new", "used"])
def test_it_names_the_price_that_the_budget_rule_reckons_with(condition: str) -> None:
    for name in NAMES:
        offer = cheapest(name, condition, KNOWLEDGE)  # type: ignore[arg-type]
        if offer is not None and offer.kind == condition:
            assert price((name, 1), condition=condition) == pytest.approx(offer.usd)


def test_nothing_is_known_of_later_days() -> None:
    early = Knowledge(date(2026, 8, 1))
    assert ask(("GeForce RTX 3090", 1), knowledge=early).value == 1050


def test_own_prices_come_first(tmp_path: Path) -> None:
    own = tmp_path / "prices.csv"
    own.write_text("name,price,currency,date,kind,source\nGeForce RTX 3090,700,USD,2026-11-01,used,shop\n")
    result = ask(("GeForce RTX 3090", 1), knowledge=Knowledge(TODAY, price_override=own))
    assert result.value == 700
    assert result.references[0] == "user"
    assert "gpu-price-assume-us" not in [note.id for note in result.assumptions]
