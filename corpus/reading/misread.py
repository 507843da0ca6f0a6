"""Lines that were read in the wrong encoding as a whole, made right again.

Two things happen to text on its way: its UTF-8 is read in an old encoding (``Р‘Р»РѕРє``, ``鏄惧崱``), or an
old encoding is read as Western European (``Áëîê``, ``ÏÔ´æ``, ``Þimdi kartýnýn``). A line is read back only if
every foreign character of it takes part and what comes out is of one script, with the letters that its
language uses most; a text that is right does not look like that by chance.
"""

from __future__ import annotations

import re
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache

from corpus.reading.decode import likeliest
from corpus.reading.tracked import Tracked

_LINE = re.compile(r"[^\n]+")
_MISREAD_AS = ("cp1252", "cp1254", "cp1251", "koi8-r", "cp866", "gb18030", "big5", "shift_jis", "euc-kr")
_SINGLE = frozenset({"cp1252", "cp1254", "cp1251", "koi8-r", "cp866"})
_FEWEST = 4
"""Foreign characters that must come out of a line."""
_SCRIPTS = tuple(
    re.compile(f"[{letters}\u00a0-\u00bf\u00d7\u00f7\u2000-\u20bf\u2100-\u22ff]+")
    for letters in (
        "À-ÖØ-öø-ÿĀ-ſǍ-ǜȘ-ț",
        "\u0400-\u045f",
        "\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef",
    )
)
_FOREIGN = re.compile(r"[^\x00-\x7f]+")
_FOREIGN_CHARACTER = re.compile(r"[^\x00-\x7f]")
_LETTER = re.compile(r"[^\W\d_]")
_INSIDE_WORDS = re.compile(r"(?<=[a-z])[^\x00-\x7f]{1,2}(?=[a-z])")
"""Foreign characters inside of a word of small letters, where those of another script do not stand."""
_SMALL_LATIN = re.compile("[ß-öø-ÿāăąćčďđēęěğīįıłńňōőœřśşšťūůűźżžșț]+")
_FEWEST_HIGH = 8
"""Bytes above ASCII that an old encoding must show in a line."""
_TURKISH = {"ý": "ı", "ð": "ğ", "þ": "ş", "Ý": "İ", "Ð": "Ğ", "Þ": "Ş"}
_TURKISH_LETTERS = re.compile("[ýðþÝÐÞ]")
_NOT_TURKISH = re.compile("[áíóúæåøéèàìòùÁÍÓÚÆÅØÉÈÀÌÒÙÿŸ\u0100-\u017f\u01a0-\u01b0\u1ea0-\u1ef9]")
_FEWEST_TURKISH = 3


Mend = Callable[[str], tuple[list[bytes], str] | None]
"""What a line was: the bytes of each of its characters, and the encoding that they are in."""


def mend_utf8_lines(text: Tracked) -> Tracked:
    """The text with lines made right whose UTF-8 was read in an old encoding; other lines unchanged."""
    return _replaced(text, _from_utf8)


def mend_old_lines(text: Tracked) -> Tracked:
    """The text with lines made right that an old encoding holds and that were read as Western European."""
    return _mend_turkish(_replaced(text, _from_old))


def _replaced(text: Tracked, mend: Mend) -> Tracked:
    """The text with misread lines mended piece by piece, each led back to its own characters."""
    pieces: dict[int, tuple[str, int]] = {}
    for match in _foreign_lines(text.text):
        found = mend(match[0])
        if found is not None:
            start = match.start()
            pieces |= {start + low: (new, start + high) for low, high, new in _pieces(*found)}
    return text.sub(_FOREIGN_CHARACTER, lambda match: pieces.get(match.start())) if pieces else text


def _foreign_lines(text: str) -> Iterator[re.Match[str]]:
    return (match for match in _LINE.finditer(text) if not match[0].isascii())


def _pieces(data: list[bytes], encoding: str) -> Iterator[tuple[int, int, str]]:
    """Which characters of a line become which text, in the smallest parts that begin and end together."""
    decoder = getincrementaldecoder(encoding)()
    start, new = 0, ""
    for position, piece in enumerate(data, start=1):
        new += decoder.decode(piece)
        if not decoder.getstate()[0]:
            yield start, position, new
            start, new = position, ""


def _from_utf8(line: str) -> tuple[list[bytes], str] | None:
    """The line if it was UTF-8 read in one of the old encodings, perhaps after it had been misread before."""
    read = [(data, text) for encoding in _MISREAD_AS for data, text in _as_utf8(line, encoding)]
    found = (data for data, text in read if _is_right(line, data, text))
    again = (data for data, text in read if _is_misread_once(text))
    data = next(found, None) or next(again, None)
    return None if data is None else (data, "utf-8")


def _as_utf8(line: str, encoding: str) -> Iterator[tuple[list[bytes], str]]:
    """The bytes that an encoding gives the line, and the text that these are as UTF-8, if they are any."""
    data = _bytes(line, encoding)
    if data is not None:
        with suppress(UnicodeDecodeError):
            yield data, b"".join(data).decode("utf-8")


def _is_right(line: str, data: list[bytes], text: str) -> bool:
    """Whether what came out of a line is of one script, and enough of it."""
    foreign = "".join(_FOREIGN.findall(text))
    if not any(script.fullmatch(foreign) for script in _SCRIPTS):
        return False
    is_single = len(data) == sum(map(len, data))
    enough = len(foreign if is_single else _LETTER.findall(foreign)) >= _FEWEST and len(set(foreign)) > 1
    return enough or bool(_INSIDE_WORDS.sub("", line).isascii() and _SMALL_LATIN.fullmatch(foreign))


def _is_misread_once(line: str) -> bool:
    if _from_old(line) is not None:
        return True
    read = ((data, text) for encoding in _MISREAD_AS for data, text in _as_utf8(line, encoding))
    return any(_is_right(line, data, text) for data, text in read)


def _from_old(line: str) -> tuple[list[bytes], str] | None:
    """The line if it was in an old encoding of another script and read as Western European."""
    data = _bytes(line, "cp1252")
    if data is None or sum(byte > b"\x7f" for byte in data) < _FEWEST_HIGH:
        return None
    encoding = likeliest(b"".join(data))
    return None if encoding is None else (data, encoding)


def _bytes(line: str, encoding: str) -> list[bytes] | None:
    """What was read as each character; where the encoding leaves a byte open, it passed as it is."""
    if encoding not in _SINGLE:
        return [character.encode(encoding) for character in line] if _is_in(line, encoding) else None
    table = _table(encoding)
    return [table[character] for character in line] if all(map(table.__contains__, line)) else None


def _is_in(line: str, encoding: str) -> bool:
    """Whether an encoding of several bytes a character has them all, and these bytes are UTF-8."""
    try:
        line.encode(encoding).decode("utf-8")
    except UnicodeError:
        return False
    return True


@lru_cache
def _table(encoding: str) -> dict[str, bytes]:
    found = {chr(byte): bytes([byte]) for byte in range(0xA0)}
    return found | dict(_characters(encoding))


def _characters(encoding: str) -> Iterator[tuple[str, bytes]]:
    for byte in range(0x80, 0x100):
        character = bytes([byte]).decode(encoding, "ignore")
        if character:
            yield character, bytes([byte])


def _mend_turkish(text: Tracked) -> Tracked:
    """Turkish read as Western European has six wrong letters; languages that have those have others too."""
    lines = [match.span() for match in _foreign_lines(text.text) if _is_turkish(match[0])]
    places = {place for start, end in lines for place in range(start, end)}

    def mended(match: re.Match[str]) -> str | None:
        return _TURKISH[match[0]] if match.start() in places else None

    return text.sub(_TURKISH_LETTERS, mended) if places else text


def _is_turkish(line: str) -> bool:
    return len(_TURKISH_LETTERS.findall(line)) >= _FEWEST_TURKISH and not _NOT_TURKISH.search(line)
