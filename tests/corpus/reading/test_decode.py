"""Which encoding a file is in."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import DocumentError
from corpus.reading.decode import decode

CHINESE = "显卡的显存带宽决定了训练速度，电源要留出余量。我们在这里说明怎么选择。" * 3
TRADITIONAL = "顯示卡的記憶體頻寬決定了訓練速度，電源要留出餘量。我們在這裡說明怎麼選擇。" * 3
TURKISH = "Ekran kartının belleği ve güç kaynağı önemlidir. Şimdi işlemciyi seçin, İyi çalışır. " * 3
GERMAN = "Das Netzteil muss für größere Spitzen ausgelegt sein; überprüfen Sie die Anschlüsse. " * 3
RUSSIAN = "Блок питания должен выдерживать пиковую нагрузку видеокарты и процессора. " * 3
JAPANESE = "電源はグラフィックカードとプロセッサの合計に耐えなければならない。これはとても大切です。" * 3
PORTUGUESE = "As instruções da ligação não estão nas informações."
KOREAN = "전원 공급 장치는 그래픽 카드의 최대 전력을 견뎌야 합니다. 이것은 중요하다. " * 3


@pytest.mark.parametrize(
    ("text", "encoding", "found", "how"),
    [
        (TURKISH, "utf-8", "utf-8", "utf-8"),
        (CHINESE, "utf-8-sig", "utf-8-sig", "bom"),
        (GERMAN, "utf-16", "utf-16", "bom"),
        (GERMAN, "utf-16-le", "utf-16-le", "detected"),
        (CHINESE, "gb18030", "gb18030", "guessed"),
        (CHINESE, "gbk", "gb18030", "guessed"),
        (TRADITIONAL, "big5", "big5", "guessed"),
        (JAPANESE, "shift_jis", "shift_jis", "guessed"),
        (KOREAN, "euc-kr", "euc-kr", "guessed"),
        (TURKISH, "cp1254", "cp1254", "guessed"),
        (GERMAN, "cp1252", "cp1252", "guessed"),
        (RUSSIAN, "cp1251", "cp1251", "guessed"),
        (RUSSIAN, "koi8-r", "koi8-r", "guessed"),
        (RUSSIAN, "cp866", "cp866", "guessed"),
        (JAPANESE, "euc-jp", "euc-jp", "guessed"),
        (JAPANESE, "iso2022_jp", "iso2022_jp", "detected"),
        (PORTUGUESE, "cp1252", "cp1252", "guessed"),
        (RUSSIAN[:75], "cp866", "cp866", "guessed"),
        (JAPANESE[:42], "euc-jp", "euc-jp", "guessed"),
        (KOREAN[:40], "euc-kr", "euc-kr", "guessed"),
    ],
)
def test_the_encoding_is_found_and_reported(text: str, encoding: str, found: str, how: str) -> None:
    decoded = decode(text.encode(encoding))
    assert decoded.text == text
    assert (decoded.encoding, decoded.how) == (found, how)


def test_a_declared_encoding_is_tried_first() -> None:
    decoded = decode(GERMAN.encode("cp1252"), "iso-8859-1")
    assert (decoded.text, decoded.how) == (GERMAN, "declared")


def test_a_wrong_declaration_is_passed_over() -> None:
    decoded = decode(TURKISH.encode("utf-8"), "no-such-codec")
    assert (decoded.encoding, decoded.how) == ("utf-8", "utf-8")
    assert decode("日本".encode(), "ascii").text == "日本"


@pytest.mark.parametrize("declared", ["utf-16", "utf-16-le", "UTF-16BE", "utf-32"])
@pytest.mark.parametrize("text", ["The fan is loud.", TURKISH, CHINESE], ids=["ascii", "tr", "zh"])
def test_bytes_without_zeros_are_not_believed_to_be_of_wide_characters(text: str, declared: str) -> None:
    data = text.encode("utf-8") + b"\n" * (-len(text.encode("utf-8")) % 4)
    with pytest.raises(DocumentError) as caught:
        decode(data, declared)
    assert caught.value.message_id == "document-encoding-wrong"
    assert caught.value.arguments["found"] == "utf-8"


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le"])
@pytest.mark.parametrize("text", [GERMAN, CHINESE + " GPU"], ids=["de", "zh"])
def test_wide_characters_are_read_as_declared(text: str, encoding: str) -> None:
    assert decode(text.encode(encoding), encoding).text == text


def test_a_page_that_declares_wide_characters_in_plain_ones_is_read_all_the_same() -> None:
    page = f'<html><head><meta charset="utf-16"></head><body>{TURKISH}</body></html>'
    assert decode(page.encode("utf-8")).text == page


def test_a_page_declares_its_own_encoding() -> None:
    page = f'<html><head><meta charset="gb2312"></head><body>{CHINESE}</body></html>'
    decoded = decode(page.encode("gb18030"))
    assert (decoded.text, decoded.encoding, decoded.how) == (page, "gb18030", "declared")


@pytest.mark.parametrize("data", [bytes(range(256)) * 8, b"\x7fELF\x00\x00\x01", b"PK\x03\x04\x00\x00"])
def test_a_binary_file_is_refused(data: bytes) -> None:
    with pytest.raises(DocumentError) as caught:
        decode(data)
    assert caught.value.message_id == "document-binary"


def test_a_broken_byte_order_mark_is_told() -> None:
    with pytest.raises(DocumentError) as caught:
        decode(codecs.BOM_UTF8 + b"\xff\xff")
    assert caught.value.message_id == "document-encoding-unknown"


@given(st.text(max_size=200).filter(lambda text: "\x00" not in text and not text.startswith("\ufeff")))
def test_utf8_is_never_mistaken(text: str) -> None:
    decoded = decode(text.encode("utf-8"))
    if not text.lstrip().startswith("<"):
        assert decoded.text == text


@given(st.binary(max_size=300))
def test_any_bytes_give_a_text_or_a_clear_refusal(data: bytes) -> None:
    try:
        assert isinstance(decode(data).text, str)
    except DocumentError as error:
        assert error.message_id in ("document-binary", "document-encoding-unknown")
