"""From bytes to text: byte order mark, declared encoding, UTF-8, then the likeliest of the old encodings."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from corpus.errors import DocumentError

How = Literal["bom", "declared", "utf-8", "detected", "extracted"]
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_DECLARATION = re.compile(rb"(?:charset|encoding)\s*=\s*[\"']?\s*([A-Za-z0-9_.:-]+)", re.IGNORECASE)
_HEAD = 2_048
_LATIN = ("cp1254", "cp1252")
_OTHER = ("gb18030", "big5", "shift_jis", "euc-kr", "euc-jp", "cp1251", "koi8-r", "cp866")
_CYRILLIC = ("cp1251", "koi8-r", "cp866")
_ESCAPES = (b"\x1b$B", b"\x1b$@")
"""Begin the Japanese characters of ISO-2022-JP, which has ASCII bytes only."""
_ALIASES = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "iso8859-1": "cp1252",
    "latin-1": "cp1252",
    "iso8859-9": "cp1254",
}
_TURKISH_BYTES = re.compile(rb"[\xd0\xdd\xde\xf0\xfd\xfe]")
_LONE_BYTE = re.compile(rb"(?<![\x80-\xff])[\x80-\xff](?![\x80-\xff])")
_PAIR_IN_WORD = re.compile(rb"(?<=[A-Za-z])[\x80-\xff]{2}(?=[a-z])")
_PLAIN_LETTER = re.compile(rb"[A-Za-z]")
_HIGH_BYTE = re.compile(rb"[\x80-\xff]")
_FREQUENT_SYLLABLES = frozenset("이다는에의가을를은한고로하니지도인서기사")
_CYRILLIC_WORD = re.compile("[а-яА-ЯёЁ]{3,}")
_FEWEST_WORDS = 3
_SURE = 0.7
_DENSE = 0.1
"""Share of bytes above ASCII among these and plain letters, at least, in another script."""
_CAPITAL_INSIDE = re.compile("(?<=[а-яА-Я])[А-Я]")
_FREQUENT = frozenset(
    "的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后"
    "小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长"
    "這來國個說們為時會過對裡後麼沒於還發當無開經頭從動兩長電顯卡記憶體機學習"
)


@dataclass(frozen=True, slots=True)
class Decoded:
    """A text and how it was read.

    Args:
        encoding: the codec's name.
        how: what decided it; ``extracted`` where the text was drawn, not encoded.
    """

    text: str
    encoding: str
    how: How


def decode(data: bytes, declared: str | None = None) -> Decoded:
    """The text in ``data``.

    Args:
        declared: encoding that the user or the transport names; one in the first bytes is found by itself.

    Raises:
        DocumentError: the data is binary, or no encoding fits.
    """
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return Decoded(_strict(data, encoding) or _fail(encoding), encoding, "bom")
    for name in _declared(data, declared):
        text = _strict(data, name)
        if text is not None:
            return Decoded(text, name, "declared")
    if b"\x00" in data:
        return _without_mark(data)
    if any(escape in data for escape in _ESCAPES) and (text := _strict(data, "iso2022_jp")) is not None:
        return Decoded(text, "iso2022_jp", "detected")
    text = _strict(data, "utf-8")
    return Decoded(text, "utf-8", "utf-8") if text is not None else _detect(data)


def likeliest(data: bytes) -> str | None:
    """The old encoding of another than the Latin script that bytes are surely in."""
    high = len(_HIGH_BYTE.findall(data))
    if _looks_latin(data) or high < _DENSE * (high + len(_PLAIN_LETTER.findall(data))):
        return None
    texts = {encoding: text for encoding in _OTHER if (text := _strict(data, encoding)) is not None}
    best = max(texts, key=lambda encoding: _likelihood(texts[encoding], encoding), default=None)
    if best is None or _likelihood(texts[best], best) < _SURE:
        return None
    is_real = _is_russian if best in _CYRILLIC else _is_korean if best == "euc-kr" else bool
    return best if is_real(texts[best]) else None


def _is_korean(text: str) -> bool:
    """With the syllables that Korean uses most."""
    found = [character for character in text if "\uac00" <= character <= "\ud7a3"]
    return sum(character in _FREQUENT_SYLLABLES for character in found) > 0.15 * len(found)


def _is_russian(text: str) -> bool:
    """Several words, with the letters that Russian uses most."""
    words = _CYRILLIC_WORD.findall(text)
    letters = "".join(words).lower()
    return len(words) >= _FEWEST_WORDS and sum(letters.count(each) for each in "оеаинтс") > 0.4 * len(letters)


def _declared(data: bytes, declared: str | None) -> Iterator[str]:
    found = _DECLARATION.search(data[:_HEAD])
    inside = found[1].decode("ascii") if found and data.lstrip()[:1] == b"<" else None
    for name in (declared, inside):
        if name:
            try:
                known = codecs.lookup(name).name
                yield _ALIASES.get(known, known)
            except LookupError:
                continue


def _without_mark(data: bytes) -> Decoded:
    """UTF-16 of mostly Latin text has a zero in every second byte; other zeros mean a binary file."""
    for start, encoding in ((1, "utf-16-le"), (0, "utf-16-be")):
        zeros = data[start::2].count(0)
        text = _strict(data, encoding) if zeros * 3 > len(data) // 2 else None
        if text is not None:
            return Decoded(text, encoding, "detected")
    raise DocumentError("document-binary")


def _detect(data: bytes) -> Decoded:
    latin = _looks_latin(data)
    family = (*_LATIN, *_OTHER) if latin else (*_OTHER, *_LATIN)
    texts = {encoding: text for encoding in family if (text := _strict(data, encoding)) is not None}
    if not texts:
        _fail("utf-8")
    if latin and _LATIN[0] in texts:
        turkish = _TURKISH_BYTES.search(data) is not None
        best = _LATIN[0] if turkish or _LATIN[1] not in texts else _LATIN[1]
    else:
        best = max(texts, key=lambda encoding: _likelihood(texts[encoding], encoding))
    return Decoded(texts[best], best, "detected")


def _looks_latin(data: bytes) -> bool:
    """In Latin texts high bytes are few and mostly alone between plain letters, elsewhere together."""
    high = len(_HIGH_BYTE.findall(data))
    alone = len(_LONE_BYTE.findall(data)) / max(1, high)
    few = high < 0.4 * (high + len(_PLAIN_LETTER.findall(data)))
    paired = 2 * len(_PAIR_IN_WORD.findall(data)) / max(1, high)
    return alone > 0.5 or (few and (alone > 0.15 or alone + paired > 0.5))


def _likelihood(text: str, encoding: str) -> float:
    """How much a text looks like one of the encoding's language, about 1 for a real one."""
    foreign = [character for character in text if ord(character) > 127]

    def share(low: str, high: str) -> float:
        return sum(1 for character in foreign if low <= character <= high) / max(1, len(foreign))

    if encoding in _LATIN:
        return 0.1
    if encoding == "euc-kr":
        return share("\uac00", "\ud7a3") - 2 * share("\u4e00", "\u9fff")
    if encoding == "shift_jis":
        return 2 * share("\u3040", "\u30ff")
    if encoding == "euc-jp":
        return 2 * share("\u3040", "\u30ff")
    if encoding in _CYRILLIC:
        return share("а", "я") - 2 * len(_CAPITAL_INSIDE.findall(text)) / max(1, len(foreign))
    return 0.3 + 2.5 * sum(1 for character in foreign if character in _FREQUENT) / max(1, len(foreign))


def _strict(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except (UnicodeDecodeError, LookupError):
        return None


def _fail(encoding: str) -> str:
    raise DocumentError(
        "document-encoding-unknown", tried=", ".join(("utf-8", *_OTHER, *_LATIN)), first=encoding
    )
