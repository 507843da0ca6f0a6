"""One spelling for matching, with a way back: every character knows where it stood in the question."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from assistant.understanding.errors import QuestionError
from assistant.understanding.frame import Span

MAX_CHARACTERS = 4000
"""Longest question read [characters]."""

_PLAIN = re.compile(r"[\n -~]*")
_MARKS = r"\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\uff9e\uff9f\ufe20-\ufe2f"
_CLUSTER = re.compile(
    rf"(?P<plain>[\n -~\u4e00-\u9fff]+(?![{_MARKS}]))"  # a letter before a mark belongs to a cluster
    r"|[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]+"  # Hangul letters compose with each other
    r"|[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]+"  # an exponent
    rf"|.[{_MARKS}]*",
    re.DOTALL,
)
_LATIN_MARKS = re.compile(r"(?:^|(?<=[a-z]))[\u0300-\u036f]+")
_FIRST_HAN = "\u3400"
_FIRST_ROMAN, _LAST_ROMAN = "\u2160", "\u217b"
"""One to twelve, in a character each."""
_FRACTION = "\u2044"
_EXPONENTS = frozenset("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079")
_ODD = {
    **dict.fromkeys("\u2122\u00ae\u00a9\u2120", ""),  # ™ ® © would glue letters to a name
    **dict.fromkeys("\t\r\u0085\u2028\u2029", " "),
    **dict.fromkeys("\u0130\u0131", "i"),  # Turkish dotted capital and dotless small i meet at i
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212\u301c\uff5e", "-"),
    **dict.fromkeys("\u2018\u2019\u02bc\u00b4", "'"),
    **dict.fromkeys("\u201c\u201d\u00ab\u00bb", '"'),
    "\u0451": "е",  # Russian ё is commonly typed as е
    "\u0401": "е",
    "\u00d7": "x",
    "\u2044": "/",
    "\uff0c": ";",  # a full-width comma lists things, it never groups digits
}
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Me"})
"""Kinds of characters that say nothing; the frame of a keycap (2️⃣) is one."""


class NormalText(NamedTuple):
    """A text in matching form.

    Args:
        original: the text as it came.
        text: lower case, compatibility forms resolved, Latin accents dropped, Han in simplified form.
        starts, ends: for each character of ``text``, the range of ``original`` that it came from.
        traditional: how many characters of ``text`` were in a traditional form.
    """

    original: str
    text: str
    starts: Sequence[int]
    ends: Sequence[int]
    traditional: int = 0

    def span(self, start: int, end: int) -> Span:
        """The original's range behind ``text[start:end]``, which must not be empty."""
        return Span(self.starts[start], self.ends[end - 1])

    def gap(self, end: int, start: int) -> str:
        """The original between what ends at ``text[end]`` and what starts at ``text[start]``."""
        return self.original[self.ends[end - 1] : self.starts[start]]


def normalise(question: str) -> NormalText:
    """The matching form of a question.

    Raises:
        QuestionError: longer than :data:`MAX_CHARACTERS`, or without a letter or digit.
    """
    if len(question) > MAX_CHARACTERS:
        raise QuestionError("error-question-too-long", limit=MAX_CHARACTERS, length=len(question))
    normal = _fold(question)
    if not any(character.isalnum() for character in normal.text):
        raise QuestionError("error-question-empty")
    return normal


def fold(text: str) -> str:
    """The matching form of any text; words of language files go through it too.

    Example:
        >>> fold("GÜÇ Kaynağı ４張")
        'guc kaynagi 4张'
    """
    return _fold(text).text


def _fold(text: str) -> NormalText:
    if _PLAIN.fullmatch(text):
        return NormalText(text, text.lower(), range(len(text)), range(1, len(text) + 1))
    characters: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for cluster in _CLUSTER.finditer(text):
        start, end = cluster.span()
        if cluster.lastgroup is not None:
            characters.append(cluster.group().lower())
            starts.extend(range(start, end))
            ends.extend(range(start + 1, end + 1))
            continue
        folded = _fold_cluster(cluster.group())
        if characters and characters[-1][-1:].isdecimal():
            folded = _behind_digit(folded, cluster.group())
        characters.append(folded)
        starts.extend([start] * len(folded))
        ends.extend([end] * len(folded))
    joined = "".join(characters)
    simplified = _simplify(joined)
    changed = 0
    if simplified != joined:
        changed = sum(a != b for a, b in zip(joined, simplified, strict=True))
    return NormalText(text, simplified, starts, ends, changed)


@lru_cache(8192)
def _fold_cluster(cluster: str) -> str:
    if cluster in _ODD:
        return _ODD[cluster]
    folded = unicodedata.normalize("NFKC", cluster).casefold()
    if _FRACTION in folded or _FIRST_ROMAN <= cluster <= _LAST_ROMAN:
        folded = f"{unicodedata.numeric(cluster[0]):.3g}"
    folded = "".join(_ODD.get(character, character) for character in folded if _is_kept(character))
    bare = _LATIN_MARKS.sub("", unicodedata.normalize("NFD", folded))
    return unicodedata.normalize("NFC", bare)


def _behind_digit(folded: str, cluster: str) -> str:
    """``1½`` is 1.5, and ``10³`` is no 103."""
    if _FRACTION in unicodedata.normalize("NFKC", cluster):
        return folded.removeprefix("0")
    return f"^{folded}" if cluster[0] in _EXPONENTS else folded


def _is_kept(character: str) -> bool:
    if character in "\n\t\r":
        return True
    is_variation_selector = "\ufe00" <= character <= "\ufe0f"
    return unicodedata.category(character) not in _DROPPED and not is_variation_selector


def _simplify(text: str) -> str:
    """Traditional Han characters in their simplified form, character by character."""
    if max(text, default="") < _FIRST_HAN:
        return text
    converted: str = _converter("t2s").convert(text)
    if len(converted) == len(text):
        return converted
    return "".join(_simplify_character(character) for character in text)


@lru_cache(8192)
def _simplify_character(character: str) -> str:
    converted: str = _converter("t2s").convert(character)
    return converted if len(converted) == 1 else character


def simplified_only(text: str) -> int:
    """How many characters of ``text`` have another, traditional form."""
    text = text.encode("utf-8", "ignore").decode("utf-8")
    converted: str = _converter("s2t").convert(text)
    return sum(a != b for a, b in zip(text, converted, strict=False))


@cache
def _converter(name: str) -> Any:
    from opencc import OpenCC

    return OpenCC(name)
