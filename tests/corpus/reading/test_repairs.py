"""Damaged text is made right, and what is right stays as it is; every repair leads back to the original."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.guides import load_guides
from corpus.reading.cleaning import clean
from corpus.reading.glosses import remove_glosses
from corpus.reading.lookalikes import mend_lookalikes
from corpus.reading.mojibake import mend_mojibake
from corpus.reading.reader import read_document
from corpus.reading.tracked import Tracked
from tests.corpus.reading.seeds import words

TEXTS = [
    "Gürültü çok yüksek, İstanbul'da ışık söndü; şığöç ŞİĞÜÖÇ.",
    "L’été, où l’on dort à l’hôtel — c’est « fini » … œuvre",
    "Größe übermäßig: „ja“",
    "¿Cuánto? 5 € al año",
    "não São irmã",
    "Питание видеокарты, ёмкость",
    "显卡的显存带宽。",
    "電源は850 Wです。",
    "전원은 충분합니까?",
    "350 W ± 10 % × 2 °C – “x” ½",
]


def misread(text: str, encoding: str) -> str:
    """UTF-8 read in another encoding; a byte that it leaves open passes as it is, as browsers do it."""

    def read(byte: int) -> str:
        try:
            return bytes([byte]).decode(encoding)
        except UnicodeDecodeError:
            return chr(byte)

    return "".join(map(read, text.encode("utf-8")))


@pytest.mark.parametrize("encoding", ["cp1252", "cp1254", "latin-1"])
@pytest.mark.parametrize("text", TEXTS)
def test_utf8_that_was_misread_is_made_right(text: str, encoding: str) -> None:
    assert mend_mojibake(Tracked.of(misread(text, encoding))).text == text


@pytest.mark.parametrize("text", [TEXTS[0], TEXTS[2], TEXTS[6], TEXTS[7], TEXTS[8]])
def test_and_so_is_what_was_misread_as_cyrillic(text: str) -> None:
    assert mend_mojibake(Tracked.of(misread(text, "cp1251"))).text == text


def test_what_was_misread_twice_is_mended_twice() -> None:
    once = misread("Der Lüfter läuft.", "cp1252")
    assert mend_mojibake(Tracked.of(misread(once, "cp1252"))).text == "Der Lüfter läuft."


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_right_stays(text: str) -> None:
    assert mend_mojibake(Tracked.of(text)).text == text


@pytest.mark.parametrize(
    "text", ["«IRMÃ»", "CAFÉ”", "VOILÀ»", "l’ÉTÉ…", "“É”", "Ò°", "À–B", "RÉSUMÉ’S", "класс В»", "Р° и С–"]
)
def test_signs_after_capitals_stay(text: str) -> None:
    assert mend_mojibake(Tracked.of(text)).text == text


def test_the_guides_need_no_repair() -> None:
    for guide in load_guides():
        assert mend_lookalikes(mend_mojibake(Tracked.of(guide.text))).text == guide.text, guide.id


def test_a_mended_word_leads_back_to_the_damaged_one() -> None:
    damaged = misread("Das Netzteil ist größer.", "cp1252")
    mended = clean(Tracked.of(damaged), "de")
    start = mended.text.index("größer")
    span = mended.offset_map().original_span(start, start + len("größer"))
    assert damaged[slice(*span)] == misread("größer", "cp1252")


@pytest.mark.parametrize(
    ("mixed", "one"),
    [
        ("RT\u0425 4090", "RTX 4090"),
        ("H\u0412M", "HBM"),
        ("видeoкарта", "видеокарта"),
        ("\u0421UDA", "CUDA"),
        ("GPU-карта и USB-разъём", "GPU-карта и USB-разъём"),
        ("Запустите vLLMу", "Запустите vLLMy"),
        ("кВтh", "кВтh"),
    ],
)
def test_a_word_in_two_scripts_is_put_into_one(mixed: str, one: str) -> None:
    assert mend_lookalikes(Tracked.of(mixed)).text == one


def test_words_divided_at_the_ends_of_lines_are_one_again_in_wrapped_text() -> None:
    line = "the fans of the cellar rack hum all night long and nobody in the house can sleep beside a ma-"
    text = "\n".join(
        [line, "chine like that, which is why it stands in the cellar, as far away from every bed-"] * 6
    )
    document = read_document(text.encode(), "note.txt", words, 512).document
    assert "machine like that" in document.text
    assert "-\n" not in document.text


@given(st.text(alphabet="ÃÂÄÐÑâ€™¼±Ÿ°»”aбВХX é\x85\x9d", max_size=40))
def test_a_repair_ends_and_keeps_places_in_order(text: str) -> None:
    tracked = mend_lookalikes(mend_mojibake(Tracked.of(text)))
    offsets = tracked.offset_map()
    places = [offsets.original_span(n, n + 1) for n in range(len(tracked.text))]
    assert places == sorted(places)
    assert all(0 <= start < end <= len(text) for start, end in places)


@pytest.mark.parametrize(
    ("misread", "right"),
    [
        ("Сервер стоит РІ подвале. Блок исправен.", "Сервер стоит в подвале. Блок исправен."),
        ("Сервер СЃ блоком Рё кабелем.", "Сервер с блоком и кабелем."),
        ("Це РІ Києві.", "Це РІ Києві."),
        ("Класс «РС» и РФ.", "Класс «РС» и РФ."),
    ],
)
def test_a_misread_word_of_one_letter_is_right_again(misread: str, right: str) -> None:
    assert mend_mojibake(Tracked.of(misread)).text == right


@pytest.mark.parametrize(
    ("glossed", "plain"),
    [
        ("內存帶寬(dài kuān)很高", "內存帶寬很高"),
        ("因為(yīn wèi)便宜", "因為便宜"),
        ("他們(tā men)在", "他們在"),
        ("寬(dài kuān)很高", "寬(dài kuān)很高"),
        ("水泵(pump)和风扇(big fan)", "水泵(pump)和风扇(big fan)"),
    ],
)
def test_glosses_of_words_are_taken_out(glossed: str, plain: str) -> None:
    assert remove_glosses(Tracked.of(glossed)).text == plain


def test_a_plain_text_that_marks_its_title_has_it_without_the_mark() -> None:
    text = "# Gnupf manual\n\nThe pump weighs 3 kg.\n"
    assert read_document(text.encode(), "note.txt", words, 512).document.title == "Gnupf manual"
