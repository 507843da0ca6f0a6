"""UTF-16 and UTF-32 without a byte order mark: told by where the zero bytes stand, and by what comes out."""

from __future__ import annotations

import re

UTF_32 = ("utf-32-le", "utf-32-be")
UTF_16 = ("utf-16-le", "utf-16-be")
_SAMPLE = 20_000
"""So many characters are looked at [-]."""
_PLAUSIBLE = 0.95
"""Share of a text that is of one family of scripts, at least, beside what every text may hold."""
_PRINTABLE = re.compile(rb"[\t\n\r\x20-\x7e]")
_MOSTLY = 0.9
_SEVERAL = 0.05
"""Share of zero bytes in text that is partly of ASCII, at least."""
_STRAY = 0.1
"""Share of those that do not stand in every second place, at most."""
_SPACES = re.compile("[ \t\r\n]")
_ASCII = re.compile("[\x20-\x7e]")
_COMMON = "\t\n\r\f\x20-\x7e\xa0-\u036f\u1e00-\u1eff\u2000-\u27bf\ufb00-\ufb06\ufeff\U0001f000-\U0001faff"
_FAMILIES = tuple(
    re.compile(f"[{_COMMON}{letters}]")
    for letters in (
        "\u0370-\u03ff\u1f00-\u1fff",
        "\u0400-\u052f",
        "\u0590-\u05ff\ufb1d-\ufb4f",
        "\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc",
        "\u0900-\u0dff",
        "\u0e00-\u0eff",
        "\u10a0-\u10ff",
        "\u3000-\u312f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef",
        "\u1100-\u11ff\u3000-\u303f\u3130-\u318f\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef",
    )
)


def unmarked(data: bytes) -> tuple[str, str] | None:
    """The text in bytes that hold zeros, and its encoding; ``None`` where they are no text.

    Every second byte of UTF-16 in Latin letters is a zero. In other scripts only blanks, digits and line ends
    have one, and some characters one in the other place (U+4E00, U+3000), so that both orders are read: the
    right one is of one family of scripts and has the blanks.
    """
    for encoding in UTF_32:
        text = _strict(data, encoding)
        if text and _is_text(text):
            return text, encoding
    if _is_bytewise(data):
        return None
    found = {encoding: text for encoding in UTF_16 if (text := _strict(data, encoding)) and _is_text(text)}
    best = max(found, key=lambda encoding: _rank(found[encoding]), default=None)
    return (found[best], best) if best else None


def _is_bytewise(data: bytes) -> bool:
    """Whether the bytes are a text of single bytes or UTF-8 with some zeros among them."""
    zeros = data[::2].count(0), data[1::2].count(0)
    if len(_PRINTABLE.findall(data)) > _MOSTLY * (len(data) - sum(zeros)):
        return sum(zeros) < _SEVERAL * len(data) or min(zeros) > _STRAY * sum(zeros)
    return not data.isascii() and _strict(data, "utf-8") is not None


def _is_text(text: str) -> bool:
    sample = text[:_SAMPLE]
    return any(len(family.findall(sample)) >= _PLAUSIBLE * len(sample) for family in _FAMILIES)


def _rank(text: str) -> tuple[int, bool, int]:
    """How much speaks for one order of bytes: blanks, ASCII, few different higher bytes."""
    sample = text[:_SAMPLE]
    is_ascii = 2 * len(_ASCII.findall(sample)) > len(sample)
    return len(_SPACES.findall(sample)), is_ascii, -len({ord(character) >> 8 for character in sample})


def _strict(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None
