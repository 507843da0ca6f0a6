"""Cutting text into whole sentences, for Latin, Cyrillic, Arabic, Chinese, Japanese and Korean writing.

A sentence ends at ``。！？؟۔`` wherever it stands, at ``. ! ?`` when what follows starts like a sentence and
what precedes is no abbreviation, initial, decimal or list number (``full_stops.py``), and at a line break
where lines are paragraphs. Machine-translated text loses spaces and full stops, so repairs are known: a stop
glued to the next capital (``sahiptir.Aynı``), a heading glued to a sentence (``Bellek (RAM) İki``)
and, in Turkish, a finite verb followed by a capital (``yaygındır Genel``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from corpus.abbreviations import MONTHS_AFTER_ORDINALS
from corpus.full_stops import ends_sentence
from corpus.languages import base_language

_CLOSERS = "\"'”’“‘»«）)\\]】」』》"
_CANDIDATE = re.compile(rf"([.!?…。！？؟۔]+)(?:[{_CLOSERS}]|[ \u00a0\u202f]»)*")
_WIDE = frozenset("。！？؟۔")
_FOLLOWING = re.compile(r"\s+(\w+)")
_SPOKEN = "[」』](?:と|って|など|との|という|は|が|を|に|の|も|で)"
"""A quotation that its sentence goes on from."""
_ORDINALS = {
    "de": r"(?i:(?:^|\W)(?:der|die|das|dem|den|des|im|am|ins|zum|zur|vom|beim|einen?|jede[nmrs]?)) \d{1,2}\Z"
}
"""What stands before the stop of a number that counts: ``im 21. Jahrhundert``."""
_DATE = r"\d{4}\. ?\d{1,2}(?:\. ?\d{1,2})?\Z|\d{4}\Z"
_DATE_GOES_ON = r"\. ?(?:\d{1,2}\.|[^\W\d_a-zA-Z])"
_OPENERS = "\"'“‘„«(（[【「『《¿¡"
_TURKISH_VERB = re.compile(
    r"(?<=[a-zçğıöşü]{3})(?:[dt][ıiuü]r|m[ae]z|[ıiuü]yor|s[ıi]n[ıi]z) (?=[A-ZÇĞİÖŞÜ][a-zçğıöşü]*[ ,])"
)
_HEADING_WORDS = r"(?:[^\W\d_]+ ){0,3}[^\W\d_]+ \([A-ZÇĞİÖŞÜ]{2,5}\)"
_GLUED_FRAGMENT = re.compile(_HEADING_WORDS)
_GLUED_HEADING = re.compile(rf"^{_HEADING_WORDS} (?=[A-ZÇĞİÖŞÜÄÉ][a-zçğıöşüäé])", re.MULTILINE)
_CJK = ("zh", "ja", "ko")

Span = tuple[int, int]


def split_sentences(text: str, language: str, *, found: bool = True) -> list[Span]:
    """Spans of the sentences in ``text``, without the white space around them.

    Args:
        language: tag of the text's language; decides abbreviations and repairs.
        found: the text is a document as it was found: a line break ends a sentence and the repairs apply.
    """
    base = base_language(language)
    cuts = set(_stops(text, base))
    if found:
        cuts.update(_line_ends(text), _repairs(text, base))
    spans: list[Span] = []
    start = 0
    for cut in (*sorted(cuts), len(text)):
        span = strip_span(text, start, cut)
        if span[0] < span[1]:
            spans.append(span)
        start = cut
    return spans


def strip_span(text: str, start: int, end: int) -> Span:
    """The span without leading and trailing white space."""
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def is_glued_heading(text: str, language: str) -> bool:
    """Whether a span is a heading that stands glued before a sentence, e.g. ``Bellek (RAM)``."""
    return base_language(language) not in _CJK and _GLUED_FRAGMENT.fullmatch(text) is not None


def _line_ends(text: str) -> Iterator[int]:
    return (match.end() for match in re.finditer(r"\n", text))


def _stops(text: str, base: str) -> Iterator[int]:
    """Where a sentence ends within the text; at its end the last one ends anyway."""
    for match in _CANDIDATE.finditer(text):
        mark, end = match[1], match.end()
        if end == len(text):
            return
        if mark[-1] in _WIDE or (len(mark) > 1 and not _WIDE.isdisjoint(mark)):
            if not (base == "ja" and _rule(_SPOKEN).search(text, match.start(), end + 3)):
                yield end
        elif text[end].isspace():
            counts = _is_day(text, match.start(), end, base) or _is_ordinal(text, match.start(), base)
            if not counts and _ends_here(text, match.start(), end, mark, base):
                yield end
        elif _glued_stop(text, match.start(), end):
            yield end


def _ends_here(text: str, start: int, end: int, mark: str, base: str) -> bool:
    following = text[end : end + 3].lstrip()
    if following and not _starts_sentence(following):
        return False
    return mark != "." or ends_sentence(text, start, end, base)


def _starts_sentence(following: str) -> bool:
    """A capital, a letter of a writing without capitals, a number or a mark that opens."""
    first = following[0]
    begins = first.isdigit() or (first.isalpha() and not first.islower())
    return begins or first in _OPENERS or first in "-–—•|" or ord(first) > 0x2E80


def _is_ordinal(text: str, start: int, base: str) -> bool:
    """Whether the stop belongs to a number that counts, or to a date."""
    before = text[max(0, start - 24) : start]
    if base == "ko":
        return bool(_rule(_DATE).search(before) and _rule(_DATE_GOES_ON).match(text, start))
    pattern = _ORDINALS.get(base)
    return pattern is not None and _rule(pattern).search(before) is not None


@cache
def _rule(pattern: str) -> re.Pattern[str]:
    """A rule of one language, compiled when a text in it comes."""
    return re.compile(pattern)


def _is_day(text: str, start: int, end: int, base: str) -> bool:
    """Whether the stop belongs to a day before its month: ``am 3. Oktober 2026``."""
    months = MONTHS_AFTER_ORDINALS.get(base)
    following = _FOLLOWING.match(text, end)
    if months is None or following is None or not text[max(0, start - 1) : start].isdigit():
        return False
    return following[1].lower() in months


def _glued_stop(text: str, start: int, end: int) -> bool:
    """A stop between a word's last small letters and a capital: a lost space."""
    return (
        text[start:end] == "."
        and text[max(0, start - 3) : start].islower()
        and text[max(0, start - 3) : start].isalpha()
        and text[end : end + 1].isupper()
        and text[end + 1 : end + 2].islower()
    )


def _repairs(text: str, base: str) -> Iterator[int]:
    if base in _CJK:
        return
    for match in _GLUED_HEADING.finditer(text):
        yield match.end()
    if base == "tr":
        for match in _TURKISH_VERB.finditer(text):
            yield match.end()
