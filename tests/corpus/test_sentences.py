"""Where sentences end, in each kind of writing."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.languages import LANGUAGES
from corpus.sentences import is_glued_heading, split_sentences
from corpus.sources import load_yaml


def cut(text: str, language: str, **options: bool) -> list[str]:
    return [text[start:end] for start, end in split_sentences(text, language, **options)]


CASES = load_yaml(Path(__file__).with_name("cases").joinpath("sentences.yaml").read_text(encoding="utf-8"))
UNSPACED = ("zh-Hans", "zh-Hant", "ja")


def test_every_language_has_cases() -> None:
    assert set(CASES) >= {*LANGUAGES, "it", "ar"}


@pytest.mark.parametrize(
    ("language", "sentences"), [(tag, case) for tag, cases in CASES.items() for case in cases]
)
def test_sentences_are_found(language: str, sentences: list[str]) -> None:
    assert cut(("" if language in UNSPACED else " ").join(sentences), language) == sentences


def test_list_numbers_do_not_end_a_sentence() -> None:
    text = "1. Clock speed does not matter.\n2. Buy enough."
    assert cut(text, "en") == ["1. Clock speed does not matter.", "2. Buy enough."]


def test_lines_end_sentences_only_in_found_documents() -> None:
    assert cut("one\nTwo", "en") == ["one", "Two"]
    assert cut("one\nTwo", "en", found=False) == ["one\nTwo"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("yeni kart daha hızlıdır.Aynı bellekle", ["yeni kart daha hızlıdır.", "Aynı bellekle"]),
        ("daha yaygındır Genel fan yetmez.", ["daha yaygındır", "Genel fan yetmez."]),
        ("seç Disk (SSD) Üç seçenek vardır.", ["seç Disk (SSD)", "Üç seçenek vardır."]),
        (
            "timdettmers.com adresinde NumPy ve Node.js var.",
            ["timdettmers.com adresinde NumPy ve Node.js var."],
        ),
    ],
)
def test_slips_of_machine_translation_are_mended(text: str, parts: list[str]) -> None:
    assert cut(text, "tr") == parts


def test_a_glued_heading_is_recognised() -> None:
    assert is_glued_heading("seç Disk (SSD)", "tr")
    assert not is_glued_heading("Üç seçenek vardır.", "tr")


@given(st.text(max_size=300), st.sampled_from(["en", "tr", "zh-Hans", "ja"]))
def test_no_character_but_white_space_is_lost(text: str, language: str) -> None:
    spans = split_sentences(text, language)
    assert all(start < end for start, end in spans)
    assert spans == sorted(spans)
    covered = "".join(text[start:end] for start, end in spans)
    assert "".join(covered.split()) == "".join(text.split())
