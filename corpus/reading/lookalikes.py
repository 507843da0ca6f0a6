"""Words in which letters of two scripts that look the same were mixed: ``RTХ`` with a Cyrillic ``Х``.

Such a word is found by no search. Its letters are put into the script of the letters that have no double.
"""

from __future__ import annotations

import re

from corpus.reading.tracked import Tracked

_LATIN = "ABCEHKMOPTXYaceopxy"
_CYRILLIC = "АВСЕНКМОРТХУасеорху"
_TO_LATIN = dict(zip(_CYRILLIC, _LATIN, strict=True))
_TO_CYRILLIC = dict(zip(_LATIN, _CYRILLIC, strict=True))
_WORD = re.compile(
    r"(?<![A-Za-z\u0400-\u04ff])(?=[A-Za-z]*[\u0400-\u04ff])(?=[\u0400-\u04ff]*[A-Za-z])[A-Za-z\u0400-\u04ff]{2,40}"
    r"(?![A-Za-z\u0400-\u04ff])"
)
_HAS_CYRILLIC = re.compile("[\u0400-\u04ff]")


def mend_lookalikes(text: Tracked) -> Tracked:
    """The text with each mixed word in one script, where one fits all of it; other text unchanged."""
    if text.text.isascii() or not _HAS_CYRILLIC.search(text.text):
        return text
    return text.sub(_WORD, lambda match: _in_one_script(match[0]))


def _in_one_script(word: str) -> str | None:
    cyrillic = [letter for letter in word if not letter.isascii()]
    latin = [letter for letter in word if letter.isascii()]
    may_be_latin = all(letter in _TO_LATIN for letter in cyrillic)
    may_be_cyrillic = all(letter in _TO_CYRILLIC for letter in latin)
    if may_be_latin and not (may_be_cyrillic and len(cyrillic) > len(latin)):
        return "".join(_TO_LATIN.get(letter, letter) for letter in word)
    if may_be_cyrillic:
        return "".join(_TO_CYRILLIC.get(letter, letter) for letter in word)
    return None
