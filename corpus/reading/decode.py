"""From bytes to text: byte order mark, declared encoding, UTF-16 by its zeros, UTF-8, then the likeliest of
the old encodings, which is a guess. What is no text in any is refused, since noise would be quoted."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NoReturn

from corpus.errors import DocumentError
from corpus.reading.latin import OTHERS, WINDOWS, latin_encoding
from corpus.reading.noise import is_ebcdic, is_noise
from corpus.reading.unmarked import unmarked

How = Literal["bom", "declared", "utf-8", "detected", "guessed", "extracted"]
"""What decided an encoding; ``detected`` by marks that only it has, ``guessed`` by what is likeliest."""
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_DECLARATION = re.compile(rb"(?:charset|encoding)\s*=\s*[\"']?\s*([A-Za-z0-9_.:-]+)", re.IGNORECASE)
_HEAD = 2_048
_OTHER = ("gb18030", "big5", "shift_jis", "euc-kr", "euc-jp", "cp1251", "koi8-r", "cp866")
_OF_PAIRS = ("gb18030", "big5", "shift_jis", "euc-kr", "euc-jp")
_CYRILLIC = ("cp1251", "koi8-r", "cp866")
_ESCAPES = (b"\x1b$B", b"\x1b$@")
"""Begin the Japanese characters of ISO-2022-JP, which has ASCII bytes only."""
_WIDE = ("utf-16", "utf-32")
_ALIASES = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "iso8859-1": "cp1252",
    "latin-1": "cp1252",
    "iso8859-9": "cp1254",
}
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
        DocumentError: the data is binary, no encoding fits, or the one that the user names cannot be it.
    """
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return Decoded(_strict(data, encoding) or _fail(encoding), encoding, "bom")
    for name in _declared(data, declared):
        if _is_wide(name) and _is_utf8_text(data):
            if name == _known(declared):
                raise DocumentError("document-encoding-wrong", encoding=name, found="utf-8")
            continue
        text = _strict(data, name)
        if text is not None:
            return Decoded(text, name, "declared")
    if b"\x00" in data:
        return _with_zeros(data)
    if any(escape in data for escape in _ESCAPES) and (text := _strict(data, "iso2022_jp")) is not None:
        return Decoded(text, "iso2022_jp", "detected")
    text = _strict(data, "utf-8")
    return Decoded(text, "utf-8", "utf-8") if text is not None else _detect(data)


def likeliest(data: bytes) -> str | None:
    """The old encoding of another than the Latin script that bytes are surely in."""
    if _looks_latin(data) or not _is_dense(data):
        return None
    texts = {encoding: text for encoding in _OTHER if (text := _strict(data, encoding)) is not None}
    best = max(texts, key=lambda encoding: _likelihood(texts[encoding], encoding), default=None)
    if best is None or _likelihood(texts[best], best) < _SURE:
        return None
    is_real = _is_russian if best in _CYRILLIC else _is_korean if best == "euc-kr" else bool
    return best if is_real(texts[best]) else None


def _is_dense(data: bytes) -> bool:
    high = len(_HIGH_BYTE.findall(data))
    return high >= _DENSE * (high + len(_PLAIN_LETTER.findall(data)))


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
    yield from (name for each in (declared, inside) if (name := _known(each)))


def _known(name: str | None) -> str | None:
    """The name of the codec that an encoding is read with; ``None`` where there is none."""
    try:
        known = codecs.lookup(name or "").name
    except LookupError:
        return None
    return _ALIASES.get(known, known)


def _is_wide(encoding: str) -> bool:
    """Whether every character takes two bytes or four."""
    return encoding.startswith(_WIDE)


def _is_utf8_text(data: bytes) -> bool:
    """Whether bytes are text in UTF-8, plain ASCII among it: without the zeros that wide ones have."""
    return b"\x00" not in data and _strict(data, "utf-8") is not None


def _with_zeros(data: bytes) -> Decoded:
    found = unmarked(data)
    if found is None:
        raise DocumentError("document-binary")
    return Decoded(*found, "detected")


def _detect(data: bytes) -> Decoded:
    """A guess.

    Raises:
        DocumentError: nothing fits, or what fits is noise.
    """
    texts = {each: text for each in (*_OTHER, *WINDOWS) if (text := _strict(data, each)) is not None}
    likelihoods = {each: _likelihood(text, each) for each, text in texts.items()}
    best = max(likelihoods, key=lambda each: likelihoods[each], default=None)
    is_surely_east = best in _OF_PAIRS and likelihoods[best] >= _SURE and _is_dense(data)
    if _looks_latin(data) and not is_surely_east:
        best = latin_encoding(data) or best
    text = _strict(data, best) if best else None
    if best is None or text is None or is_ebcdic(data) or is_noise(text):
        _fail("utf-8")
    return Decoded(text, best, "guessed")


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

    if encoding in WINDOWS:
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


def _fail(encoding: str) -> NoReturn:
    raise DocumentError(
        "document-encoding-unknown", tried=", ".join(("utf-8", *_OTHER, *WINDOWS, *OTHERS)), first=encoding
    )
