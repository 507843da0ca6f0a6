"""Bytes that some old encoding can always read, and that are no text in it all the same."""

from __future__ import annotations

import re

_CONTROL = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]")
_EBCDIC = re.compile(
    rb"[\x05\x0d\x15\x25\x40\x4b-\x50\x5a-\x61\x6b-\x6f\x7a-\x7f"
    rb"\x81-\x89\x91-\x99\xa2-\xa9\xc1-\xc9\xd1-\xd9\xe2-\xe9\xf0-\xf9]"
)
"""Blank, signs, letters, digits and line ends of EBCDIC."""
_FEWEST_BYTES = 20
_SELDOM = 0.03
_MOSTLY = 0.85


def is_ebcdic(data: bytes) -> bool:
    """Whether blanks are where mainframes have them; letters from there would pass for Cyrillic ones."""
    seldom = _SELDOM * len(data)
    if len(data) < _FEWEST_BYTES or data.count(b" ") + data.count(b"\n") > seldom:
        return False
    return data.count(b"@") > seldom and len(_EBCDIC.findall(data)) > _MOSTLY * len(data)


def is_noise(text: str) -> bool:
    """Whether more control characters are in it than in any text."""
    return len(_CONTROL.findall(text)) > _SELDOM * len(text)
