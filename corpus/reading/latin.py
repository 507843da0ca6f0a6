"""Which of the old encodings a text in Latin letters is in: those of Windows, of DOS, or of the Macintosh.

The same byte is a letter in one of them and a sign in another: ``ö`` of DOS is a closing quotation mark of
Windows, and that does not stand inside a word.
"""

from __future__ import annotations

import re
from itertools import islice

WINDOWS = ("cp1252", "cp1254")
APOSTROPHE = "’"
TURKISH = ("cp1254", "cp857", "mac_turkish")
OTHERS = ("cp850", "mac_roman", "cp857", "mac_turkish")
_TURKISH = re.compile(rb"[\xd0\xdd\xde\xf0\xfd\xfe]")
"""Bytes that are Turkish letters in cp1254, and rare ones in cp1252."""
_VOWEL = re.compile("[aeiouàáâãäéêëíîïóôõöúûü]", re.IGNORECASE)
"""What follows a ç elsewhere than in Turkish."""
_SAMPLE = 5_000
"""So many characters above ASCII are looked at [-]."""
_LEAST = 0.5
_AHEAD = 0.5
"""What another encoding must be better by than that of Windows, which is by far the most frequent."""
_FOREIGN = re.compile("[^\x00-\x7f]")
_FREQUENT = frozenset("àáâãäçèéêíñóõöúüßğışœ")
"""Small letters that a language of Europe or Turkish has on every page."""
_SELDOM = frozenset("åæëîïìôòøùû")
_LARGE = frozenset("ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒĞİŞ")
_OPENING = frozenset("„‚¿¡")
_SIGNS = frozenset("“”‘’«»–—…€°§©®·•±×÷µ½¼¾²³£¥™ªº\xa0")


def latin_encoding(data: bytes) -> str | None:
    """The likeliest one for bytes of which some are above ASCII; ``None`` where they fit into none."""
    scores = {
        encoding: score for encoding in (*WINDOWS, *OTHERS) if (score := _score(data, encoding)) is not None
    }
    windows = WINDOWS[1] if _TURKISH.search(data) or WINDOWS[0] not in scores else WINDOWS[0]
    best = max(scores, key=lambda encoding: scores[encoding], default=None)
    if windows in scores and (best is None or scores[best] < scores[windows] + _AHEAD):
        return windows
    return best if best and scores[best] >= _LEAST else None


def _score(data: bytes, encoding: str) -> float | None:
    """How well the characters above ASCII fit where they stand, from -2 to 1; ``None`` where bytes are no
    characters."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    is_turkish = encoding in TURKISH
    marks = [_fit(text, found.start(), is_turkish) for found in islice(_FOREIGN.finditer(text), _SAMPLE)]
    return sum(marks) / max(1, len(marks))


def _fit(text: str, place: int, is_turkish: bool) -> float:
    """How well one character fits between its neighbours, in Turkish or elsewhere."""
    before, here, after = text[place - 1 : place], text[place], text[place + 1 : place + 2]
    if here in _FREQUENT or here in _SELDOM:
        is_misplaced = here == "ç" and not is_turkish and not _VOWEL.match(after)
        return -0.5 if is_misplaced else _small_letter(before, here, after)
    if here in _LARGE:
        return -1.0 if before.islower() else 1.0 if before.isalpha() or after.isalpha() else 0.0
    if here in _OPENING or here in _SIGNS:
        return _sign(before, here, after)
    return -0.5 if here.isalpha() else -2.0


def _sign(before: str, here: str, after: str) -> float:
    if before.isalpha() and after.isalpha():
        return 1.0 if here == APOSTROPHE else -2.0
    is_misplaced = before.isalpha() if here in _OPENING else here == "\xa0" and " " in (before, after)
    return -1.0 if is_misplaced else 1.0


def _small_letter(before: str, here: str, after: str) -> float:
    if before.isdigit() or after.isdigit() or (after.isupper() and not before.isupper()):
        return -1.0
    if here in _SELDOM:
        return -0.5 if here == "ì" and after.isalpha() else 0.6
    return 1.0 if before.isalpha() or after.isalpha() else 0.5
