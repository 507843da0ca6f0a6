"""Reading product names out of free text, whatever their case, spacing, hyphens or width.

Text is folded character by character, so every span points into the original. Names are looked up by
their letters and digits alone (``rtx3090ti``) and then checked against the spelling in the catalog:
a space of the catalog may be missing or a hyphen in the text, but letters and digits that the catalog
writes together must stand together (``GB10`` is not ``24 GB 10 cards``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

STRONG, BARE, WEAK, NAME_ONLY = range(4)
"""How much a name proves by itself.

``STRONG``: it is the product. ``BARE``: it could be a quantity (``3090``). ``WEAK``: it needs other
evidence in the text (``T4``). ``NAME_ONLY``: only when somebody asks for it by name (``Graphics``).
"""

_FOLD = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_FOLD.update(dict.fromkeys(map(ord, "\u3000\u00a0\u2002\u2003\u2009\u202f™®©"), ord(" ")))
_FOLD.update(dict.fromkeys(map(ord, "‐‑‒–—−－"), ord("-")))
_FOLD.update({ord("İ"): ord("i"), ord("ı"): ord("i")})

_RUNS = re.compile(r"(?<![a-z0-9])[a-z]['’](?=[aeiouh][a-z])|[a-z]+|[0-9]+")
"""Letters or digits; a letter elided before a vowel belongs to its word ("5090 d'occasion"), to no name."""
_SUFFIXES_IN_X = frozenset(("xt", "xtx", "xe", "xs"))
_PLURAL_SUFFIX = re.compile(r"(super|ti|xtx?|gre)(s|ler|lar)")
"""A suffix in the plural, as in "two 4070 Supers": the suffix and the ending are runs of their own."""
_PLURAL_NUMBER = re.compile(r"([0-9]{3,4})s(?=[ -](?:ti|super|xtx?)\b)")
"""A number in the plural before a suffix, as in "two 3090s Ti"; the "s" is read as a space."""
_HYPHENS = ("", "-", "_")
_SPACES = ("", "-", "_", "+")


class Token(NamedTuple):
    """A run of letters or of digits, and where it stands."""

    text: str
    start: int
    end: int

    @property
    def is_number(self) -> bool:
        """Whether it is a run of digits."""
        return self.text[0] <= "9"


class Entry(NamedTuple):
    """A name: its spelling (``rtx 3090 ti``), how much it proves, and the rows it stands for."""

    words: str
    strength: int
    rows: tuple[int, ...]


class Hit(NamedTuple):
    """An entry found at tokens ``first`` to ``last`` (excluded)."""

    entry: Entry
    first: int
    last: int


def word_set(text: str) -> frozenset[str]:
    """The words of a text, as a set."""
    return frozenset(text.split())


def word_list(text: str) -> tuple[str, ...]:
    """The words of a text, in order."""
    return tuple(text.split())


def fold(text: str) -> str:
    """Lower case, half width, plain spaces and hyphens; the length never changes.

    >>> fold("ＲＴＸ　３０９０ Ti")
    'rtx 3090 ti'
    """
    return text.translate(_FOLD).lower()


def squash(text: str) -> str:
    """Only the letters and digits, folded: the key of the index.

    >>> squash("GeForce RTX 3090 Ti")
    'geforcertx3090ti'
    """
    return "".join(_RUNS.findall(fold(text)))


class Reading:
    """A text, its folded form, and its tokens; ``gaps[i]`` is what stands before token ``i``.

    Positions are those of the text, which folding does not change.
    """

    __slots__ = ("folded", "gaps", "text", "tokens")

    def __init__(self, text: str) -> None:
        self.text = text
        self.folded = _PLURAL_NUMBER.sub(r"\1 ", fold(text))
        self.tokens = tuple(_tokens(self.folded))
        ends = (0, *(token.end for token in self.tokens))
        self.gaps = tuple(self.folded[ends[i] : token.start] for i, token in enumerate(self.tokens))

    def word(self, index: int) -> str:
        """The token at ``index``, or an empty string outside the text."""
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def glued(self, index: int) -> bool:
        """Whether token ``index`` follows the one before it without anything between."""
        return 0 < index < len(self.tokens) and not self.gaps[index]

    def near(self, index: int) -> bool:
        """Whether only spaces or a hyphen stand before token ``index`` and after the one before it."""
        return 0 < index < len(self.tokens) and self.gaps[index].strip() in _HYPHENS

    def original(self, index: int) -> str:
        """Token ``index`` as the user wrote it."""
        token = self.tokens[index]
        return self.text[token.start : token.end]


class NameIndex:
    """All spellings of a catalog, found at a position of a text, longest first.

    Args:
        entries: words, strength and rows of each entry, by its letters and digits (:meth:`keyed`).
        joiners: characters besides space, hyphen and underscore that may stand for a space.
    """

    def __init__(self, entries: Mapping[str, Sequence[Any]], joiners: str = "") -> None:
        self._entries = entries
        self._joiners = joiners
        self._longest = max(map(len, entries), default=0)

    @staticmethod
    def keyed(entries: Iterable[Entry]) -> dict[str, Entry]:
        """Entries by their letters and digits; the first one wins where two have the same."""
        keyed: dict[str, Entry] = {}
        for entry in entries:
            keyed.setdefault(entry.words.replace(" ", "").replace(".", ""), entry)
        return keyed

    def get(self, key: str) -> Entry | None:
        """The entry whose squashed spelling is ``key``."""
        found = self._entries.get(key)
        return Entry(found[0], found[1], tuple(found[2])) if found else None

    def hits_at(self, reading: Reading, first: int) -> Iterator[Hit]:
        """The names that start at token ``first``, longest first."""
        for last, key in reversed(self._keys(reading, first)):
            entry = self.get(key)
            if entry and self._spelt(entry.words, reading, first, last):
                yield Hit(entry, first, last)

    def hits(self, reading: Reading, fits: Callable[[Hit], bool]) -> Iterator[Hit]:
        """The names in a text that fit, one after another, each the longest that starts where it does."""
        position = 0
        while position < len(reading.tokens):
            hit = next(filter(fits, self.hits_at(reading, position)), None)
            position = hit.last if hit else position + 1
            if hit:
                yield hit

    def _keys(self, reading: Reading, first: int) -> list[tuple[int, str]]:
        key = reading.tokens[first].text
        keys = [(first + 1, key)]
        for index in range(first + 1, len(reading.tokens)):
            if len(key) >= self._longest or not self._joins(reading.gaps[index]):
                break
            key += reading.tokens[index].text
            keys.append((index + 1, key))
        return keys

    def _joins(self, gap: str) -> bool:
        return gap == "." or self._spaces(gap)

    def _spaces(self, gap: str) -> bool:
        return gap.strip() in _SPACES or (len(gap) == 1 and gap in self._joiners)

    def _spelt(self, words: str, reading: Reading, first: int, last: int) -> bool:
        position = 0
        for index in range(first, last):
            if index > first:
                gap, mark = reading.gaps[index], words[position]
                if not self._gap_fits(gap, mark):
                    return False
                position += mark in " ."
            position = _consume(words, position, reading.tokens[index].text)
            if position < 0:
                return False
        return position == len(words)

    def _gap_fits(self, gap: str, mark: str) -> bool:
        if mark == " ":
            return self._spaces(gap)
        if mark == ".":
            return gap in (".", "_", "-")
        return gap in ("", "-", "_")


def _tokens(folded: str) -> Iterator[Token]:
    """Runs of letters and of digits; in ``8xH100`` the ``x`` is a run of its own."""
    count_ends = -1
    for run in _RUNS.finditer(folded):
        text, start, end = run.group(), run.start(), run.end()
        if text[0] == "x" and start == count_ends and len(text) > 1 and text not in _SUFFIXES_IN_X:
            yield Token("x", start, start + 1)
            text, start = text[1:], start + 1
        plural = _PLURAL_SUFFIX.fullmatch(text)
        if plural:
            yield Token(plural[1], start, start + len(plural[1]))
            text, start = plural[2], start + len(plural[1])
        yield Token(text, start, end)
        count_ends = end if text.isdigit() and len(text) <= 3 else -1


def _consume(words: str, position: int, token: str) -> int:
    """Position in ``words`` after ``token``, which may run over spaces; -1 where it does not fit."""
    for character in token:
        if position < len(words) and words[position] == " ":
            position += 1
        if position >= len(words) or words[position] != character:
            return -1
        position += 1
    return position
