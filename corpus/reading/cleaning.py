"""Making decoded text readable without losing the way back to it.

Every rule is a substitution on a :class:`Tracked` text and looks at a few characters only, so that cleaning
a part of a text gives the same part of the clean text.
"""

from __future__ import annotations

import re

from corpus.languages import base_language
from corpus.reading.glosses import remove_glosses
from corpus.reading.lookalikes import mend_lookalikes
from corpus.reading.mojibake import mend_mojibake
from corpus.reading.tracked import Tracked
from corpus.script import has_han

_INVISIBLE = re.compile(
    "[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufff9-\ufffd]"
)
_PRIVATE = re.compile("[\ue000-\uf8ff\U000f0000-\U000ffffd\U00100000-\U0010fffd]")
_LINE_END = re.compile(r"\r\n?|\u0085|\f")
_SPACE = re.compile("[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_FULL_WIDTH = re.compile("[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\uff0b\uff0d\uff0f]")
_LIGATURES = {"\ufb00": "ff", "\ufb01": "fi", "\ufb02": "fl", "\ufb03": "ffi", "\ufb04": "ffl"}
_LIGATURE = re.compile("|".join(_LIGATURES))
_COMPARISON = re.compile(r"([<>]) =")
_GLUED_STOP = re.compile(r"(?<=[^\W\d_A-Z]{3})\.(?=[^\W\d_a-z][^\W\d_A-Z]{2})")
_PERCENT_AFTER_WORD = re.compile(r"(?<=[^\W\d_])% (?=\d)")
_PERCENT_SPACE = re.compile(r"(?<!\w)% (?=\d)")
_SPACES = re.compile(r" {2,}")
_LINE_SPACE = re.compile(r" +(?=\n)|(?<=\n) +(?![ \-*|\d])|^ +| +$")
_BLANK_LINES = re.compile(r"\n{3,}")


def clean(text: Tracked, language: str) -> Tracked:
    """Readable text: what was misread in a wrong encoding made right; no control characters, glosses, damaged
    marks or doubled spaces; full-width letters and digits in their plain form, each word in one script; the
    commonest slips of machine translation repaired."""
    return tidied(made_plain(text), language)


def made_plain(text: Tracked) -> Tracked:
    """The first part of :func:`clean`, for which the language need not be known: its right characters."""
    text = mend_mojibake(text)
    text = text.sub(_LINE_END, "\n")
    text = text.sub(_INVISIBLE, "")
    text = text.sub(_SPACE, " ")
    if has_han(text.text):
        text = remove_glosses(text)
    text = text.sub(_PRIVATE, "")
    text = text.sub(_FULL_WIDTH, lambda match: chr(ord(match[0]) - 0xFEE0))
    text = text.sub(_LIGATURE, lambda match: _LIGATURES[match[0]])
    return mend_lookalikes(text)


def tidied(text: Tracked, language: str) -> Tracked:
    """The second part of :func:`clean`: slips of translation and spaces."""
    text = text.sub(_COMPARISON, r"\1=")
    text = _mend_translation(text, language)
    text = text.sub(_SPACES, " ")
    text = text.sub(_LINE_SPACE, "")
    return text.sub(_BLANK_LINES, "\n\n")


def _mend_translation(text: Tracked, language: str) -> Tracked:
    """A full stop glued to the next sentence, and in Turkish a percent sign torn from its number."""
    text = text.sub(_GLUED_STOP, lambda match: ". " if _starts_upper(match) else None)
    if base_language(language) == "tr":
        text = text.sub(_PERCENT_AFTER_WORD, " %")
        text = text.sub(_PERCENT_SPACE, "%")
    return text


def _starts_upper(match: re.Match[str]) -> bool:
    before, after = match.string[match.start() - 1], match.string[match.end()]
    return before.islower() and after.isupper()
