"""Electricity without a country or money is counted in the currency of the language, and that is said."""

from __future__ import annotations

from datetime import date

import pytest

from assistant.computing import compute
from assistant.understanding.understand import understand
from rules.computation import Computation
from rules.knowledge import Knowledge

KNOWLEDGE = Knowledge(date(2026, 11, 30))
ASSUMED = "money-assume-currency"
PLAIN = {
    "Was kostet der Strom für zwei 3090 im Monat?": "EUR",
    "Combien coûte l'électricité pour deux 3090 par mois ?": "EUR",
    "¿Cuánto cuesta la luz de dos 3090 al mes?": "EUR",
    "Quanto custa a luz de duas 3090 por mês?": "BRL",
    "Сколько стоит электричество для двух 3090 в месяц?": "RUB",
    "İki 3090 için aylık elektrik faturası ne kadar?": "TRY",
    "两张 3090 一个月电费多少": "CNY",
    "兩張 3090 一個月電費多少": "TWD",
    "3090二枚の電気代は月いくら？": "JPY",
    "3090 두 장 한 달 전기요금은 얼마인가요?": "KRW",
}
SAID = {
    "Was kostet der Strom für zwei 3090 in der Schweiz?": None,
    "Was kostet der Strom für zwei 3090 bei 0,30 Dollar pro kWh?": "USD",
    "Electricity cost of two 3090 a month?": None,
}
"""Where a place or money is named, or dollars go with the language, nothing is assumed."""
OWN_COUNTRY = {
    "Türkiye'de 4090 7/24 çalışırsa aylık fatura": "TRY",
    "quanto gasta de energia uma 4090 por mês no Brasil": "BRL",
    "4090在中国一个月电费多少": "CNY",
    "4090 aylık elektrik faturası almanya": None,
}
"""A country that pays in the currency of the language names no other one, and there is nothing to assume."""


def asked(question: str) -> Computation:
    outcome = compute(understand(question, knowledge=KNOWLEDGE), KNOWLEDGE)
    return next(each for each in outcome.computations if each.rule == "electricity")


@pytest.mark.parametrize("question, currency", PLAIN.items(), ids=PLAIN)
def test_the_currency_of_the_language_is_assumed_aloud(question: str, currency: str) -> None:
    result = asked(question)
    assert result.inputs["currency"] == currency
    assert ASSUMED in [note.id for note in result.assumptions]


@pytest.mark.parametrize("question, currency", SAID.items(), ids=SAID)
def test_what_was_said_goes_first(question: str, currency: str | None) -> None:
    result = asked(question)
    assert result.inputs.get("currency") == currency
    assert ASSUMED not in [note.id for note in result.assumptions]


@pytest.mark.parametrize("question, currency", OWN_COUNTRY.items(), ids=OWN_COUNTRY)
def test_costs_in_the_country_of_a_language_are_in_its_currency(question: str, currency: str | None) -> None:
    result = asked(question)
    assert result.inputs.get("currency") == currency
    assert ASSUMED not in [note.id for note in result.assumptions]
