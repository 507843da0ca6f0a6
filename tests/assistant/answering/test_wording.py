"""Numbers, units, money and dates as each language writes them (expected: CLDR conventions)."""

from __future__ import annotations

import pytest

from assistant.answering.templates import WordingError
from assistant.answering.wording import locales, wording
from rules.computation import Day, message, quantity, step


@pytest.mark.parametrize(
    ("language", "value", "unit", "expected"),
    [
        ("en", 1375, "W", "1,375 W"),
        ("zh-Hans", 1375, "W", "1,375 W"),
        ("tr", 1375, "W", "1.375 W"),
        ("en", 10.5, "%", "10.5%"),
        ("tr", 10.5, "%", "%10,5"),
        ("en", 936.2, "GB/s", "936 GB/s"),
        ("en", 3.14159, "GiB", "3.14 GiB"),
        ("tr", 2, "h", "2 saat"),
        ("zh-Hans", 2, "h", "2 小时"),
        ("zh-Hant", 2, "h", "2 小時"),
        ("de", 1375, "W", "1.375 W"),
        ("de", 10.5, "%", "10,5 %"),
        ("de", 1, "d", "1 Tag"),
        ("de", 93, "d", "93 Tage"),
        ("de", 1.5, "d", "1,5 Tage"),
        ("fr", 1.5, "d", "1,5\xa0jour"),
        ("fr", 24, "GB", "24\xa0Go"),
        ("ru", 1375, "W", "1\xa0375 Вт"),
        ("ru", 1, "d", "1 день"),
        ("ru", 93, "d", "93 дня"),
        ("ru", 95, "d", "95 дней"),
        ("ru", 218.1, "d", "218 дней"),
        ("ru", 1.5, "d", "1,5 дня"),
        ("ru", 24, "GiB", "24 ГиБ"),
    ],
)
def test_quantity(language: str, value: float, unit: str, expected: str) -> None:
    assert wording(language).quantity(value, unit) == expected


@pytest.mark.parametrize(
    ("language", "amount", "currency", "expected"),
    [
        ("en", 1234, "USD", "$1,234"),
        ("en", 0.19, "USD", "$0.19"),
        ("zh-Hans", 6000, "CNY", "¥6,000"),
        ("tr", 20000, "TRY", "₺20.000"),
        ("tr", 12.5, "EUR", "€12,50"),
        ("de", 1499.9, "EUR", "1.500\xa0€"),
        ("de", 0.19, "EUR", "0,19\xa0€"),
        ("zh-Hant", 3121, "TWD", "NT$3,121"),
        ("zh-Hant", 3121, "USD", "US$3,121"),
    ],
)
def test_money(language: str, amount: float, currency: str, expected: str) -> None:
    assert wording(language).money(amount, currency) == expected


@pytest.mark.parametrize(
    ("language", "day", "expected"),
    [
        ("en", "2018-12-16", "December 16, 2018"),
        ("tr", "2018-12-16", "16 Aralık 2018"),
        ("zh-Hans", "2018-12-16", "2018年12月16日"),
        ("de", "2018-12-16", "16. Dezember 2018"),
        ("de", "2018-12", "Dezember 2018"),
        ("en", "2018-12", "December 2018"),
        ("en", "2018", "2018"),
    ],
)
def test_day(language: str, day: str, expected: str) -> None:
    assert wording(language).day(day) == expected


def test_the_stop_of_an_abbreviation_ends_the_sentence_too() -> None:
    assert wording("ru")("as-of", day="30 ноября 2026 г.").endswith("на 30 ноября 2026 г.")


def test_expression_writes_operands_the_language_s_way() -> None:
    line = step(message("x"), "{count} × {power}", 1100.0, "W", count=4, power=quantity(275, "W"))
    assert wording("tr").expression(line) == "4 × 275 W"


def test_traditional_chinese_is_derived_by_phrase() -> None:
    assert "記憶體" in wording("zh-Hant")("abstention")


def test_a_missing_template_is_an_error() -> None:
    with pytest.raises(WordingError, match="no template"):
        wording("en")("no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(WordingError):
        wording("en")("as-of")


def test_list_of_terms_and_days() -> None:
    assert wording("en").value((Day(value="2017"), Day(value="2018"))) == "2017 and 2018"


@pytest.mark.parametrize("language", [tag for tag in locales() if tag != "en"])
@pytest.mark.parametrize("file", ["common", "units", "follow-ups", "errors", "columns", "terms"])
def test_every_message_of_english_exists_in_each_language(language: str, file: str) -> None:
    english = wording("en")
    english._load(file)
    ids = [
        line.split(" =")[0]
        for line in "".join(english._texts(file)).splitlines()
        if " =" in line and line[0].isalpha()
    ]
    optional = {"unit-s", "unit-min", "unit-h"}
    missing = [
        message_id
        for message_id in ids
        if message_id not in optional and not wording(language).has(message_id)
    ]
    assert ids
    assert not missing


def test_what_was_written_before_is_not_taken_for_something_else() -> None:
    words = wording("en")
    assert [words.number(value) for value in (0.0, -0.0, 1, 1.0)] == ["0", "0", "1", "1"]
    assert [words.number(1.0, digits) for digits in (None, 0, 2)] == ["1", "1", "1.00"]
    assert [words.quantity(24, unit) for unit in ("GB", "GiB", "1")] == ["24 GB", "24 GiB", "24"]
    assert [wording(tag).money(6000, "CNY") for tag in ("en", "zh-Hans")] == ["CN¥6,000", "¥6,000"]
