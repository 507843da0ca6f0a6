"""Counts in another language than the rest, right at what they count: "zwei RTX 3090" in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import yaml

from assistant.understanding.language_card import card_of
from assistant.understanding.language_file import phrases
from assistant.understanding.normalise import fold
from assistant.understanding.tokens import words_of
from assistant.understanding.vocabulary import Match, PhraseTree

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_FILE = files(__package__) / "counts.yaml"
_EAST = "\u1100"
"""From here on, letters are of scripts whose words are only prepared when one is there."""
_BETWEEN = ("classifier", "approximately", "each")
"""Words of the language at hand that may stand between a count and what it counts."""
_KINDS = ("condition", "vendor", "cooler")
"""Kinds of words that may do so too."""
_TIMES = frozenset({"x", "*"})
_COUNTER = ("word", "classifier")


class _Words(NamedTuple):
    """What stands around the things that may be counted.

    Args:
        texts: of the tokens, empty inside a name.
        own_at, own_before: matches of the language at hand, by first token and by the one after the last.
        foreign_at, foreign_before: the same of number and counting words of other languages.
    """

    texts: Sequence[str]
    own_at: Mapping[int, Match]
    own_before: Mapping[int, Match]
    foreign_at: Mapping[int, Match]
    foreign_before: Mapping[int, Match]


def foreign_counts(
    tag: str, texts: Sequence[str], own: Sequence[Match], names: Sequence[tuple[int, int]]
) -> list[Match]:
    """Number and counting words that the language lacks, right before or behind a product or its kind.

    Args:
        tag: of the language at hand.
        texts: of the tokens, empty inside a name.
        own: matches of that language.
        names: first token of each product, and the one after its last.
    """
    places = [*names, *((match.first, match.last) for match in own if match.has("word", "gpu"))]
    found = _found(tag, texts, own) if places else []
    if not found:
        return []
    words = _Words(
        texts,
        {match.first: match for match in own},
        {match.last: match for match in own},
        {match.first: match for match in found},
        {match.last: match for match in found},
    )
    return sorted(
        {match for first, last in places for match in (*_before(first, words), *_after(last, words))}
    )


def is_count(word: str) -> bool:
    """Whether a word counts, from two on, in some language."""
    return word in _number_words()


def foreign_money(texts: Sequence[str], own: Sequence[Match]) -> list[Match]:
    """Currencies in scripts of East Asia that the language at hand lacks: "6000 元" in English."""
    if max("".join(texts), default="") < _EAST:
        return []
    taken = {index for match in own for index in range(match.first, match.last)}
    written = {text: code for code, text in _data()["currencies"].items()}
    return [
        Match(index, index + 1, (("currency", written[text]),))
        for index, text in enumerate(texts)
        if text in written and index not in taken
    ]


def _found(tag: str, texts: Sequence[str], own: Sequence[Match]) -> list[Match]:
    """Foreign number and counting words among the tokens that mean nothing in the language at hand."""
    taken = {index for match in own for index in range(match.first, match.last)}
    free = ["" if index in taken else text for index, text in enumerate(texts)]
    trees = [_tree(False)]
    if max("".join(free), default="") >= _EAST:
        trees.append(_tree(True))
    small = card_of(tag).function_words | _false_friends(tag)
    matches = (match for tree in trees for match in tree.find(free))
    return [match for match in matches if texts[match.first] not in small and not _is_ordinal(match, texts)]


def _is_ordinal(match: Match, texts: Sequence[str]) -> bool:
    """Whether it tells which one it is: 第二张."""
    return match.first > 0 and texts[match.first - 1] == _data()["not_after"]


def _before(index: int, words: _Words) -> list[Match]:
    """What counts the thing at a token from before it: 两张, "zwei used"; empty where no number is there."""
    kept: list[Match] = []
    while index > 0:
        match = words.foreign_before.get(index)
        if match is not None:
            kept.append(match)
            index = match.first
            if _is_number(match):
                return [*kept, *_numbers_before(index, words)]
            continue
        if _is_number_said(index, words):
            return kept
        step = _over(index, words)
        if step is None:
            return []
        index = step
    return []


def _numbers_before(index: int, words: _Words) -> list[Match]:
    """The 十 of 十二."""
    match = words.foreign_before.get(index)
    if match is None or not _is_number(match):
        return []
    return [match, *_numbers_before(match.first, words)]


def _over(index: int, words: _Words) -> int | None:
    """The token before a word that may stand between a count and what it counts."""
    if words.texts[index - 1] in _TIMES:
        return index - 1
    match = words.own_before.get(index)
    if match is None or match.ends_segment:
        return None
    if match.value("unit") == "GB" and words.texts[match.first - 1].isdecimal():
        return match.first - 1
    is_between = any(match.has("word", word) for word in _BETWEEN)
    return match.first if is_between or any(match.value(kind) is not None for kind in _KINDS) else None


def _is_number_said(index: int, words: _Words) -> bool:
    """Whether digits, or a number word of the language at hand, end before a token."""
    match = words.own_before.get(index)
    is_word = match is not None and match.value("number") is not None
    return is_word or (match is None and words.texts[index - 1].isdecimal())


def _after(index: int, words: _Words) -> list[Match]:
    """What counts the thing before a token from behind it, with a counting word: ``4090 2枚``."""
    unit = words.own_at.get(index + 1)
    if unit is not None and unit.value("unit") == "GB" and words.texts[index].isdecimal():
        index = unit.last
    kept: list[Match] = []
    while (match := words.foreign_at.get(index)) is not None and _is_number(match):
        kept.append(match)
        index = match.last
    if not kept:
        said = _number_said_at(index, words)
        if said is None:
            return []
        index = said
    counter = words.foreign_at.get(index)
    if counter is not None and _COUNTER in counter.meanings:
        return [*kept, counter]
    own = words.own_at.get(index)
    is_counted = own is not None and own.has(*_COUNTER)
    return kept if is_counted or any(_COUNTER in match.meanings for match in kept) else []


def _number_said_at(index: int, words: _Words) -> int | None:
    """The token after digits, or after a number word of the language at hand."""
    own = words.own_at.get(index)
    if own is not None:
        return own.last if _is_number(own) else None
    is_digits = index < len(words.texts) and words.texts[index].isdecimal()
    return index + 1 if is_digits else None


def _is_number(match: Match) -> bool:
    return match.value("number") is not None


@cache
def _data() -> Mapping[str, Any]:
    data: Mapping[str, Any] = yaml.load(_FILE.read_text(encoding="utf-8"), _Loader)  # noqa: S506
    return data


@cache
def _number_words() -> frozenset[str]:
    return frozenset(phrases(fold(", ".join(_data()["numbers"].values()))))


@cache
def _false_friends(tag: str) -> frozenset[str]:
    return frozenset(phrases(fold(_data()["false_friends"].get(tag, ""))))


@cache
def _tree(is_eastern: bool) -> PhraseTree:
    """Number and counting words, of the scripts of East Asia or of all others."""
    tree = PhraseTree()
    for value, listed in _data()["numbers"].items():
        for phrase in _of_script(listed, is_eastern):
            tree.add(words_of(phrase), ("number", value))
    for phrase in _of_script(_data()["counters"], is_eastern):
        tree.add(words_of(phrase), _COUNTER)
    return tree


def _of_script(listed: str, is_eastern: bool) -> list[str]:
    chosen = [phrase for phrase in phrases(listed) if (max(phrase) >= _EAST) == is_eastern]
    return phrases(fold(", ".join(chosen)))
