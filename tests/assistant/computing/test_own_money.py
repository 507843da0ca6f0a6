"""Prices are given in the currency named, else in dollars as published and again in that of the language."""

from __future__ import annotations

from datetime import date

import pytest

from assistant.computing import compute
from assistant.understanding.understand import understand
from rules.computation import Computation, Message, Money
from rules.knowledge import Knowledge

KNOWLEDGE = Knowledge(date(2026, 11, 30))
OWN = "money-own"
OF_LANGUAGE = {
    "Was ist besser, RTX 3090 oder RTX 4090?": "EUR",
    "RTX 3090 mı RTX 4090 mı?": "TRY",
    "哪个更好，RTX 3090 还是 RTX 4090？": "CNY",
    "RTX 3090とRTX 4090はどちらがいい？": "JPY",
    "Was kostet eine RTX 4090?": "EUR",
    "4090多少钱": "CNY",
    "Stelle mir einen Rechner mit 2x RTX 3090 zusammen": "EUR",
}
NONE = (
    "Which is better, RTX 3090 or RTX 4090?",  # English goes with dollars
    "RTX 3090 или RTX 4090?",  # no rate of the rouble since 2022
    "RTX 3090 還是 RTX 4090？",  # the Taiwan dollar has none
)


def asked(*questions: str) -> Computation:
    frame = None
    for question in questions:
        frame = understand(question, previous=frame, knowledge=KNOWLEDGE)
    assert frame is not None
    return compute(frame, KNOWLEDGE).computations[0]


def own(result: Computation) -> Message | None:
    return next((note for note in result.assumptions if note.id == OWN), None)


def prices(result: Computation) -> list[Money]:
    column = "total-price" if result.rule == "build" else "price"
    found = (option.values.get(column) for option in result.options)
    return [price for price in found if isinstance(price, Money)]


@pytest.mark.parametrize("question, currency", OF_LANGUAGE.items(), ids=OF_LANGUAGE)
def test_dollars_are_told_again_in_the_money_of_the_language(question: str, currency: str) -> None:
    result = asked(question)
    note = own(result)
    assert note is not None
    rate = KNOWLEDGE.exchange.rate(currency, "USD", KNOWLEDGE.as_of)
    told = note.arguments["amounts"]
    assert isinstance(told, tuple)
    assert [each.currency for each in told if isinstance(each, Money)] == [currency] * len(prices(result))
    assert {price.currency for price in prices(result)} == {"USD"}
    for price, each in zip(prices(result), told, strict=True):
        assert isinstance(each, Money)
        assert each.amount * rate.value == pytest.approx(price.amount)


@pytest.mark.parametrize("question", NONE)
def test_nothing_is_told_again_without_a_rate_of_today(question: str) -> None:
    assert own(asked(question)) is None


def test_a_currency_that_was_named_is_that_of_the_comparison() -> None:
    plain = asked("Was ist besser, RTX 3090 oder RTX 4090?")
    named = asked("3000 € Budget: RTX 3090 oder RTX 4090, was ist besser?")
    rate = KNOWLEDGE.exchange.rate("EUR", "USD", KNOWLEDGE.as_of)
    assert {price.currency for price in prices(named)} == {"EUR"}
    for dollars, euros in zip(prices(plain), prices(named), strict=True):
        assert euros.amount * rate.value == pytest.approx(dollars.amount)
    assert own(named) is None
    assert "gpu-price-note-rate" in [note.id for note in named.assumptions]
    assert named.value == plain.value


def test_a_currency_is_named_without_an_amount_too() -> None:
    result = asked("RTX 3090 vs RTX 4090, prices in euros?")
    assert {price.currency for price in prices(result)} == {"EUR"}
