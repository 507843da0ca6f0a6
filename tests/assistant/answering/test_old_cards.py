"""Old cards asked about today: the advice of 2017 and 2018 as such, then today's position."""

from __future__ import annotations

from datetime import date

import pytest

from assistant.answering.citing import Evidence
from assistant.answering.old_cards import ADVICE, TODAY, advice_then_and_now, old_card
from assistant.understanding.understand import understand
from corpus.guides import load_guide, shown_guide
from rules.knowledge import Knowledge

DAY = date(2026, 11, 30)


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    return Knowledge(DAY)


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "tr"])
@pytest.mark.parametrize("card", ["GTX 1070", "GTX 1080", "GTX 970", "GTX 1050 Ti"])
def test_the_advice_names_the_card_and_its_year_and_today_follows(language: str, card: str) -> None:
    found = _found(f"GeForce {card}", language)
    assert card in found[0].quote
    assert "201" in found[0].quote
    assert all("2026" in evidence.quote for evidence in found[1:])
    assert found[-1].section.id == "short-answer"
    assert all(evidence.leads for evidence in found)


def test_a_card_is_not_taken_for_its_faster_namesake() -> None:
    assert "GTX 1080," in _found("GeForce GTX 1080", "en")[0].quote.replace(" and", ",")


def test_a_card_with_tensor_cores_is_not_said_to_lack_them() -> None:
    assert [evidence.section.id for evidence in _found("GeForce RTX 2080 Ti", "en")][1:] == ["short-answer"]


def test_a_card_that_the_guides_do_not_name_has_no_advice() -> None:
    assert _found("TITAN V", "en") == []


@pytest.mark.parametrize(
    ("question", "card"),
    [
        ("Should I buy a GTX 1070 today?", "GeForce GTX 1070"),
        ("现在还能买GTX 1070吗？", "GeForce GTX 1070"),
        ("Bugün GTX 1070 alınır mı?", "GeForce GTX 1070"),
        ("Should I buy an RTX 3090?", None),
        ("How many watts does a GTX 1070 draw?", None),
    ],
)
def test_only_one_card_of_those_years_and_no_rule(
    question: str, card: str | None, knowledge: Knowledge
) -> None:
    assert old_card(understand(question, knowledge=knowledge), knowledge) == card


def _found(card: str, language: str) -> list[Evidence]:
    return advice_then_and_now(card, {guide: load_guide(guide, language) for guide in (ADVICE, TODAY)})


@pytest.mark.parametrize(
    "question",
    [
        "Should I buy a GTX 1070 today?",
        "现在还应该买 GTX 1070 吗？",
        "現在還應該買 GTX 1070 嗎？",
        "Bugün GTX 1070 almalı mıyım?",
        "Sollte ich heute eine GTX 1070 kaufen?",
        "Dois-je acheter une GTX 1070 aujourd’hui ?",
        "¿Debería comprar hoy una GTX 1070?",
        "Devo comprar uma GTX 1070 hoje?",
        "Стоит ли сегодня покупать GTX 1070?",
        "今GTX 1070を買うべきですか？",
        "지금 GTX 1070을 사야 할까요?",
    ],
)
def test_to_buy_is_heard_in_every_language(question: str, knowledge: Knowledge) -> None:
    frame = understand(question, knowledge=knowledge)
    assert frame.asks_to_buy
    assert old_card(frame, knowledge) == "GeForce GTX 1070"
    found = advice_then_and_now(
        "GeForce GTX 1070", {guide: shown_guide(guide, frame.language) for guide in (ADVICE, TODAY)}
    )
    assert "2017" in found[0].quote
    assert "2026" in found[1].quote
    assert found[-1].section.id == "short-answer"
