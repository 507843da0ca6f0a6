"""Conventions of writing that a language file switches on: each is data, none is a language in code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from assistant.understanding import language_card, language_data, language_file
from assistant.understanding.compounds import split
from assistant.understanding.facts import find_facts
from assistant.understanding.language_file import with_spellings
from tests.assistant.understanding.helpers import read

FILES = {
    "xx": """tag: xx
script: latin
transcriptions: ä=ae, ö=oe, ü=ue
function_words: für, die
---
decimal: ","
default_currency: EUR
number_joiners: und
compound_numbers: "true"
abbreviations: max, ca
numbers:
  1: ein
  2: zwei
  3: drei
  5: fünf
  20: zwanzig
  30: dreißig
  100: hundert
  1000: tausend
units:
  W: watt*
words:
  psu: netzgerät*
""",
    "yy": """tag: yy
script: cyrillic
function_words: для, и
---
decimal: ","
default_currency: RUB
number_joiners: y
spaced_thousands: "true"
loose_units: ч
numbers:
  2: dos
  30: treinta
  50: cincuenta
  200: doscientos
multipliers:
  1000: к
units:
  W: вт
  V: в
  h: ч
currencies:
  RUB: руб
  KRW/0.0001: 만원
""",
}


@pytest.fixture(autouse=True)
def languages(tmp_path, monkeypatch) -> Iterator[None]:
    caches = (language_card.cards, language_data.load, language_card.card_of)
    for tag, text in FILES.items():
        (tmp_path / f"{tag}.yaml").write_text(text, "utf-8")
    for module in (language_file, language_card):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    for cached in caches:
        cached.cache_clear()
    yield
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


def values(text: str, tag: str) -> list[float]:
    facts = find_facts(read(text, tag))
    return [
        *(number.value for number in facts.free),
        *(quantity.value for quantity in facts.quantities),
        *(amount.money.amount for amount in facts.amounts),
    ]


@pytest.mark.parametrize(
    ("text", "tag", "expected"),
    [
        ("zweiunddreißig", "xx", [32]),
        ("ZWEIUNDDREISSIG", "xx", [32]),
        ("zweihundertfünfzig", "xx", []),  # "fünfzig" is not in this file
        ("zweihundertfünfundzwanzig", "xx", [225]),
        ("zweihundertfuenfundzwanzig watt", "xx", [225]),
        ("fünfundzwanzigtausend", "xx", [25000]),
        ("eintausendfünfhundert", "xx", [1500]),
        ("zweifel", "xx", []),
        ("20 000 watt", "xx", [20000]),
        ("20\u00a0500 watt", "xx", [20500]),
        ("1'500 watt", "xx", [1500]),
        ("5 250 watt", "xx", [250]),
        ("1.500 watt", "xx", [1500]),
        ("2 500 руб", "yy", [2500]),
        ("2 500,50 руб", "yy", [2500.5]),
        ("1 500 вт", "yy", [1500]),
        ("4 250 вт", "yy", [250]),
        ("220в", "yy", [220]),
        ("220 В", "yy", [220]),
        ("2 в", "yy", [2]),
        ("6 ч", "yy", [6]),
        ("20к руб", "yy", [20000]),
        ("20 к", "yy", [20]),
        ("doscientos cincuenta", "yy", [250]),
        ("treinta y dos", "yy", [32]),
        ("doscientos y cincuenta", "yy", [250]),
        ("150만원", "yy", [1500000]),
    ],
)
def test_numbers(text: str, tag: str, expected: list[float]) -> None:
    assert values(text, tag) == pytest.approx(expected)


def test_a_small_letter_apart_is_a_unit_only_where_the_language_says_so() -> None:
    kinds = {text: [q.unit for q in find_facts(read(text, "yy")).quantities] for text in ("6 ч", "2 в", "2в")}
    assert kinds == {"6 ч": ["h"], "2 в": [], "2в": ["V"]}


@pytest.mark.parametrize(
    ("text", "sentences"),
    [("max. 250 watt", 1), ("ca. 3. Gut", 2), ("gut. max. 250 watt", 2), ("250 watt max.", 1)],
)
def test_an_abbreviation_ends_no_sentence(text: str, sentences: int) -> None:
    assert len(set(read(text, "xx").sentences)) == sentences


@pytest.mark.parametrize("text", ["Netzgerät", "netzgeraet", "NETZGERATE", "Netzgeräte"])
def test_both_spellings_of_a_letter_are_known(text: str) -> None:
    assert read(text, "xx").says("psu")
    assert {"fur", "fuer"} <= language_card.card_of("xx").function_words


def test_spellings_and_pieces() -> None:
    assert with_spellings("a, b", {"ä": "ae"}) == "a, b"
    assert with_spellings("ä*, b", {"ä": "ae"}) == "ä*, b, ae*"
    words = frozenset({"ein", "eins", "und", "sieben", "zig"})
    assert split("einundsieben", words) == ["ein", "und", "sieben"]
    assert split("einundsiebe", words) == []
    assert split("ein" * 20, words) == ["ein"] * 20
