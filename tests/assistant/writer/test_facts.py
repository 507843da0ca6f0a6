"""What is read from a sentence: numbers in words and digits, units, dates, names, in every language."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.writer.facts.dates import Date
from assistant.writer.facts.facts import facts
from assistant.writer.facts.grammar import LANGUAGES, grammar
from assistant.writer.facts.units import kind_of
from tests.assistant.writer.loading import knowledge

WORDS: dict[str, Any] = yaml.safe_load(
    Path(__file__).with_name("number_words.yaml").read_text(encoding="utf-8")
)


def values(text: str, language: str) -> list[tuple[Fraction, str]]:
    return [(each.value, each.kind) for each in facts(text, language, knowledge()).quantities]


def test_every_language_has_a_grammar_and_numbers_in_words() -> None:
    assert set(WORDS) == set(LANGUAGES)
    for language in LANGUAGES:
        assert grammar(language).tag == language


@pytest.mark.parametrize(
    ("language", "value", "words"),
    [(language, value, words) for language in WORDS for value, words in WORDS[language]["words"].items()],
)
def test_a_number_in_words_has_its_value(language: str, value: int, words: str) -> None:
    assert values(WORDS[language]["sentence"].format(words), language) == [(Fraction(value), "W")]


@pytest.mark.parametrize(
    ("language", "text", "value", "unit"),
    [
        ("en", "1,158.5 W", "1158.5", "W"),
        ("en", "1.158 kW", "1.158", "kW"),
        ("en", "½ GB", "0.5", "GB"),
        ("en", "2½ h", "2.5", "h"),
        ("en", "24 GiB/s", "24", "GiB/s"),
        ("en", "24 Gb/s", "24", "Gbit/s"),
        ("en", "US$1,200", "1200", "USD"),
        ("en", "$0.12/kWh", "0.12", "USD/kWh"),
        ("en", "70 billion parameters", "70000000000", "param"),
        ("en", "8k tokens", "8000", "tok"),
        ("de", "1.158,5 W", "1158.5", "W"),
        ("de", "1,5 Mio. Token", "1500000", "tok"),
        ("de", "0,35 €/kWh", "0.35", "EUR/kWh"),
        ("fr", "1\u202f158,5 W", "1158.5", "W"),
        ("fr", "24 Go", "24", "GB"),
        ("ru", "1\u00a0158,5 Вт", "1158.5", "W"),
        ("ru", "12 тыс. токенов", "12000", "tok"),
        ("es", "70 mil millones de parámetros", "70000000000", "param"),
        ("pt", "R$ 1.200", "1200", "BRL"),
        ("tr", "%87", "87", "%"),
        ("tr", "yüzde on iki", "12", "%"),
        ("tr", "24 GB'lık", "24", "GB"),
        ("zh-Hans", "1.2万元", "12000", "CNY"),
        ("zh-Hans", "¥5,954", "5954", "CNY"),
        ("zh-Hans", "百分之八十", "80", "%"),
        ("zh-Hant", "兩千瓦", "2000", "W"),
        ("zh-Hant", "三億五千萬個參數", "350000000", "param"),
        ("ja", "¥5,954", "5954", "JPY"),
        ("ja", "1億円", "100000000", "JPY"),
        ("ja", "八割", "80", "%"),
        ("ko", "3만 원", "30000", "KRW"),
        ("ko", "１，１５８Ｗ", "1158", "W"),
    ],
)  # fmt: skip
def test_a_quantity_is_read_as_written(language: str, text: str, value: str, unit: str) -> None:
    kind, factor = kind_of(unit)
    assert values(text, language) == [(Fraction(value) * factor, kind)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1.158,5 W"),
        ("en", "11,58 W"),
        ("en", "1'158 W"),
        ("de", "1,158.5 W"),
        ("de", "48.0 GiB"),
        ("fr", "1.158 W"),
        ("ru", "1.158 Вт"),
        ("zh-Hans", "1.158.000 W"),
        ("en", "1,2OO W"),
        ("en", "as [^1] says"),
        ("en", "as 【1】 says"),
    ],
)
def test_what_is_no_number_of_the_language_is_not_read_as_one(language: str, text: str) -> None:
    assert facts(text, language, knowledge()).unread


@pytest.mark.parametrize(
    ("language", "text", "date"),
    [
        ("en", "November 30, 2026", (2026, 11, 30)),
        ("en", "30 November 2026", (2026, 11, 30)),
        ("en", "in 2018", (2018, None, None)),
        ("en", "2026-11-30", (2026, 11, 30)),
        ("de", "am 30. November 2026", (2026, 11, 30)),
        ("de", "30.11.2026", (2026, 11, 30)),
        ("fr", "1er mars 2018", (2018, 3, 1)),
        ("es", "30 de noviembre de 2026", (2026, 11, 30)),
        ("pt", "novembro de 2026", (2026, 11, None)),
        ("ru", "30 ноября 2026 г.", (2026, 11, 30)),
        ("tr", "30 Kasım 2026'da", (2026, 11, 30)),
        ("zh-Hans", "2026年11月30日", (2026, 11, 30)),
        ("ja", "2026年9月", (2026, 9, None)),
        ("ko", "2026년 11월 30일", (2026, 11, 30)),
    ],
)
def test_a_date_is_read_as_the_language_writes_it(
    language: str, text: str, date: tuple[int | None, ...]
) -> None:
    read = facts(text, language, knowledge())
    assert read.dates == (Date(*date),)
    assert (read.quantities, read.unread) == ((), ())


def test_products_are_known_by_any_spelling_and_unknown_ones_by_their_letters() -> None:
    text = "two rtx3090s, a Ryzen 9 7950X, Llama 3.3 70B in Q4_K_M, an RTX 5095, PCIe 4.0 x16"
    names = [sorted(name.readings)[0] for name in facts(text, "en", knowledge()).names]
    assert names == [
        "GeForce RTX 3090",
        "AMD Ryzen 9 7950X",
        "Llama 3.3 70B",
        "q4km",
        "rtx5095",
        "pcie40",
        "x16",
    ]


def test_a_card_with_memory_that_it_was_never_sold_with_is_another_one() -> None:
    known, other = (facts(f"RTX 3060 {size} GB", "en", knowledge()).names[0].readings for size in (12, 15))
    assert known.isdisjoint(other)


def test_both_ends_of_a_range_have_its_unit() -> None:
    assert values("4–8 GB", "en") == [(Fraction(4 * 10**9), "B"), (Fraction(8 * 10**9), "B")]


def test_articles_are_no_numbers() -> None:
    for language, text in (
        ("de", "eine Karte"), ("fr", "une carte"), ("es", "una tarjeta"), ("pt", "uma placa"),
        ("tr", "bir kart"), ("zh-Hans", "一张显卡"), ("ko", "이 카드"), ("en", "one of them"),
    ):  # fmt: skip
        assert values(text, language) == [], text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_judges_in_the_same_terms(language: str) -> None:
    rules, english = grammar(language), grammar("en")
    meant = {meaning.removeprefix("un:") for meaning in rules.meanings.values.values()}
    assert meant == {meaning.removeprefix("un:") for meaning in english.meanings.values.values()}
    assert rules.pairs == english.pairs
    assert {each for pair in rules.pairs for each in pair} <= meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_of_a_language_has_a_kind(language: str) -> None:
    units = {*grammar(language).units.values.values(), *grammar(language).symbols.values.values()}
    assert {"W", "kW", "kWh", "GB", "GiB", "%", "h", "tok", "1", "EUR"} <= units
    assert all(kind_of(unit)[1] > 0 for unit in units)
