"""Which of our languages have a word in their guides: what tells the language of a few bare nouns."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from assistant.understanding.normalise import fold
from corpus.guides import GUIDES_FOLDER
from corpus.languages import GUIDE_LANGUAGES

_NO_TEXT = re.compile(r"\A---\n.*?\n---\n|\[@[^\[\]\n]*\]|\{#[^{}\n]*\}", re.DOTALL)
"""Front matter, source markers and section ids, which are alike in all languages."""
_WORD = re.compile(r"[^\W\d_]{2,}")


def knowing(words: Sequence[str], tags: Sequence[str]) -> dict[str, int]:
    """How many of some words the guides of each language hold.

    Args:
        words: in matching form.
        tags: languages to look at, among those written in Latin letters.

    Example:
        >>> knowing(["pcie", "lanes"], ["en"])
        {'en': 2}
    """
    known = _languages_of_words()
    return {tag: sum(tag in known.get(word, ()) for word in words) for tag in tags}


@cache
def _languages_of_words(root: Path = GUIDES_FOLDER) -> Mapping[str, frozenset[str]]:
    """The languages of each Latin word of the guides; read once, in some 50 ms, when first in doubt."""
    said: dict[str, set[str]] = {}
    for tag in GUIDE_LANGUAGES:
        for path in (root / tag).glob("*.md"):
            text = _NO_TEXT.sub(" ", path.read_text(encoding="utf-8")).lower()
            for word in filter(_is_latin, _WORD.findall(text)):
                said.setdefault(word, set()).add(tag)
    return _shared(said)


def _is_latin(word: str) -> bool:
    return word[0] < "\u0400"


def _shared(said: Mapping[str, set[str]]) -> dict[str, frozenset[str]]:
    """By words in matching form; one set for each combination of languages, as there are few."""
    sets: dict[frozenset[str], frozenset[str]] = {}
    found: dict[str, frozenset[str]] = {}
    for word, tags in said.items():
        matching = fold(word)
        together = found.get(matching, frozenset()) | tags
        found[matching] = sets.setdefault(together, together)
    return found
