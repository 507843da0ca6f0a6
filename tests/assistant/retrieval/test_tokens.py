"""Golden terms: the tokenizer is part of the index format, so what it gives may not drift unseen."""

from __future__ import annotations

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.retrieval.lexical.tokens import fold, lower, number, tokens
from corpus.languages import LANGUAGES


@pytest.mark.parametrize(
    ("language", "text", "terms"),
    [
        ("en", "Is the i9-14900K enough?", "i9-14900k i9 14900k enough"),
        ("en", "RTX4090 Ti, RTX 4090Ti and rtx 4090 ti", "rtx 4090 ti rtx 4090 ti rtx 4090 ti"),
        ("en", "24GB or 24 GB, 936 GB/s", "24 gb 24 gb 936 gb/s"),
        ("en", "12V-2x6 and 12VHPWR", "12v-2x6 12 v 2x6 12vhpwr"),
        ("en", "1,250.5 W at 0.85", "1250.5 w 0.85"),
        ("en", "Llama-3.1-8B in bf16 at Q4_K_M", "llama-3.1-8b llama 3.1 8b bf16 q4 k m"),
        ("en", "multi-GPU cards' coolers", "multi gpu card cooler"),
        ("en", "ＲＴＸ ３０９０ in full width", "rtx 3090 full width"),
        ("tr", "GPU'nun güç kaynağı %10 fazla olmalı", "gpu guc kaynak 10 faz"),
        ("tr", "kartlarından ve belleğinin", "kart bellek"),
        ("tr", "IŞIK ışık PCI pci 0,85 1.250 W", "isik isik pci pci 0.85 1250 w"),
        ("tr", "İŞLEMCİ işlemci", "islemci islemci"),
        ("de", "Wie groß ist die Größe? 1,5 kW", "gross gross 1.5 kw"),
        ("fr", "l'alimentation d'une carte", "aliment cart"),
        ("es", "¿Cuántos vatios necesito?", "vati"),
        ("ru", "Какой блок питания нужен, 850 Вт?", "блок питан 850 вт"),
        ("zh-Hans", "RTX 3090显卡需要多大的电源？", "rtx 3090 显卡 电源"),
        ("zh-Hant", "顯示卡的記憶體頻寬", "显卡 内存 存带 带宽"),
        ("zh-Hans", "850W电源够吗，i9-14900K处理器", "850 w 电源 源够 i9-14900k i9 14900k 处理 理器"),
        ("ja", "グラボの電源は850Wで足りますか", "グラ ラボ 電源 850 w 足"),
        ("ko", "전원은 850 W", "전원 850 w"),
        ("ko", "메모리에서는 RTX 4090이랑 VRAM이", "메모 모리 rtx 4090 vram"),
        ("ko", "파인튜닝하려면 비교할까요, 제한된 학습입니다", "파인 인튜 튜닝 비교 제한 학습"),
        ("ko", "팬이 도부터 온도가 정밀도", "팬 도 온도 정밀"),
    ],
)
def test_golden_terms(language: str, text: str, terms: str) -> None:
    assert sorted(tokens(text, language)) == sorted(terms.split())


@pytest.mark.parametrize(
    ("traditional", "simplified"),
    [("顯示卡", "显卡"), ("記憶體", "内存"), ("深度學習的電源", "深度学习的电源"), ("內存帶寬", "内存带宽")],
)
def test_both_chinese_scripts_meet(traditional: str, simplified: str) -> None:
    assert tokens(traditional, "zh-Hant") == tokens(simplified, "zh-Hans")


def test_digits_alone_are_kept() -> None:
    assert tokens("8 GPUs or 4 GPUs", "en") == ["8", "gpu", "4", "gpu"]


def test_a_question_of_stop_words_has_no_terms() -> None:
    assert tokens("What should I do?", "en") == []
    assert tokens("我应该怎么样？", "zh-Hans") == []


@pytest.mark.parametrize(
    ("digits", "base", "expected"),
    [
        ("1,250", "en", "1250"),
        ("1.375", "en", "1.375"),
        ("1.375", "tr", "1375"),
        ("3,5", "de", "3.5"),
        ("0,001", "de", "0.001"),
        ("1.250.000,5", "tr", "1250000.5"),
    ],
)
def test_numbers_have_one_form(digits: str, base: str, expected: str) -> None:
    assert number(digits, base) == expected


def test_turkish_letters() -> None:
    assert lower("IŞIĞIN İZİ", "tr") == "ışığın izi"
    assert lower("TITAN", "en") == "titan"
    assert fold("ışığın") == "isigin"


@given(st.text(max_size=200), st.sampled_from(LANGUAGES))
def test_any_text_gives_clean_terms(text: str, language: str) -> None:
    for term in tokens(text, language):
        assert term
        assert not any(character.isspace() for character in term)


def test_stemmers_are_not_shared_between_threads() -> None:
    """PyStemmer's objects are not safe to share."""
    expected = [tokens("kartlarından belleğinin hızlarını", "tr")]
    found: list[list[str]] = []
    threads = [
        threading.Thread(target=lambda: found.append(tokens("kartlarından belleğinin hızlarını", "tr")))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == expected * 8
