"""Phrases of a language, found in a token list in time linear in its length."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
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
    """A token of a phrase, and the tokens that may follow; most have none, and share one empty mapping."""

    __slots__ = ("meanings", "shortest", "stems", "words")

    def __init__(self) -> None:
        self.words: Mapping[str, _Node] = _NONE
        self.stems: Mapping[str, _Node] = _NONE
        self.shortest = 99
        self.meanings: tuple[Meaning, ...] = ()


_NONE: Mapping[str, _Node] = MappingProxyType({})


class PhraseTree:
    """Phrases as paths of tokens; a token written ``kart*`` stands for every word that starts so."""

    def __init__(self) -> None:
        self._root = _Node()
        self._meanings: dict[tuple[Meaning, ...], tuple[Meaning, ...]] = {}

    def add(self, words: Sequence[str], meaning: Meaning) -> None:
        """Add one phrase; the same phrase may have several meanings."""
        node = self._root
        for word in words:
            node = _child(node, word)
        if meaning not in node.meanings:
            meanings = (*node.meanings, meaning)
            node.meanings = self._meanings.setdefault(meanings, meanings)

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
        node.words, child = _grown(node.words, word)
        return child
    stem = word[:-1]
    node.shortest = min(node.shortest, len(stem))
    node.stems, child = _grown(node.stems, stem)
    return child


def _grown(children: Mapping[str, _Node], word: str) -> tuple[Mapping[str, _Node], _Node]:
    """Children with one of that word, and that one."""
    if isinstance(children, dict):
        return children, children.setdefault(sys.intern(word), _Node())
    child = _Node()
    return {sys.intern(word): child}, child


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
