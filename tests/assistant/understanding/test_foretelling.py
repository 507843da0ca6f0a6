"""The price of a later time is known to nobody; that of now is, also where a language asks for it barely."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.assistant import Assistant
from assistant.settings import Settings
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

LATER = {
    "en": "What will an H100 cost next year?",
    "de": "Was kostet eine H100 nächstes Jahr?",
    "es": "¿Cuánto cuesta una RTX 4090 el año que viene?",
    "fr": "Combien coûte une RTX 4090 l'année prochaine ?",
    "ja": "来年RTX 4090の価格はいくら？",
    "ko": "내년에 RTX 4090 가격은 얼마인가요?",
    "pt": "Quanto custa uma RTX 4090 no ano que vem?",
    "ru": "Сколько стоит RTX 4090 в следующем году?",
    "tr": "RTX 4090 fiyatı seneye ne kadar olur?",
    "zh-Hans": "H100明年多少钱？",
    "zh-Hant": "H100明年多少錢？",
}
TOMORROW = {
    "en": "What does a 4090 cost tomorrow?",
    "de": "Was kostet eine 4090 morgen?",
    "es": "¿Cuánto cuesta una RTX 4090 mañana?",
    "fr": "Combien coûte une RTX 4090 demain ?",
    "ja": "明日RTX 4090の価格はいくら？",
    "ko": "내일 RTX 4090 가격은 얼마인가요?",
    "pt": "Quanto custa uma RTX 4090 amanhã?",
    "ru": "Сколько стоит RTX 4090 завтра?",
    "tr": "RTX 4090 fiyatı yarın ne kadar?",
    "zh-Hans": "H100明天多少钱？",
    "zh-Hant": "H100明天多少錢？",
}
YEAR = "What will an H100 cost in {}?"


@pytest.mark.parametrize(
    ("tag", "question"), [*LATER.items(), *TOMORROW.items()], ids=lambda each: str(each)[:40]
)
def test_the_price_of_a_later_time_is_not_computed(tag: str, question: str, knowledge: Knowledge) -> None:
    frame = understand(question, knowledge=knowledge)
    assert (frame.language, frame.rules, frame.foretells) == (tag, (), True)


def test_no_guide_is_quoted_on_it_either(tmp_path: Path) -> None:
    assistant = Assistant(Settings.from_environment({"RIGWISE_HOME": str(tmp_path)}))
    for question in (LATER["en"], LATER["de"], LATER["ko"]):
        assert assistant.ask(question).kind == "abstention", question


def test_a_later_year_is_named_or_follows(knowledge: Knowledge) -> None:
    year = knowledge.as_of.year
    assert understand(YEAR.format(year + 3), knowledge=knowledge).foretells
    before = understand("What does an H100 cost?", knowledge=knowledge)
    assert before.rules == ("gpu_price",)
    after = understand("And next year?", previous=before, knowledge=knowledge)
    assert after.rules == () and after.foretells


@pytest.mark.parametrize(
    ("question", "rules"),
    [
        (YEAR.format("this year"), ("gpu_price",)),
        ("What does an H100 cost now?", ("gpu_price",)),
        ("Which PSU do I need for two RTX 3090 next year?", ("psu",)),
        ("What will a 3090 cost in electricity next year?", ("electricity",)),
    ],
)
def test_what_can_be_known_stays(question: str, rules: tuple[str, ...], knowledge: Knowledge) -> None:
    frame = understand(question, knowledge=knowledge)
    assert frame.rules == rules and not frame.foretells


@pytest.mark.parametrize("question", ["RTX 4090 ne kadar?", "4090 ne kadar", "Bir RTX 4090 ne kadar?"])
def test_a_bare_how_much_asks_for_the_price(question: str, knowledge: Knowledge) -> None:
    assert understand(question, knowledge=knowledge).rules == ("gpu_price",)


@pytest.mark.parametrize(
    ("question", "rules"),
    [
        ("RTX 4090 ne kadar güç çeker?", ("psu",)),
        ("RTX 4090 ne kadar ısınır?", ("cooling",)),
        ("4090 boyu ne kadar?", ()),
        ("4090 gürültüsü ne kadar?", ()),
        ("4090 ne kadar dayanır?", ()),
    ],
)
def test_how_much_of_something_does_not(question: str, rules: tuple[str, ...], knowledge: Knowledge) -> None:
    assert understand(question, knowledge=knowledge).rules == rules
