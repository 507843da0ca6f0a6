"""Deciding words of a question, and the share of them that texts do not hold."""

from __future__ import annotations

import pytest

from assistant.retrieval.lexical.decisive import decisive, unheld, unheld_share
from assistant.retrieval.lexical.tokens import tokens
from assistant.retrieval.retriever import Retriever

TEXTS = {
    "en": "The power supply feeds the card.",
    "zh": "显卡的功耗决定电源",
    "tr": "Güç kaynağı kartı hesapla besler.",
}


@pytest.fixture(scope="module")
def retriever() -> Retriever:
    return Retriever.open()


def held(language: str, term: str) -> bool:
    return term in tokens(TEXTS[language], language)


@pytest.mark.parametrize(
    ("question", "language", "missing"),
    [
        ("How heavy is the power supply?", "en", ["heavi"]),
        ("Which printer should I pick?", "en", ["printer"]),
        ("How many watts does my PSU need?", "en", ["watt"]),
        ("power of 3 cards at 350 W", "en", []),
        ("显卡功耗会决定电源吗", "zh", []),
        ("打印机", "zh", ["打印", "印机"]),
        ("Güç kaynağı hesaplanabilir mi?", "tr", []),
        ("Hangi yazıcı iyi?", "tr", ["yazic"]),
    ],
)
def test_words_of_everyday_and_of_the_field_are_not_missed(
    question: str, language: str, missing: list[str]
) -> None:
    terms = tokens(question, language)
    assert unheld(terms, language, lambda term: held(language, term) or term in ("w", "card")) == missing


def test_a_year_to_come_that_no_text_names_decides_alone() -> None:
    terms = tokens("Power supply prices in 2035", "en")
    assert unheld_share(terms, "en", lambda term: term != "2035") == 1.0
    assert unheld_share(terms, "en", lambda term: True) == 0.0


def test_a_question_without_deciding_words_misses_none() -> None:
    assert decisive(tokens("How good is an RTX 3090?", "en"), "en") == []
    assert unheld_share((), "en", lambda term: False) == 0.0


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Which printer should I buy?", "en"),
        ("what will a 3090 cost in 2031?", "en"),
        ("how many decibels does a 3090 make?", "en"),
        ("买什么打印机好？", "zh-Hans"),
        ("4090有多重", "zh-Hans"),
        ("4090 kaç kilo?", "tr"),
    ],
)
def test_what_no_guide_speaks_of_is_not_answered(question: str, language: str, retriever: Retriever) -> None:
    assert not retriever.search(question, language).answerable


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Should I buy a GTX 1070 today?", "en"),
        ("為什麼記憶體頻寬這麼重要？", "zh-Hant"),
        ("Bugün GTX 1070 alınır mı?", "tr"),
    ],
)
def test_what_a_guide_speaks_of_is_answered(question: str, language: str, retriever: Retriever) -> None:
    assert retriever.search(question, language).answerable
