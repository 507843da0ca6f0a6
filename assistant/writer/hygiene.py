"""What a written sentence may not hold at all, whatever it says."""

from __future__ import annotations

import re
import unicodedata

from assistant.writer.facts.folding import forbidden
from corpus.languages import base_language

LONGEST = 600
"""Characters of one sentence."""
_LINK = re.compile(
    r"https?:|www\.|://|@|(?<=[a-z0-9])\.(?:com|org|net|io|dev|ai|app|co|info|biz|xyz|me|gg|ly|sh|cn|ru|de|fr|es|pt"
    r"|br|jp|kr|tr|uk|eu)\b",
    re.IGNORECASE,
)
_MARKUP = re.compile(r"[<>{}`|\\#*]|__|~~|\]\(|!\[|\$\{|&[a-z]+;|&#")
_SCRIPTS = {
    "zh": ("CJK", "LATIN", "HALFWIDTH", "FULLWIDTH"),
    "ja": ("CJK", "HIRAGANA", "KATAKANA", "LATIN", "KATAKANA-HIRAGANA", "HALFWIDTH", "FULLWIDTH"),
    "ko": ("HANGUL", "LATIN", "CJK", "HALFWIDTH", "FULLWIDTH"),
    "ru": ("CYRILLIC", "LATIN"),
}
_OWN = {
    "zh": ("CJK",),
    "ja": ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"),
    "ko": ("HANGUL",),
    "ru": ("CYRILLIC",),
}
_GREEK_UNITS = "µμΩ"
_LEAST_OWN = 0.15
"""Share of letters in the language's own script; names of products are in Latin."""


def unclean(sentence: str, language: str) -> str | None:
    """Why a sentence may not be shown whatever it says, as one of the reasons; ``None`` for a clean one.

    >>> unclean("See www.example.org for more.", "en"), unclean("It needs 350 W.", "en")
    ('link', None)
    """
    if forbidden(sentence) is not None:
        return "character"
    plain = unicodedata.normalize("NFKC", sentence)
    if _LINK.search(plain):
        return "link"
    if _MARKUP.search(plain):
        return "markup"
    if len(sentence) > LONGEST:
        return "length"
    return "script" if _has_other_script(sentence, base_language(language)) else None


def _has_other_script(sentence: str, language: str) -> bool:
    """Whether letters of a foreign script are mixed in, or the language's own are missing."""
    letters = [_script(letter) for letter in sentence if letter.isalpha() and letter not in _GREEK_UNITS]
    allowed = _SCRIPTS.get(language, ("LATIN", "FEMININE", "MASCULINE"))
    if any(script not in allowed for script in letters):
        return True
    own = _OWN.get(language)
    return own is not None and sum(script in own for script in letters) < _LEAST_OWN * len(letters)


def _script(letter: str) -> str:
    return unicodedata.name(letter, "UNKNOWN").split(" ")[0]
