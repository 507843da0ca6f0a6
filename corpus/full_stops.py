"""What one full stop is: the end of a sentence, or part of an abbreviation, an initial, the number of a list.

Lists (``abbreviations.py``) know words. Rules know the rest: letters with a stop each (``i. d. R.``,
``U.S.``, ``J.-P.``), capitalised words without a vowel (``Str.``, ``Mt.``), a letter before a number
(``p. 12``, ``с. 12``). A word that begins sentences (``Then``) tells where such a stop is an end after all.
"""

from __future__ import annotations

import re
from functools import cache

from corpus.abbreviations import ABBREVIATIONS, LAST_OF_A_LIST, MAY_END, NUMBERED, STARTERS, words_of

_LETTER = r"[^\W\d_]"
_SPACE = "[ \u00a0\u202f]"
_LONGEST = 24
_WORD = re.compile(r"[^\s(（\[«“„\"’']+\Z")
_RUN = re.compile(rf"(?<![\w.-])(?:{_LETTER}\.{_SPACE}?)+(?:{_LETTER}|Chr)\Z")
"""Letters with a stop each, up to the last one's stop: ``z. B``, ``U.S``, ``v. Chr``."""
_GOES_ON = re.compile(rf"\s?(?:{_LETTER}|Chr)\.(?!\w{{2}})")
_BEFORE_ERAS = ("v", "n", "a", "d")
_ERA = re.compile(rf"{_SPACE}C(?:hr)?\.")
"""``44 v. Chr.``, ``44 a. C.``"""
_JOINED = re.compile(rf"(?<!{_LETTER}){_LETTER}+\.-{_LETTER}+\Z")
"""``J.-P``, ``Dipl.-Ing``."""
_VOWELLESS = re.compile(r"[BCDFGHJKLMNPQRSTVWXZÇŞĞ][bcdfghjklmnpqrstvwxzçşğß]{1,3}\Z")
_UNIT = re.compile(r"(?:[KMGT]?(?:[Hh]z|bp?s?|w|[Ww]h)|V[dr]c|Db)\Z")
_LABEL = re.compile(r"\s+(?:\d|[B-HJ-ZА-Я]\b|[AI]\b(?!\s+\w))")
_FIRST_WORD = re.compile(rf"\s+({_LETTER}+)")
_CASELESS_INITIAL = re.compile("[\u0590-\u08ff]")
_TWO_LETTERS = re.compile(rf"(?<!\s)\s+({_LETTER})({_LETTER})")
_NOUNS_HAVE_CAPITALS = ("de", "en")
"""English: of what follows ``The`` much is a name of a thing."""


def ends_sentence(text: str, start: int, end: int, base: str) -> bool:
    """Whether the stop at ``start`` ends its sentence; what follows ``end`` looks like the start of one.

    Args:
        start: where the stop stands.
        end: behind the stop and the marks that close after it.
        base: language, without script and region.
    """
    before = text[max(0, start - _LONGEST) : start]
    found = _WORD.search(before)
    word = found[0] if found else ""
    if text[end : end + 2].lstrip()[:1].isupper() and _closes_a_list(before, base):
        return True
    if _is_list_number(text, start - len(word), word):
        return False
    run = _RUN.search(before)
    in_run = run is not None and not _after_number(text, start - len(run[0]))
    if not (in_run or _is_short(text, start, end, word, base)):
        return True
    return _may_end(run[0] if run else word, base) and _sentence_follows(text, end, base)


def _is_short(text: str, start: int, end: int, word: str, base: str) -> bool:
    """Whether a word is an abbreviation where it stands."""
    if _is_in(word, words_of(ABBREVIATIONS, base)) or _JOINED.search(word):
        return True
    if word in _BEFORE_ERAS and _ERA.match(text, end):
        return True
    numbered = _is_in(word, words_of(NUMBERED, base)) or (base == "de" and word.endswith("str"))
    if numbered and _LABEL.match(text, end):
        return True
    if _after_number(text, start - len(word)):
        return False
    if len(word) == 1 and word.isalpha():
        initial = word.isupper() or _CASELESS_INITIAL.match(word) or _GOES_ON.match(text, end)
        return bool(initial) or text[end : end + 2].strip()[:1].isdigit()
    return bool(_VOWELLESS.match(word)) and not _UNIT.match(word)


def _may_end(word: str, base: str) -> bool:
    """Whether an abbreviation can be the last word: ``plan B.`` can, ``z. B.`` and ``Dr.`` cannot."""
    plain = re.sub(r"\s", "", word)
    if plain.replace(".", "").isupper() or _is_in(plain, words_of(MAY_END, base)):
        return True
    return bool(_VOWELLESS.match(plain)) and not _is_in(plain, words_of(ABBREVIATIONS, base))


def _sentence_follows(text: str, end: int, base: str) -> bool:
    """Whether a word begins a sentence that is no part of a name, as in ``J. Le Roux``."""
    following = _FIRST_WORD.match(text, end)
    if following is None or not following[1][0].isupper() or text.startswith(".", following.end()):
        return False
    if following[1].lower() not in words_of(STARTERS, base):
        return False
    second = _TWO_LETTERS.match(text, following.end())
    is_name = second is not None and second[1].isupper() and second[2].islower()
    return not is_name or base in _NOUNS_HAVE_CAPITALS


def _is_in(word: str, words: frozenset[str]) -> bool:
    return word in words or word.lower() in words


def _after_number(text: str, begin: int) -> bool:
    """Whether a number stands right before a word, as before the unit of ``850 W.``"""
    return begin > 1 and text[begin - 2].isdigit() and text[begin - 1].isspace()


def _is_list_number(text: str, begin: int, word: str) -> bool:
    """``1.`` at the start of a line counts a list; a short number elsewhere ends a sentence as any word."""
    begins = begin == 0 or text[begin - 1] == "\n" or text[begin - 2 : begin] == "- "
    return word.isdigit() and len(word) <= 2 and begins


def _closes_a_list(before: str, base: str) -> bool:
    """``etc.`` before a capital ends its sentence."""
    pattern = LAST_OF_A_LIST.get(base)
    return pattern is not None and _compiled(pattern).search(before) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """A rule of one language, compiled when a text in it comes."""
    return re.compile(pattern)
