"""Text that was read in the wrong encoding, made right again.

UTF-8 that was once read as Windows-1252, 1254 or 1251, or as Latin-1, leaves runs such as ``Ã¼``, ``â€™`` or
``Ð¿Ñ€``. A run is encoded back and read as UTF-8; it is taken only if what comes out is made of letters and
signs that texts of our languages use, so that ``É”`` after a French word stays. What was misread twice is
mended twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from corpus.reading.misread import mend_old_lines, mend_utf8_lines
from corpus.reading.tracked import Tracked

_C1 = {byte: chr(byte) for byte in range(0x80, 0xA0)}


def _table(encoding: str) -> dict[str, int]:
    """Bytes of characters above ASCII; where the encoding leaves a byte open, as Latin-1 has it."""
    found = {character: byte for byte, character in _C1.items()}
    for byte in range(0x80, 0x100):
        try:
            found[bytes([byte]).decode(encoding)] = byte
        except UnicodeDecodeError:
            continue
    return found


_TABLES = tuple(_table(encoding) for encoding in ("cp1252", "cp1254", "cp1251"))
_LATIN_TABLES = _TABLES[:2]
_CYRILLIC_RUN = 6
"""Characters of the shortest run by itself that is read back from the Cyrillic encoding; a shorter one may be
Russian as it is."""


_LONE = re.compile(r"(?<![^\s«„(])(?:Р[Іёѕє]|С[ЃѓЏ])(?![^\s.,;:…»)])")
"""A word of one letter (в и о к с у я) that was misread in a text that is right otherwise."""
_UKRAINIAN = re.compile("[іїєґІЇЄҐ]")


def _class(bytes_: range) -> str:
    """Characters that any of the encodings has for one of some bytes, for a pattern."""
    found = {character for table in _TABLES for character, byte in table.items() if byte in bytes_}
    return "".join(re.escape(character) for character in sorted(found))


_LEAD, _TAIL = _class(range(0xC2, 0xF5)), _class(range(0x80, 0xC0))
_RUN = re.compile(rf"(?:[{_LEAD}][{_TAIL}]{{1,3}})+")
_PLAUSIBLE = re.compile(
    "[\u00a0-\u00bf\u00d7\u00f7\u2000-\u200a\u202fÀ-ÖØ-öø-ÿĀ-ſǍ-ǜȘ-ț\u0391-\u03c9\u0400-\u045f\u2010-\u2026\u2030-\u203a\u20a0-\u20bf"
    "\u2100-\u214f\u2190-\u21ff\u2200-\u22ff\u25a0-\u25ff\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff"
    "\ufb00-\ufb04\uff00-\uffef\U0001f300-\U0001faff]+"
)
_CLOSING = "»”’›"
_PAIR = 2
_SIGN = re.compile("[\x80-\x9f]")
"""Signs of Windows-1252 that were read as Latin-1."""
_CONTROL = re.compile("[\x80-\x84\x86-\x9f]")
"""Those that mean nothing else; where there is none of them, 0x85 is the end of a line."""


def mend_mojibake(text: Tracked) -> Tracked:
    """The text with misread lines and runs made right; other text unchanged."""
    if text.text.isascii():
        return text
    text = _twice(text, lambda once: mend_old_lines(mend_utf8_lines(once)))
    text = _twice(text, lambda once: once.sub(_RUN, _mended))
    if not _UKRAINIAN.search(_LONE.sub("", text.text)):
        text = text.sub(_LONE, lambda match: _reread(match[0], _TABLES[-1]))
    return text.sub(_SIGN, _windows_sign) if _CONTROL.search(text.text) else text


def _twice(text: Tracked, mend: Callable[[Tracked], Tracked]) -> Tracked:
    """The text mended, and once more if that changed anything."""
    once = mend(text)
    return once if once is text else mend(once)


def _windows_sign(match: re.Match[str]) -> str | None:
    return match[0].encode("latin-1").decode("cp1252", "ignore") or None


def _mended(match: re.Match[str]) -> str | None:
    run = match[0]
    if _closes_capitals(match):
        return None
    tables = _TABLES if len(run) >= _CYRILLIC_RUN or _is_in_latin(match) else _LATIN_TABLES
    found = (_reread(run, table) for table in tables)
    return next((text for text in found if text is not None), None)


def _closes_capitals(match: re.Match[str]) -> bool:
    """``«IRMÃ»`` is a word in capitals and the end of a quotation."""
    before = match.string[max(0, match.start() - 1) : match.start()]
    return before.isupper() and len(match[0]) == _PAIR and match[0][1] in _CLOSING


def _is_in_latin(match: re.Match[str]) -> bool:
    """Whether a Latin letter stands right beside the run."""
    around = (
        match.string[max(0, match.start() - 1) : match.start()] + match.string[match.end() : match.end() + 1]
    )
    return any(character.isascii() and character.isalpha() for character in around)


def _reread(run: str, table: dict[str, int]) -> str | None:
    try:
        text = bytes(table[character] for character in run).decode("utf-8")
    except (KeyError, UnicodeDecodeError):
        return None
    return text if _PLAUSIBLE.fullmatch(text) else None
