"""How an ambiguous sign of money was read, and what happens to a currency without a rate."""

from __future__ import annotations

import pytest

from assistant.computing import compute
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)


def asked(*questions: str):
    frame = None
    for question in questions:
        frame = understand(question, previous=frame, knowledge=KNOWLEDGE)
    assert frame is not None
    return compute(frame, KNOWLEDGE)


@pytest.mark.parametrize("question", ["Which GPU for ¥150000?", "150000 ¥ ile hangi ekran kartı"])
def test_a_sign_of_two_currencies_is_said_to_be_read_as_yen(question):
    (computation,) = asked(question).computations
    assert computation.assumptions[0].id == "money-assume-sign"
    assert dict(computation.assumptions[0].arguments) == {"used": "JPY", "other": "CNY"}


@pytest.mark.parametrize(
    "question", ["¥8000买什么显卡", "Which GPU for 1500 dollars?", "Which GPU for 150000 yen?"]
)
def test_a_sign_with_one_meaning_needs_no_word(question):
    (computation,) = asked(question).computations
    assert "money-assume-sign" not in [note.id for note in computation.assumptions]


@pytest.mark.parametrize(
    "question",
    [
        "預算三萬元，推薦哪張顯示卡",
        "NT$30000以內的顯示卡推薦",
        "Which GPU for 30000 TWD?",
        "30000 tayvan doları ile hangi ekran kartı",
    ],
)
def test_a_currency_without_a_rate_is_asked_for_in_dollars(question):
    (refusal,) = asked(question).refusals
    assert refusal.message.id == "error-currency-without-rate"
    assert "1000 USD" in refusal.options


@pytest.mark.parametrize(
    "question, used, other",
    [
        ("GPU for 5000 crowns", "SEK", "NOK"),
        ("which gpu for 8000 kroner", "NOK", "DKK"),
        ("placa de vídeo por 9000 pesos", "MXN", "PHP"),
        ("Grafikkarte für 5000 Kronen", "SEK", "NOK"),
        ("5000クローネのグラボ", "NOK", "DKK"),
    ],
)
def test_a_name_of_several_currencies_is_said_to_be_read_as_one(question, used, other):
    (computation,) = asked(question).computations
    assert computation.assumptions[0].id == "money-assume-name"
    assert dict(computation.assumptions[0].arguments) == {"used": used, "other": other}


@pytest.mark.parametrize(
    "question, word",
    [
        ("GPU for 500 zorkmids", "zorkmids"),
        ("best gpu for 900 quatloos", "quatloos"),
        ("Grafikkarte für 500 Taler", "Taler"),
        ("carte graphique pour 500 écus", "écus"),
    ],
)
def test_a_word_that_is_no_currency_is_named_with_those_that_are(question, word):
    (refusal,) = asked(question).refusals
    assert refusal.message.id == "error-currency-unknown"
    arguments = dict(refusal.message.arguments)
    assert arguments["word"] == word
    assert {"EUR", "USD", "SEK"} < set(arguments["known"])
    assert refusal.options[0].endswith(" USD")


def test_an_amount_in_no_currency_is_said_again_in_one():
    outcome = asked("GPU for 500 zorkmids", "500 EUR")
    assert outcome.computations[0].inputs["budget"]["currency"] == "EUR"


def test_an_assumed_currency_without_a_rate_offers_the_same_amount_in_others():
    (refusal,) = asked("預算3萬，買什麼顯示卡").refusals
    assert refusal.message.id == "error-currency-assumed-without-rate"
    assert "30000 USD" in refusal.options


def test_the_talk_goes_on_with_an_offered_amount():
    outcome = asked("預算三萬元，推薦哪張顯示卡打Kaggle", "1000 USD")
    (computation,) = outcome.computations
    assert computation.inputs["budget"] == {"amount": 1000.0, "currency": "USD"}
    assert computation.inputs["purpose"] == "kaggle"
