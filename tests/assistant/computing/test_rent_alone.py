"""A small amount beside "rent" is the rent of an hour, and one that a card may cost is its price."""

from __future__ import annotations

from datetime import date

import pytest

from assistant.computing import compute
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

KNOWLEDGE = Knowledge(date(2026, 11, 30))


@pytest.mark.parametrize(
    "question, amount, currency",
    [
        ("rent 4090 at $0.4", 0.4, "USD"),
        ("租4090 3元", 3, "CNY"),
        ("4090 kiralamak 20 lira", 20, "TRY"),
        ("4090 mieten für 0,40 €", 0.4, "EUR"),
    ],
)
def test_an_amount_that_buys_no_card_is_a_rent(question: str, amount: float, currency: str) -> None:
    computation = compute(understand(question, knowledge=KNOWLEDGE), KNOWLEDGE).computations[0]
    assert computation.inputs["hourly_rate"] == {"amount": amount, "currency": currency}
    assert "price" not in computation.inputs
    note = next(each for each in computation.assumptions if each.id == "cloud-or-buy-assume-hourly")
    assert note.with_answer


def test_an_amount_that_may_buy_a_card_is_its_price() -> None:
    computation = compute(
        understand("rent or buy a 4090 for $1800", knowledge=KNOWLEDGE), KNOWLEDGE
    ).computations[0]
    assert computation.inputs["price"] == {"amount": 1800, "currency": "USD"}
    assert "cloud-or-buy-assume-hourly" not in {each.id for each in computation.assumptions}
