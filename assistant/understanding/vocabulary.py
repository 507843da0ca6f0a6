"""Phrases of a language, found in a token list in time linear in its length."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Meaning = tuple[str, str]
"""A kind and a value, e.g. ``("word", "psu")`` or ``("currency", "TRY")``."""


class Match(NamedTuple):
    """A phrase found at tokens ``first`` to ``last`` (excluded), with what it can mean, likeliest first."""

    first: int
    last: int
    meanings: tuple[Meaning, ...]

    def value(self, kind: str) -> str | None:
        """The first meaning of that kind."""
        return next((value for known, value in self.meanings if known == kind), None)

    def has(self, kind: str, value: str) -> bool:
        """Whether the phrase can mean that."""
        return (kind, value) in self.meanings

    @property
    def ends_segment(self) -> bool:
        """Whether it parts what stands before from what follows, as "and", or "장과" with its ending."""
        return self.has("word", "and") or self.has("word", "clause")


class _Node:
    __slots__ = ("meanings", "shortest", "stems", "words")

    def __init__(self) -> None:
        self.words: dict[str, _Node] = {}
        self.stems: dict[str, _Node] = {}
        self.shortest = 99
        self.meanings: tuple[Meaning, ...] = ()


class PhraseTree:
    """Phrases as paths of tokens; a token written ``kart*`` stands for every word that starts so."""

    def __init__(self) -> None:
        self._root = _Node()

    def add(self, words: Sequence[str], meaning: Meaning) -> None:
        """Add one phrase; the same phrase may have several meanings."""
        node = self._root
        for word in words:
            node = _child(node, word)
        if meaning not in node.meanings:
            node.meanings = (*node.meanings, meaning)

    def find(self, words: Sequence[str]) -> list[Match]:
        """The longest phrases from left to right, none overlapping; an empty word matches nothing."""
        found = []
        first = 0
        while first < len(words):
            last, meanings = _longest(self._root, words, first)
            if meanings:
                found.append(Match(first, last, meanings))
            first = max(last, first + 1)
        return found


def _child(node: _Node, word: str) -> _Node:
    if not word.endswith("*"):
        return node.words.setdefault(word, _Node())
    stem = word[:-1]
    node.shortest = min(node.shortest, len(stem))
    return node.stems.setdefault(stem, _Node())


def _longest(node: _Node, words: Sequence[str], position: int) -> tuple[int, tuple[Meaning, ...]]:
    best = (position, node.meanings)
    if position == len(words):
        return best
    for child in _next(node, words[position]):
        last, meanings = _longest(child, words, position + 1)
        if meanings and (last > best[0] or not best[1]):
            best = (last, meanings)
    return best


def _next(node: _Node, word: str) -> Iterable[_Node]:
    """Where a word leads: first as itself, then by its longest known stem."""
    exact = node.words.get(word)
    if exact is not None:
        yield exact
    for length in range(len(word), node.shortest - 1, -1):
        stem = node.stems.get(word[:length])
        if stem is not None:
            yield stem
            return
