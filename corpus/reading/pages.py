"""The text of printed pages made one readable text: running heads, page breaks, hyphens and broken lines."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from corpus.reading.markdown import glue
from corpus.reading.tracked import Tracked
from corpus.script import is_han

_LINE = re.compile(r"[^\n\f]+")
_NUMBER = re.compile(r"\d{1,6}")
_COUNTED = "\0"
"""Stands before a number that is counted from the page that it is on."""
_EDGE_LINES = 2
_WORDS_OF_TEXT = 5
"""A line of fewer words at the edge of a page is no text, whatever follows it."""
_FEWEST_PAGES = 3
_PAGE_BREAK = re.compile(r"(?<![ \t\n\f])[ \t\n]*\f[ \t\n\f]*")
_HYPHENATION = re.compile(r"(?<=[^\W\d_])([-\u00ad\u2010])[ \t]*\n[ \t]*(?=[^\W\d_])")
_DIVIDED = re.compile(r"[^\W\d_][-\u00ad\u2010]\Z")
_COMPOUND = re.compile(r"\w[-\u2010]\w+\Z")
_LONGEST_WORD = 40
_LINE_BREAK = re.compile(r"(?<=[^\s|])[ \t]*\n[ \t]*(?=[^\s|•·])(?!(?:[-*+–]|\(?\d{1,3}[.)]) )")
_STOPS = tuple('.。!！?？:：;；"”»」')
_NARROWEST = 40
_FULL_SHARE = 0.6


def pages_text(original: str) -> Tracked:
    """One readable text from pages with a form feed between two of them, led back to those pages.

    A line at the edge of a page goes if most pages have it, or if several do, each with the number of the
    page in it, but not one in the middle of a sentence, or with half of a divided word; a word that was
    divided at the end of a line is one again, as is a sentence that runs over lines or pages.
    """
    text = _without_running_lines(Tracked.of(original))
    text = text.sub(_PAGE_BREAK, lambda match: _page_seam(match.string, *match.span()))
    text = text.sub(_HYPHENATION, _undivided)
    full = _FULL_SHARE * _usual_width(text.text)
    return text.sub(_LINE_BREAK, lambda match: _line_seam(match.string, *match.span(), full))


def _without_running_lines(text: Tracked) -> Tracked:
    gone = set(_running_lines(text.text.split("\f")))
    return text.sub(_LINE, lambda match: "" if match.start() in gone else None) if gone else text


def _running_lines(pages: list[str]) -> Iterator[int]:
    """Where lines start that most pages have at an edge, or three have with the number of the page."""
    named = [
        {start: _keys(line, number) for start, line in _edge_lines(page)} for number, page in enumerate(pages)
    ]
    counts = Counter(key for page in named for key in set().union(*page.values()))
    most = max(_FEWEST_PAGES, len(pages) / 2)
    position = 0
    for page, lines in zip(pages, named, strict=True):
        for start, keys in lines.items():
            if any(counts[key] >= (_FEWEST_PAGES if _COUNTED in key else most) for key in keys):
                yield position + start
        position += len(page) + 1


def _edge_lines(page: str) -> Iterator[tuple[int, str]]:
    """The first and last lines of a page that hold anything, with the places where they start."""
    lines = [match for match in _LINE.finditer(page) if match[0].strip()]
    last = len(lines) - 1
    for index, line in enumerate(lines):
        above, below = (
            lines[near][0].strip() if 0 <= near <= last else "" for near in (index - 1, index + 1)
        )
        outermost = index in (0, last)
        if min(index, last - index) < _EDGE_LINES and not _is_text(line[0].strip(), above, below, outermost):
            yield line.start(), line[0]


def _is_text(line: str, above: str, below: str, outermost: bool) -> bool:
    """Whether a line ends a word divided in the line above, or is part of a sentence of its neighbours.

    The outermost lines have a neighbour on one side only, whose sentence may go on over the page.
    """
    if _DIVIDED.search(above) and line[0].islower():
        return True
    if outermost or len(line.split()) < _WORDS_OF_TEXT:
        return False
    pairs = ((above, line), (line, below))
    return any(first and second[:1].islower() and not first.endswith(_STOPS) for first, second in pairs)


def _keys(line: str, page: int) -> set[str]:
    """Names of a line that are the same on other pages if it is a running one: as it stands, and with all,
    the first, or the last of its numbers counted from the page that it is on."""
    plain = " ".join(line.split()).casefold()
    numbers = list(_NUMBER.finditer(plain))
    chosen = (numbers, numbers[:1], numbers[-1:]) if numbers else ()
    return {plain, *(_shifted(plain, some, page) for some in chosen)}


def _shifted(line: str, numbers: list[re.Match[str]], page: int) -> str:
    for number in reversed(numbers):
        line = f"{line[: number.start()]}{_COUNTED}{int(number[0]) - page}{line[number.end() :]}"
    return line


def _page_seam(text: str, start: int, end: int) -> str:
    """A sentence may go on over the page; what has ended, or is followed by a capital, has not."""
    goes_on = text[max(0, start - 1) : start] not in _STOPS
    follower = text[end : end + 1]
    return "\n" if goes_on and (follower.islower() or is_han(follower)) else "\n\n"


def _undivided(match: re.Match[str]) -> str | None:
    if not match.string[match.end()].islower():
        return None
    return undivided_word(match.string, match.start(), match.end())


def undivided_word(text: str, hyphen: int, after: int) -> str:
    """What joins a word divided by the hyphen at ``hyphen`` that goes on at ``after``: nothing, or the hyphen
    itself in a compound of several.
    """
    mark = text[hyphen]
    before = text[max(0, hyphen - _LONGEST_WORD) : hyphen]
    return mark if _COMPOUND.search(before) and mark != "\u00ad" else ""


def _usual_width(text: str) -> int:
    """The width that three quarters of the lines do not exceed, of broad columns at least."""
    widths = sorted(_width(line) for line in text.split("\n") if line.strip())
    return max(_NARROWEST, widths[len(widths) * 3 // 4] if widths else 0)


def _line_seam(text: str, start: int, end: int, full: float) -> str | None:
    """A space, or nothing between ideographs, where a line was only broken to fit the page."""
    line = text[text.rfind("\n", 0, start) + 1 : start]
    if line.endswith(_STOPS) or not (_width(line) >= full or text[end].islower()):
        return None
    return glue(text, start, end)


def _width(text: str) -> int:
    return len(text) if text.isascii() else sum(2 if is_han(character) else 1 for character in text)
