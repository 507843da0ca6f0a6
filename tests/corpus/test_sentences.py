"""Where sentences end, in each kind of writing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.sentences import is_glued_heading, split_sentences


def cut(text: str, language: str, **options: bool) -> list[str]:
    return [text[start:end] for start, end in split_sentences(text, language, **options)]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["It needs 1.5 kW, e.g. two cards.", "The i9-14900K draws 253 W!", "Is that much?"]),
        ("en", ["Dr. Smith tested ATX 3.1 vs. ATX 2.x in the U.S. lab.", "It held."]),
        ("en", ['He said "stop."', "Then he left."]),
        ("en", ["See Fig. 3 for the approx. 80 W.", "2018 was different."]),
        ("tr", ["Örn. RTX 3090 vb. kartlar 350 W çeker.", "İkisi 0,7 kW eder."]),
        ("tr", ["Güç 1.250 W'tır.", "Şimdi %10 ekleyin."]),
        ("de", ["Das sind z.B. 850 W bzw. 1 kW.", "Über 2 Mrd. Rechnungen.", "Gut."]),
        ("de", ["Am 3. Oktober 2026 kostete sie 0,22 USD.", "Das war Version 3.", "Dann kam der Herbst."]),
        ("de", ["Die Preise sind vom 10. März.", "Sie stiegen am 1. Mai auf 4.", "Karten gab es genug."]),
        ("fr", ["La carte coûte env. 900 € max. par pièce.", "Elle chauffe."]),
        ("es", ["El Sr. García usa aprox. 300 W.", "¿Es mucho?"]),
        ("ru", ["Это 850 Вт, т.е. много.", "Нужно ещё 100 руб. и всё."]),
        ("zh-Hans", ["显卡需要350 W。", "2018年的指南说“够了。”", "真的吗？", "是的！"]),
        ("zh-Hant", ["GTX 1080 Ti 很好。", "有些情況下，GTX 1070 也行。"]),
        ("ja", ["電源は850 Wです。", "足りますか？"]),
        ("ko", ["전원은 850 W입니다.", "충분합니까?"]),
    ],
)
def test_sentences_are_found(language: str, sentences: list[str]) -> None:
    joint = "" if language in ("zh-Hans", "zh-Hant", "ja") else " "
    assert cut(joint.join(sentences), language) == sentences


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
