"""Phrases of a language, found in a token list in time linear in its length."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

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


_Node = Any
"""A place in a tree: number of its meanings, then what may follow (:func:`_new`); at an end the number."""
_MEANINGS, _WORDS, _STEMS, _SHORTEST = range(4)
_LONG = 99


class PhraseTree:
    """Phrases as paths of tokens; a token written ``kart*`` stands for every word that starts so.

    Args:
        packed: a tree from :meth:`packed`, which may have gone through JSON; empty otherwise.
    """

    def __init__(self, packed: Mapping[str, Any] | None = None) -> None:
        kept = packed or {"root": _new(), "meanings": [[]]}
        self._root: _Node = kept["root"]
        self._meanings = [_shared(tuple((kind, value) for kind, value in each)) for each in kept["meanings"]]
        self._numbers: dict[tuple[Meaning, ...], int] = {(): 0}

    def packed(self) -> dict[str, Any]:
        """The tree as lists and mappings that JSON can hold; phrases cannot be added to such a one."""
        return {"root": _packed(self._root), "meanings": [list(map(list, each)) for each in self._meanings]}

    def add(self, words: Sequence[str], meaning: Meaning) -> None:
        """Add one phrase; the same phrase may have several meanings."""
        node = self._root
        for word in words:
            node = _child(node, word)
        known = self._meanings[node[_MEANINGS]]
        if meaning not in known:
            node[_MEANINGS] = self._number((*known, meaning))

    def _number(self, meanings: tuple[Meaning, ...]) -> int:
        if meanings not in self._numbers:
            self._numbers[meanings] = len(self._meanings)
            self._meanings.append(meanings)
        return self._numbers[meanings]

    def find(self, words: Sequence[str]) -> list[Match]:
        """The longest phrases from left to right, none overlapping; an empty word matches nothing."""
        found = []
        first = 0
        while first < len(words):
            last, number = _longest(self._root, words, first)
            if number:
                found.append(Match(first, last, self._meanings[number]))
            first = max(last, first + 1)
        return found


@cache
def _shared(meanings: tuple[Meaning, ...]) -> tuple[Meaning, ...]:
    """The same object for all languages; most meanings are of several."""
    return tuple((sys.intern(kind), sys.intern(value)) for kind, value in meanings)


def _new() -> _Node:
    return [0, {}, {}, _LONG]


def _packed(node: _Node) -> _Node:
    number, words, stems, shortest = node
    if not words and not stems:
        return number
    return [number, _packed_children(words), _packed_children(stems), shortest]


def _packed_children(children: Mapping[str, _Node]) -> _Node:
    """What may follow in less memory: nothing as 0, and one alone, which is most, without a mapping."""
    packed = {word: _packed(child) for word, child in children.items()}
    return packed if len(packed) > 1 else next(([*item] for item in packed.items()), 0)


def _followed(children: _Node, word: str) -> _Node | None:
    """Where a word leads, in either form."""
    if isinstance(children, dict):
        return children.get(word)
    return children[1] if children and children[0] == word else None


def _child(node: _Node, word: str) -> _Node:
    if not word.endswith("*"):
        return node[_WORDS].setdefault(word, _new())
    stem = word[:-1]
    node[_SHORTEST] = min(node[_SHORTEST], len(stem))
    return node[_STEMS].setdefault(stem, _new())


def _longest(node: _Node, words: Sequence[str], position: int) -> tuple[int, int]:
    """Where the longest phrase from here on ends, and the number of its meanings; 0 where none begins."""
    if isinstance(node, int):
        return position, node
    best = (position, node[_MEANINGS])
    if position == len(words):
        return best
    for child in _next(node, words[position]):
        last, number = _longest(child, words, position + 1)
        if number and (last > best[0] or not best[1]):
            best = (last, number)
    return best


def _next(node: _Node, word: str) -> Iterator[_Node]:
    """Where a word leads: first as itself, then by its longest known stem."""
    exact = _followed(node[_WORDS], word)
    if exact is not None:
        yield exact
    for length in range(len(word), node[_SHORTEST] - 1, -1):
        stem = _followed(node[_STEMS], word[:length])
        if stem is not None:
            yield stem
            return
