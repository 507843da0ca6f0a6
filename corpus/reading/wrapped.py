"""Plain text that was broken into lines to fit a page, paragraph by paragraph, made whole again.

A line that was broken to fit is *full*: the next line's first word had no room on it. A sentence *runs on*
where a line ends without a stop and the next goes on in small letters, or in a writing that has none. Lists,
poems, addresses, tables, logs and statements of a line each lack the one or the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from corpus.reading.markdown import glue
from corpus.reading.pages import undivided_word
from corpus.reading.tracked import Tracked

_BREAK = re.compile(r"([-\u00ad\u2010]?)(?<![^\S\n])[^\S\n]*\n[^\S\n]*")
_ITEM = re.compile(r"\s*(?:[*+•·|#>]|-\s|\(?(?:\d{1,3}|[^\W\d_])[.)]\s)")
_WIDE = re.compile("[\u2e80-\uffef]")
_DASH = re.compile(r"\s*[-–—]")
_APART = re.compile(r"\s*[|#]|.*\S(?:\t| {3,})\S|[\W_]*$")
"""Rows, headings, columns and rules are no prose."""
_STOPS = '.!?…:。！？：؟۔"”’»」』)）'
_END = re.compile(r"[.!?…。！？؟۔][\"”’»」』)）]*$")
_STOP = re.compile(r"[.!?…؟۔](?=\s|$)|[。！？]")
_COMMAS = ",;，；、،"
_FIRST_WORD = re.compile(r"[\u2e80-\uabff\uf900-\uffef][，。、！？：；）」』”]*|\S+")
_SUSPENDED = re.compile(r"(?:und|oder|bzw|and|or|to|et|ou|y|e|o)\b")
_WIDEST = 110
_FULL = 0.9
_ENOUGH_SEAMS = 3
"""From so many on, the one stop that a paragraph needs may stand anywhere in it."""


class _Measure(NamedTuple):
    """How the width of a line is counted, and what the narrowest page is in it [-]."""

    width: Callable[[str], int]
    narrowest: int


def _columns(text: str) -> int:
    """Columns of a text [-]; wide letters take two."""
    return len(text) if text.isascii() else sum(2 if letter > "\u2e80" else 1 for letter in text)


_COLUMNS = _Measure(_columns, 45)
_LETTERS = _Measure(len, 30)
"""For writings with wide letters, where a program broke the lines that counts letters."""


class _Line(NamedTuple):
    start: int
    text: str
    width: int

    @property
    def indent(self) -> int:
        return len(self.text) - len(self.text.lstrip())


@dataclass(frozen=True, slots=True)
class _Seam:
    """Where two lines of one paragraph meet: ``place`` is that of the line break."""

    place: int
    before: _Line
    after: _Line
    width: int
    measure: _Measure

    @property
    def divides(self) -> bool:
        """Whether a word is divided here."""
        text = self.before.text
        return (
            text[-1:] in "-\u00ad\u2010" and text[-2:-1].isalpha() and self.after.text.lstrip()[:1].islower()
        )

    @property
    def full(self) -> bool:
        """Whether the next word had no room on the line, or next to none was left."""
        found = _FIRST_WORD.match(self.after.text.lstrip())
        first = found[0] if found else ""
        needed = self.before.width + self.measure.width(first) + (first < "\u2e80")
        return self.divides or needed > self.width or self.before.width >= _FULL * self.width

    @property
    def is_open(self) -> bool:
        """Whether the line ends in the middle of a sentence."""
        return self.before.text[-1] not in _STOPS

    @property
    def runs_on(self) -> bool:
        first = self.after.text.lstrip()[0]
        return self.is_open and first.isalpha() and not first.isupper()


def unwrapped(text: Tracked) -> Tracked:
    """The text with the lines of each wrapped paragraph, and the words divided between them, in one piece."""
    soft = _soft_breaks(text.text, _COLUMNS)
    if _WIDE.search(text.text):
        soft |= _soft_breaks(text.text, _LETTERS)
    return text.sub(_BREAK, lambda match: _joined(match) if match.end(1) in soft else None) if soft else text


def _joined(match: re.Match[str]) -> str | None:
    text, after = match.string, match.end()
    if not match[1]:
        return glue(text, match.start(), after)
    if not (text[match.start() - 1].isalpha() and text[after].islower()):
        return f"{match[1]} " if text[match.start() - 1].isspace() else match[1]
    return f"{match[1]} " if _SUSPENDED.match(text, after) else undivided_word(text, match.start(), after)


def _soft_breaks(text: str, measure: _Measure) -> set[int]:
    """Ends of lines, without the white space there, that are none of a paragraph."""
    pieces = [piece for block in _blocks(text, measure) for piece in _pieces(block, measure)]
    sure = [piece for piece in pieces if _is_wrapped(piece)]
    page = max((piece[0].width for piece in sure), default=_WIDEST)
    also = [piece for piece in pieces if piece not in sure and _fills(piece, page)] if sure else []
    return {seam.place for piece in (*sure, *also) for seam in piece}


def _blocks(text: str, measure: _Measure) -> Iterator[list[_Line]]:
    """The lines between two empty ones."""
    block: list[_Line] = []
    position = 0
    for line in text.split("\n"):
        bare = line.rstrip()
        if bare:
            block.append(_Line(position, bare, measure.width(bare)))
        elif block:
            yield block
            block = []
        position += len(line) + 1
    if block:
        yield block


def _pieces(block: list[_Line], measure: _Measure) -> Iterator[list[_Seam]]:
    """The paragraphs of a block: a line with room left that ends one, an item or an indent begins another."""
    width = max(line.width for line in block)
    if not measure.narrowest <= width <= _WIDEST:
        return
    piece: list[_Seam] = []
    for before, after in pairwise(block):
        seam = _Seam(before.start + len(before.text), before, after, width, measure)
        if _is_hard(seam, first=not piece):
            if piece:
                yield piece
            piece = []
        else:
            piece.append(seam)
    if piece:
        yield piece


def _is_hard(seam: _Seam, *, first: bool) -> bool:
    before, after = seam.before, seam.after
    if _ITEM.match(after.text) or (_DASH.match(after.text) and not seam.is_open):
        return True
    if _APART.match(before.text) or _APART.match(after.text):
        return True
    if before.indent != after.indent and not first:
        return True
    return not (seam.full or seam.runs_on)


def _is_wrapped(piece: list[_Seam]) -> bool:
    """Whether a paragraph shows by itself that it was broken to fit."""
    running = sum(seam.runs_on for seam in piece)
    full = sum(seam.full for seam in piece)
    commas = sum(seam.before.text[-1] in _COMMAS for seam in piece)
    if full < 0.75 * len(piece) or commas > 0.5 * len(piece):
        return False
    if running < 0.4 * len(piece):
        return len(piece) > 1 and _comes_to_an_end(piece)
    if any(seam.divides for seam in piece):
        return True
    last = piece[-1].after
    some = piece if len(piece) >= _ENOUGH_SEAMS else ()
    if not (_END.search(last.text) or any(_STOP.search(seam.before.text) for seam in some)):
        return False
    has_capitals = piece[0].after.text.lower() != piece[0].after.text.upper()
    return has_capitals or len(piece) > 1 or last.width <= piece[0].before.width


def _comes_to_an_end(piece: list[_Seam]) -> bool:
    """Whether few lines but the last end a sentence; lines begin with capitals where nouns have them."""
    is_open = sum(seam.is_open for seam in piece)
    ends = _END.search(piece[-1].after.text) is not None
    return ends and is_open >= 0.75 * len(piece) and all(seam.full for seam in piece)


def _fills(piece: list[_Seam], page: int) -> bool:
    """Whether the lines of a paragraph fill a page on which others were wrapped, and none ends a sentence."""
    seams = [replace(seam, width=page) for seam in piece]
    return all(seam.full and seam.is_open and seam.before.width <= page / _FULL for seam in seams)
