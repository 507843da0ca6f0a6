"""Texts in eleven languages, read in the wrong encoding once or twice, and texts that only look like it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.guides import load_guides
from corpus.reading.cleaning import clean
from corpus.reading.mojibake import mend_mojibake
from corpus.reading.reader import read_document
from corpus.reading.tracked import Tracked
from corpus.script import to_traditional

TEXTS = {
    "en": "The café’s fan — “quiet”, they say… – costs 40 € a naïve façade.",
    "de": "Der Lüfter läuft übermäßig laut, sobald größere Modelle geladen werden; prüfen Sie die Stöße.",
    "fr": "Un été très chaud, l’ordinateur s’arrêtait là où la température dépassait déjà l’équilibre.",
    "es": "¿Cuánta energía gasta un ordenador pequeño? Según el último año, más de lo que imaginábamos.",
    "pt": "Não há ligação à máquina: a solução está nas instruções de refrigeração do próximo mês.",
    "tr": "Şimdi ekran kartının belleğini ölçün; güç kaynağı dışında her şey ağır ağır ısınıyor.",
    "ru": "Блок питания должен выдерживать нагрузку видеокарты, иначе её отключит защита.",
    "ja": "電源はグラフィックボードの最大消費電力に耐えなければならないので、余裕を持って選びます。",
    "ko": "전원 공급 장치는 그래픽 카드의 최대 전력을 견뎌야 하므로 여유를 두고 고르는 것이 좋습니다.",
    "zh-Hans": "我们在选择电源的时候，要为显卡的峰值功率留出余量，这样机器不会在训练时突然关机。",
    "zh-Hant": "我們在選擇電源的時候，要為顯示卡的最大功率留出餘量，這樣機器不會在訓練時突然關機。",
}
OWN = {
    "en": "cp1252",
    "de": "cp1252",
    "tr": "cp1254",
    "ru": "cp1251",
    "ja": "shift_jis",
    "ko": "euc-kr",
    "zh-Hans": "gb18030",
    "zh-Hant": "big5",
}
"""The encoding that old files of a language are in."""
WESTERN = ("cp1252", "latin-1")
SINGLE = (*WESTERN, "cp1254", "cp1251", "koi8-r")
DOUBLE = ("gb18030", "big5", "shift_jis", "euc-kr")


def read(data: bytes, encoding: str) -> str:
    """Bytes read in an encoding; one that it leaves open passes as it is, as browsers do it."""
    if encoding in DOUBLE:
        return data.decode(encoding)
    return "".join(bytes([byte]).decode(encoding, "ignore") or chr(byte) for byte in data)


def misread(text: str, encoding: str, *, held_as: str = "utf-8") -> str:
    return read(text.encode(held_as), encoding)


def mended(text: str) -> str:
    return mend_mojibake(Tracked.of(text)).text


def doubles() -> Iterator[tuple[str, str]]:
    """What could be read in an encoding of two bytes a character without losing anything."""
    for language, text in TEXTS.items():
        for encoding in DOUBLE:
            try:
                text.encode("utf-8").decode(encoding)
            except UnicodeDecodeError:
                continue
            yield language, encoding


@pytest.mark.parametrize("encoding", SINGLE)
@pytest.mark.parametrize("language", TEXTS)
def test_utf8_that_was_read_in_another_encoding(language: str, encoding: str) -> None:
    damaged = misread(TEXTS[language], encoding)
    assert damaged != TEXTS[language]
    assert mended(damaged) == TEXTS[language]


@pytest.mark.parametrize(("language", "encoding"), list(doubles()))
def test_utf8_that_was_read_in_an_encoding_of_two_bytes(language: str, encoding: str) -> None:
    assert mended(misread(TEXTS[language], encoding)) == TEXTS[language]


def test_the_table_has_texts_for_each_encoding_of_two_bytes() -> None:
    assert {encoding for _, encoding in doubles()} == set(DOUBLE)


@pytest.mark.parametrize("encoding", WESTERN)
@pytest.mark.parametrize("language", OWN)
def test_an_old_encoding_that_was_read_as_western_european(language: str, encoding: str) -> None:
    damaged = misread(TEXTS[language], encoding, held_as=OWN[language])
    assert mended(damaged) == TEXTS[language]


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("encodings", [("cp1252", "cp1252"), ("latin-1", "cp1252"), ("cp1251", "cp1251")])
def test_what_was_misread_twice(language: str, encodings: tuple[str, str]) -> None:
    once = misread(TEXTS[language], encodings[0])
    assert mended(misread(once, encodings[1])) == TEXTS[language]


@pytest.mark.parametrize("language", ["ru", "ja", "ko", "zh-Hans", "zh-Hant", "tr"])
def test_an_old_encoding_kept_as_utf8_and_misread_again(language: str) -> None:
    once = misread(TEXTS[language], "latin-1", held_as=OWN[language])
    assert mended(misread(once, "cp1252")) == TEXTS[language]


@pytest.mark.parametrize(
    ("language", "encoding", "held_as"),
    [
        ("de", "gb18030", "utf-8"),
        ("ru", "cp1251", "utf-8"),
        ("ru", "cp1252", "cp1251"),
        ("tr", "cp1252", "cp1254"),
        ("zh-Hans", "cp1252", "gb18030"),
        ("ja", "cp1252", "shift_jis"),
    ],
)
def test_each_character_leads_back_to_its_own(language: str, encoding: str, held_as: str) -> None:
    text = TEXTS[language]
    damaged = misread(text, encoding, held_as=held_as)
    tracked = clean(Tracked.of(damaged), language)
    offsets = tracked.offset_map()
    for position, character in enumerate(tracked.text):
        start, end = offsets.original_span(position, position + 1)
        assert end - start <= 4, "not the whole line"
        if character.isascii() and encoding != "gb18030":
            assert damaged[start:end] == character
    middle = len(tracked.text) // 2
    start, end = offsets.original_span(middle, middle + 6)
    assert tracked.text[middle : middle + 6] in mended(damaged)
    assert damaged[start:end].encode(encoding).decode(held_as) == tracked.text[middle : middle + 6]


CLEAN = [
    *TEXTS.values(),
    "ÀÁÂÃÄÅ ÇÈÉÊË ÌÍÎÏ",
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß",
    "àâä éèêë îï ôö ùûü",
    "ÄÖÜ äöüß ÉÈÊ",
    "Þórður Ðið ýmis þing að lögum",
    "Příliš žluťoučký kůň úpěl ďábelské ódy",
    "„Größe“ – »Maß« … 5 €",
    "½ × 2 °C ± 3 µm",
    "класс В» и Р° и С–",
    "USB-кабель, GPU-карта и SSD-диск",
    "GPU每秒 24 次，RTX卡",
    "联通",
    "한글 漢字 かな",
]


@pytest.mark.parametrize("text", CLEAN)
def test_what_is_right_stays(text: str) -> None:
    assert mended(text) == text


def words_of(language: str) -> list[str]:
    """Words of the guides, or runs of characters where a language has no spaces."""
    held = "zh-Hans" if language == "zh-Hant" else language
    text = " ".join(guide.text for guide in load_guides() if guide.language == held)
    text = to_traditional(text) if held != language else text
    return re.findall(r"\S{1,12}", text)


LANGUAGES = ("en", "de", "fr", "es", "pt", "tr", "ru", "ja", "ko", "zh-Hans", "zh-Hant")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_words_of_a_language_is_damaged(language: str) -> None:
    """Short lines, in which there is little to tell a right text by."""
    chosen, words = random.Random(5), words_of(language)
    for _ in range(1_500):
        line = " ".join(chosen.choices(words, k=chosen.randint(1, 6)))
        assert mended(line) == line


@given(st.text(alphabet="ÃÂÄÐÑâ€™¼±Ÿ°»”абвР机显漢가かýðþ éa\x92\x85\n", max_size=60))
def test_a_repair_keeps_places_in_order(text: str) -> None:
    tracked = mend_mojibake(Tracked.of(text))
    offsets = tracked.offset_map()
    places = [offsets.original_span(n, n + 1) for n in range(len(tracked.text))]
    assert places == sorted(places)
    assert all(0 <= start < end <= len(text) for start, end in places)


@pytest.mark.parametrize("tag", TEXTS)
def test_the_language_of_a_misread_text_is_that_of_what_it_says(tag: str) -> None:
    right, wrong = TEXTS[tag], misread(TEXTS[tag], "cp1252")
    found = read_document(wrong.encode(), "note.txt", lambda text: len(text.split()), 512).document
    assert found.language == read_document(right.encode(), "note.txt", len, 512).document.language == tag
    assert mended(wrong) == right
