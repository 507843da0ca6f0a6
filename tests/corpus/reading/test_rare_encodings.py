"""Encodings that tell nothing of themselves: UTF-16 without a mark, DOS, the Macintosh, mainframes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import DocumentError
from corpus.reading.decode import decode

TEXTS = {
    "en": "Does the supply fit? It’s rated for 450–575 W, “transients” included.\nNaïve sums don’t.\n",
    "de": "Die Größe des Netzteils hängt von den Karten ab; für die Spitzen zählt die Reserve.\nÜberall.\n",
    "fr": "Le câble fourni a été testé à pleine charge, où l’écart est très réduit.\nDéjà vérifié.\n",
    "es": "La tensión de la línea está en 230 V; ¿cuánta energía pide el año? Según el señor, más.\n",
    "pt": "A ligação não é à prova de água; então a configuração também não está pronta às três.\n",
    "tr": "Güç kaynağı ısınırsa fanı değiştirin; işlemci için üç çıkış yeterlidir, İstanbul’da da öyle.\n",
    "ru": "Блок питания должен выдерживать нагрузку.\nВидеокарты греются.\n",
    "zh": "一张显卡需要多大的电源？\n一般来说，要留出余量。\n",
    "ja": "電源はカードの合計に耐えなければならない。\n一枚なら　十分です。\n",
    "ko": "전원 공급 장치는 그래픽 카드의 최대 전력을 견뎌야 합니다.\n중요하다.\n",
    "ar": "يجب أن يتحمل مزود الطاقة الحمل الأقصى.\nهذا مهم.\n",
    "mixed": "RTX 4090 (24 GB) draws 450 W, see https://example.org/a?b=1 for 显卡 and 电源 of 2026.\n",
}
LATIN = {
    "cp850": ("de", "fr", "es", "pt"),
    "mac_roman": ("en", "de", "fr", "es", "pt"),
    "cp857": ("tr",),
    "mac_turkish": ("tr",),
    "cp1252": ("en", "de", "fr", "es", "pt"),
    "cp1254": ("tr",),
}


def refusal(data: bytes) -> str:
    with pytest.raises(DocumentError) as refused:
        decode(data)
    return refused.value.message_id


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
def test_a_missing_byte_order_mark_is_made_up_for(language: str, encoding: str) -> None:
    decoded = decode(TEXTS[language].encode(encoding))
    assert (decoded.text, decoded.encoding, decoded.how) == (TEXTS[language], encoding, "detected")


@pytest.mark.parametrize(
    "data",
    [
        b"this app can break\x00 and go on as it did before, line by line\n" * 3,
        "Die Größe zählt\x00 für alle".encode(),
        "Видеокарты\x00 греются".encode(),
        "显卡\x00电源".encode(),
        b"one\x00two\x00three\x00four\x00five\x00",
        bytes(range(1, 60)) * 4 + b"\x00",
        b"\x01\x00\x02\x00\x03\x00\xff\xff\x00\x10" * 20,
        b"\x00" * 64,
        "ok\n".encode("utf-16-le") + b"\x00",
    ],
    ids=lambda data: repr(data[:16]),
)
def test_zeros_do_not_make_other_bytes_utf_16(data: bytes) -> None:
    assert refusal(data) == "document-binary"


@pytest.mark.parametrize(
    ("encoding", "language"),
    [(each, language) for each, languages in LATIN.items() for language in languages],
)
def test_old_encodings_of_latin_letters_are_guessed(encoding: str, language: str) -> None:
    decoded = decode(TEXTS[language].replace("\u2019", "'").encode(encoding, "ignore"))
    assert decoded.text == TEXTS[language].replace("\u2019", "'").encode(encoding, "ignore").decode(encoding)
    assert (decoded.encoding, decoded.how) == (encoding, "guessed")


@pytest.mark.parametrize(
    ("data", "text", "encoding"),
    [
        (b"4\x00 \x00G\x00P\x00U\x00s\x00", "4 GPUs", "utf-16-le"),
        (b"\x004\x00 \x00G\x00P\x00U\x00s", "4 GPUs", "utf-16-be"),
        (b"-N\x87e\n\x00", "中文\n", "utf-16-le"),
        (b"N-e\x87\x00\n", "中文\n", "utf-16-be"),
        (b"\x1f\x04@\x048\x042\x045\x04B\x04!\x00", "Привет!", "utf-16-le"),
        (b"=\xd8\x00\xde \x00o\x00k\x00", "😀 ok", "utf-16-le"),
        (b"Die Gr\x94\xe1e f\x81r M\x84nner", "Die Größe für Männer", "cp850"),
        (b"Die Gr\x9a\xa7e f\x9fr M\x8anner", "Die Größe für Männer", "mac_roman"),
        (b"Die Gr\xf6\xdfe f\xfcr M\xe4nner", "Die Größe für Männer", "cp1252"),
        (b"d\x82j\x85 t\x88te ma\x8ctre \x87a", "déjà tête maître ça", "cp850"),
        (b"d\x8ej\x88 t\x90te ma\x94tre \x8da", "déjà tête maître ça", "mac_roman"),
        (b"d\xe9j\xe0 t\xeate ma\xeetre \xe7a", "déjà tête maître ça", "cp1252"),
        (b"G\x81\x87 kayna\xa7\x8d \x8ds\x8dn\x8drsa fan\x8d", "Güç kaynağı ısınırsa fanı", "cp857"),
        (b"\x93It\x92s 450\x96575 W\x94 \x97 so what\x85", "“It’s 450–575 W” — so what…", "cp1252"),
        (b"\xd2It\xd5s 450\xd0575 W\xd3 \xd1 so what\xc9", "“It’s 450–575 W” — so what…", "mac_roman"),
    ],
)
def test_bytes_of_an_encoding_that_nothing_names_are_read(data: bytes, text: str, encoding: str) -> None:
    decoded = decode(data)
    assert (decoded.text, decoded.encoding) == (text, encoding)


EBCDIC = (
    b"\xc8\x85\x93\x93\x96\x6b\x40\xe6\x96\x99\x93\x84\x4b\x40\xe3\x88\x89\xa2\x40\x94\x81\x83\x88\x89\x95\x85"
    b"\x40\x88\x81\xa2\x40\xf4\x40\x83\x81\x99\x84\xa2\x4b\x25"
)
"""Hello, World. This machine has 4 cards."""


def test_text_of_mainframes_is_refused_until_it_is_named() -> None:
    assert refusal(EBCDIC) == refusal(EBCDIC * 50) == "document-encoding-unknown"
    assert decode(EBCDIC, "cp037").text.startswith("Hello, World. This machine has 4 cards.")


@pytest.mark.parametrize("codec", ["cp037", "cp500", "cp1140", "cp273"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_ebcdic_in_its_kinds(codec: str, language: str) -> None:
    assert refusal(TEXTS[language].encode(codec, "ignore")) == "document-encoding-unknown"


def test_addresses_without_blanks_are_no_ebcdic() -> None:
    decoded = decode("möller@example.org,bäcker@example.org,groß@example.org".encode("cp1252"))
    assert decoded.text == "möller@example.org,bäcker@example.org,groß@example.org"


@pytest.mark.parametrize("data", [bytes(range(1, 32)) * 5 + b"\xe9", b"\x02\x01" * 40 + b"\xfc"])
def test_mostly_control_characters_are_refused(data: bytes) -> None:
    assert refusal(data) == "document-encoding-unknown"


@given(st.text(st.characters(codec="ascii", exclude_categories=["Cc"]), min_size=2))
def test_any_ascii_without_a_mark(text: str) -> None:
    for encoding in ("utf-16-le", "utf-16-be"):
        assert decode(text.encode(encoding)).text == text
