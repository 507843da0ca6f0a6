"""Numbers, quantities and money by themselves, without the sense of a question."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.understanding.digits import parse_digits
from assistant.understanding.money import find_amounts
from assistant.understanding.numbers import find_numbers
from assistant.understanding.quantities import UNITS, find_quantities
from tests.assistant.understanding.helpers import read


@pytest.mark.parametrize(
    "text, decimal, value, alternative",
    [
        ("250", ".", 250, None),
        ("1.5", ".", 1.5, None),
        ("1.5", ",", 1.5, None),
        ("1,5", ",", 1.5, None),
        ("1,5", ".", 1.5, None),
        ("1.500", ",", 1500, 1.5),
        ("1.500", ".", 1.5, 1500),
        ("1,500", ".", 1500, 1.5),
        ("1,500", ",", 1.5, 1500),
        ("1,500.50", ".", 1500.5, None),
        ("1.500,50", ".", 1500.5, None),
        ("1.500.000", ".", 1500000, None),
        ("12,345,678.9", ",", 12345678.9, None),
        ("0.250", ",", 0.25, None),
        ("0,250", ".", 0.25, None),
        ("3090.123", ",", 3090.123, None),
    ],
)
def test_parse_digits(text, decimal, value, alternative):
    assert parse_digits(text, decimal) == (value, alternative)


@pytest.mark.parametrize("text", ["1.2.3", "1,23,456", "1.500,50,1", "12.34.567,8"])
def test_no_number(text):
    assert parse_digits(text, ".") is None


NUMBERS = [
    ("en", "two hundred fifty", [250]),
    ("en", "one hundred and fifty", [150]),
    ("en", "four thousand and twenty", [4020]),
    ("en", "twenty-four", [24]),
    ("en", "two hundred thousand", [200000]),
    ("en", "1.5k and 20k", [1500, 20000]),
    ("en", "3 million", [3000000]),
    ("en", "a dozen, half a dozen, a pair of, a couple of", [12, 6, 2, 2]),
    ("en", "dual triple quad", [2, 3, 4]),
    ("en", "4 250", [4, 250]),
    ("en", "four 250", [4, 250]),
    ("en", "b580 gpt-4 i9-14900k gen4 h100", []),
    ("en", "x4 -2", [4, -2]),
    ("en", "usb 3 and windows 11 at 1080p in 3D", []),
    ("zh-Hans", "一万五", [15000]),
    ("zh-Hans", "两万", [20000]),
    ("zh-Hans", "两千五", [2500]),
    ("zh-Hans", "一百零五", [105]),
    ("zh-Hans", "四百五十", [450]),
    ("zh-Hans", "一千二百万", [12000000]),
    ("zh-Hans", "二十四", [24]),
    ("zh-Hans", "十二", [12]),
    ("zh-Hans", "1万5", [15000]),
    ("zh-Hans", "1.2万", [12000]),
    ("zh-Hans", "3千", [3000]),
    ("zh-Hans", "双 三 四", [2, 3, 4]),
    ("zh-Hans", "一般一起看一下，统一一些", []),
    ("zh-Hant", "三萬五千", [35000]),
    ("tr", "iki yüz elli", [250]),
    ("tr", "yüz elli", [150]),
    ("tr", "yirmi beş bin", [25000]),
    ("tr", "20 bin", [20000]),
    ("tr", "20.000", [20000]),
    ("tr", "1,5 milyon", [1500000]),
    ("tr", "on iki", [12]),
    ("tr", "IKI dort UC", [2, 4, 3]),
    ("tr", "bir şey, herhangi bir zaman", []),
]


@pytest.mark.parametrize("tag, text, values", NUMBERS, ids=[f"{tag}: {text}" for tag, text, _ in NUMBERS])
def test_numbers(tag, text, values):
    assert [number.value for number in find_numbers(read(text, tag))] == values


@pytest.mark.parametrize(
    "tag, text, low, high",
    [
        ("en", "4-8 GB", 4, 8),
        ("en", "1000–1500 W", 1000, 1500),
        ("en", "2 to 4 cards", 2, 4),
        ("en", "20-30k", 20000, 30000),
        ("en", "between 800 and 1000", 800, 1000),
        ("zh-Hans", "2~3张", 2, 3),
        ("zh-Hans", "八千到一万", 8000, 10000),
        ("tr", "1000 ile 1500 arası", 1000, 1500),
    ],
)
def test_ranges(tag, text, low, high):
    (number,) = find_numbers(read(text, tag))
    assert (number.low, number.value) == (low, high)


QUANTITIES = [
    ("en", "24gb, 24 GB, 24 GiB, 24-gig, ２４ＧＢ", [("memory", 24)] * 5),
    ("en", "1.5 TB 512MB", [("memory", 1500), ("memory", 0.512)]),
    ("en", "850 W, 850w, 0.85 kW, 850 watts, 1.000 W", [("power", 850)] * 4 + [("power", 1000)]),
    ("en", "100 MB/s, 7 GB/s, 10 Gbit/s", [("rate", 100), ("rate", 7000), ("rate", 1250)]),
    ("en", "two weeks, 3 days, 1 month, 90 min, 8h", [("duration", x) for x in (336, 72, 730, 1.5, 8)]),
    ("en", "80%, 80 percent, 80 °C, 80 degrees", [("share", 0.8)] * 2 + [("temperature", 80)] * 2),
    ("en", "70b, 7 billion parameters, 350M params", [("parameters", x) for x in (70, 7, 0.35)]),
    ("en", "120V 15A", [("volts", 120), ("amperes", 15)]),
    ("en", "15 a circuit of 15 A", [("amperes", 15)]),
    ("en", "128k tokens at 30 tok/s", [("tokens", 128000), ("token_rate", 30)]),
    ("en", "I bought 2 a while ago, 404 a mix, 10 KV, 5 amazing c programs", []),
    ("zh-Hans", "250瓦，24G，4T，80％，百分之八十，两周", [
        ("power", 250), ("memory", 24), ("memory", 4000), ("share", 0.8), ("share", 0.8), ("duration", 336)]),
    ("zh-Hans", "70亿参数，2018年，三天", [("parameters", 7), ("duration", 72)]),
    ("zh-Hant", "250瓦，24GB，8小時", [("power", 250), ("memory", 24), ("duration", 8)]),
    ("tr", "250 W'lık, 1,5 kW, %80, yüzde 80, 24 GB'lık, iki hafta, 8 saat", [
        ("power", 250), ("power", 1500), ("share", 0.8), ("share", 0.8), ("memory", 24), ("duration", 336),
        ("duration", 8)]),
    ("tr", "7 milyar parametreli, saniyede, bin bir gece", [("parameters", 7)]),
]  # fmt: skip


@pytest.mark.parametrize(
    "tag, text, expected", QUANTITIES, ids=[f"{tag}: {text}" for tag, text, _ in QUANTITIES]
)
def test_quantities(tag, text, expected):
    reading = read(text, tag)
    found = find_quantities(find_numbers(reading), reading)
    assert [(item.kind, pytest.approx(item.value)) for item in found] == expected


AMOUNTS = [
    ("en", "$1500, 1500 $, USD 1500, 1500 dollars, 1.5k bucks", ["1500 USD"] * 5),
    ("en", "two grand or 2000 bucks", ["2000 USD", "2000 USD"]),
    ("en", "€1.500, 1,500 euros, £800, CHF 900, R$ 500, ₽300", [
        "1500 EUR", "1500 EUR", "800 GBP", "900 CHF", "500 BRL", "300 RUB"]),
    ("en", "30 cents, 25 ct", ["0.3 USD", "0.25 EUR"]),
    ("en", "20000 Turkish lira, 6000 yuan, 100000 yen", ["20000 TRY", "6000 CNY", "100000 JPY"]),
    ("en", "a budget of 2000", ["2000 USD"]),
    ("en", "1080 or 3000 W under 24 GB", []),
    ("zh-Hans", "6000元，￥6000，6000块，六千块钱，人民币6000", ["6000 CNY"] * 5),
    ("zh-Hans", "预算1w，1万预算，1.2万元", ["10000 CNY", "10000 CNY", "12000 CNY"]),
    ("zh-Hans", "1500刀，1500美元，港币8000元，5毛", ["1500 USD", "1500 USD", "8000 HKD", "0.5 CNY"]),
    ("zh-Hans", "4块显卡，850w电源", []),
    ("zh-Hant", "三萬元，NT$30000，3萬塊，1500美金", ["30000 TWD", "30000 TWD", "30000 TWD", "1500 USD"]),
    ("tr", "20 bin TL, 20.000 TL, ₺20000, 20bin lira, 20k TL'ye", ["20000 TRY"] * 5),
    ("tr", "1.500,50 euro, 1500 dolara, 25 kuruş", ["1500.5 EUR", "1500 USD", "0.25 TRY"]),
    ("tr", "bütçem 30 bin", ["30000 TRY"]),
]  # fmt: skip


@pytest.mark.parametrize("tag, text, expected", AMOUNTS, ids=[f"{tag}: {text}" for tag, text, _ in AMOUNTS])
def test_amounts(tag, text, expected):
    reading = read(text, tag)
    found = find_amounts(find_numbers(reading), reading)
    assert [f"{item.money.amount:.10g} {item.money.currency}" for item in found] == expected


@pytest.mark.parametrize(
    "tag, text, per",
    [
        ("en", "0.30 €/kWh", "kwh"),
        ("en", "30 cents per kWh", "kwh"),
        ("en", "$2.50 an hour", "hour"),
        ("en", "$1000 each", "each"),
        ("en", "$1000", None),
        ("zh-Hans", "0.6元一度", "kwh"),
        ("zh-Hans", "每度0.6元", "kwh"),
        ("zh-Hans", "每张5000元", "each"),
        ("tr", "kWh başına 2,5 TL", "kwh"),
        ("tr", "tanesi 30 bin TL", "each"),
    ],
)
def test_per(tag, text, per):
    reading = read(text, tag)
    (amount,) = find_amounts(find_numbers(reading), reading)
    assert amount.per == per


def test_yen_and_yuan_share_a_sign():
    reading = read("¥6000")
    (amount,) = find_amounts(find_numbers(reading), reading)
    assert {amount.money.currency, *(other.currency for other in amount.alternatives)} == {"JPY", "CNY"}


@given(st.floats(0.001, 9e14, allow_nan=False).map(lambda value: f"{value:.3f}"), st.sampled_from(",."))
def test_grouping_never_changes_a_value(text, decimal):
    """A number with grouped thousands reads as the same number without, in either convention."""
    whole, _, fraction = text.partition(".")
    group = "." if decimal == "," else ","
    grouped = f"{int(whole):,}".replace(",", group)
    if group in grouped:
        assert parse_digits(f"{grouped}{decimal}{fraction}", decimal) == (float(text), None)


def test_units_have_positive_factors():
    assert all(factor > 0 for _, factor in UNITS.values())
