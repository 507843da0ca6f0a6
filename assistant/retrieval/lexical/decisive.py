"""Words that decide what a question is about, and the share of them that texts do not hold.

A question about the weight of a card shares the card's name with many texts, and none of them speaks of
weight. Its vector lies close to theirs all the same; that ``weigh`` stands nowhere gives it away. Words of
everyday speech and names that every question here holds (``data/everyday.yaml``), words of the field under
another name (the glossary), and numbers other than years to come do not decide.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from assistant.retrieval.lexical.glossary import load_glossary
from assistant.retrieval.lexical.tokens import tokens
from corpus.script import has_han
from corpus.sources import load_yaml

EVERYDAY_FILE = Path(__file__).parents[1] / "data" / "everyday.yaml"
Holds = Callable[[str], bool]

_HAS_DIGIT = re.compile(r"\d")
_NAME = re.compile(r"(?=.*\d)(?=.*[^\W\d_])")
_YEAR = re.compile(r"20[2-9]\d")
_SHORTEST_STEM = 5


def unheld_share(terms: Sequence[str], base: str, holds: Holds) -> float:
    """Which part of the decisive terms texts do not hold, in [0, 1]; all, if that is a year to come.

    Args:
        terms: a question, cut by the tokenizer.
        base: its base language.
        holds: whether the texts hold a term.
    """
    deciding, held = decisive(terms, base), _held(terms, base, holds)
    missing = _unheld(deciding, held, base)
    if any(_YEAR.fullmatch(term) for term in missing):
        return 1.0
    present = sum(term in held for term in deciding)
    return len(missing) / (len(missing) + present) if missing else 0.0


def decisive(terms: Sequence[str], base: str) -> list[str]:
    """The terms of a question that decide what it is about, each once.

    >>> decisive(("rtx", "4090", "heavi", "realli"), "en")
    ['heavi']
    """
    return [term for term in dict.fromkeys(terms) if not _is_everyday(term, base)]


def named(terms: Sequence[str]) -> list[str]:
    """The terms of letters and digits, as names and part numbers are, each once.

    >>> named(("fuse", "b7", "16", "b7"))
    ['b7']
    """
    return [term for term in dict.fromkeys(terms) if _NAME.match(term)]


def unheld(terms: Sequence[str], base: str, holds: Holds) -> list[str]:
    """The decisive terms that texts do not hold.

    Two Chinese characters side by side need not be a word: such a pair is missing only if one of its
    characters is neither everyday nor part of a pair that texts hold.
    """
    return _unheld(decisive(terms, base), _held(terms, base, holds), base)


def _held(terms: Sequence[str], base: str, holds: Holds) -> frozenset[str]:
    return frozenset(term for term in dict.fromkeys(terms) if _is_held(term, base, holds))


def _unheld(deciding: Sequence[str], held: frozenset[str], base: str) -> list[str]:
    everyday, known = _everyday(base), {character for term in held if has_han(term) for character in term}

    def is_made_up(term: str) -> bool:
        return has_han(term) and all(character in known or character in everyday for character in term)

    return [term for term in deciding if term not in held and not is_made_up(term)]


@lru_cache(maxsize=4_096)
def _is_everyday(term: str, base: str) -> bool:
    everyday, verb = _everyday(base), _verb(base)
    if term in everyday:
        return True
    if _HAS_DIGIT.search(term):
        return not _YEAR.fullmatch(term)
    if has_han(term):
        return all(character in everyday for character in term)
    return bool(verb and verb.search(term))


def _is_held(term: str, base: str, holds: Holds) -> bool:
    if holds(term) or load_glossary().knows(term, base):
        return True
    shortest = _SHORTEST_STEM if base in _lists()["inflected"].split() else len(term)
    return any(holds(term[:end]) for end in range(len(term) - 1, shortest - 1, -1))


@cache
def _everyday(base: str) -> frozenset[str]:
    """Everyday terms of a language, of Chinese and Japanese also characters, and names of every question."""
    words = _lists().get(base, "")
    characters = words.replace(" ", "") if has_han(words) else ""
    return frozenset((*characters, *tokens(words, base), *tokens(_lists()["subject"], base)))


@cache
def _verb(base: str) -> re.Pattern[str] | None:
    ending = _lists()["verbs"].get(base)
    return re.compile(f"(?:{ending})$") if ending else None


@cache
def _lists() -> Mapping[str, Any]:
    lists: Mapping[str, Any] = load_yaml(EVERYDAY_FILE.read_text(encoding="utf-8"))
    return lists
