"""How one language writes numbers, units, dates, and the words that judge: ``grammar/<language>.yaml``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any

from assistant.writer.facts.folding import fold

LETTER = r"[A-Za-z\u00c0-\u024f\u0400-\u04ff]"
"""A letter that words are written together with; Han, kana and Hangul may touch anything."""
_FOLDER = files(__package__).joinpath("grammar")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
LANGUAGES = ("en", "zh", "tr", "de", "fr", "es", "pt", "ru", "ja", "ko")


@dataclass(frozen=True, slots=True)
class Grammar:
    """One language, every list as one pattern over folded text (symbols: over plain text).

    Args:
        symbols: unit signs as written, to the unit.
        units: unit words, folded, to the unit; those with a star in ``unit_stems``.
        compounds: how numbers are written as one word, ``inverted`` (vierundzwanzig) or ``plain`` (onbir).
        one_after: articles that are a one inside a number (vingt et un).
        meanings: folded phrase to the meaning that it has; ``un:fit`` is ``fit`` and a no.
        concord: negative words that say no only where no other word does; ``concord_leads`` if they may
            stand before that word.
        pairs: meanings that are opposites.
        of: words between a share and what it is a share of.
        per: words that make a number one of each.
        filler: words that say nothing of their own, as "together" and "gives".
    """

    tag: str
    decimal: str
    group: str
    order: str
    yen: str
    writes_han: bool
    writes_hangul: bool
    symbols: Phrases
    units: Phrases
    numbers: Phrases
    fractions: Phrases
    suffixes: Phrases
    ignored: Phrases
    meanings: Phrases
    negation: Phrases
    concord: Phrases
    concord_leads: bool
    not_negation: Phrases
    percent_before: Phrases
    range: Phrases
    months: Phrases
    joiners: frozenset[str]
    ambiguous: frozenset[str]
    before_one: Phrases
    compounds: str
    one_after: frozenset[str]
    pairs: tuple[tuple[str, str], ...]
    of: Phrases
    per: Phrases
    filler: str


class Phrases:
    """Words and phrases with a value each, found longest first."""

    def __init__(self, values: Mapping[str, Any], *, plain: bool = False, ending: str = "") -> None:
        self.values = values
        self.stems = {word[:-1]: value for word, value in values.items() if word.endswith("*")}
        self.tails = {word[1:].rstrip("*"): value for word, value in values.items() if word.startswith("-")}
        alternatives = "|".join(
            _pattern(word, ending, plain) for word in sorted(values, key=len, reverse=True)
        )
        self.pattern = re.compile(alternatives or r"(?!)")

    def value(self, found: str) -> Any:
        """The value of what the pattern matched."""
        if found in self.values:
            return self.values[found]
        for stem in sorted(self.stems, key=len, reverse=True):
            if found.startswith(stem):
                return self.stems[stem]
        for word in sorted(self.values, key=len, reverse=True):
            if found.startswith(word):
                return self.values[word]
        return next(value for tail, value in self.tails.items() if tail in found)


def _pattern(word: str, ending: str, plain: bool) -> str:
    if word.startswith("-"):
        rest = r"\w*" if word.endswith("*") else ""
        return rf"(?<={LETTER}){re.escape(word[1:].rstrip('*'))}{rest}(?!{LETTER})"
    core = re.escape(word.removesuffix("*"))
    if _CJK.search(word):
        return core
    before = rf"(?<!{LETTER})" if word[0].isalpha() and not plain else ""
    if word.endswith("*"):
        return rf"{before}{core}{LETTER}*"
    after = rf"{ending}(?!{LETTER})" if word[-1].isalpha() else ""
    return f"{before}{core}{after}"


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a base language, ``zh`` for both scripts.

    Raises:
        KeyError: none of :data:`LANGUAGES`.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    data, common = _load(language), shared()
    ending = str(data.get("endings", ""))
    return Grammar(
        tag=language,
        decimal=data["decimal"],
        group=data["group"],
        order=data["order"],
        yen=data["yen"],
        writes_han=data.get("han") == "true",
        writes_hangul=data.get("hangul") == "true",
        symbols=Phrases(_inverted({**common["symbols"]}) | _inverted(data.get("symbols")), plain=True),
        units=Phrases(_folded(data["units"]), plain=True),
        numbers=Phrases(_values(data.get("numbers")), ending=ending),
        fractions=Phrases(_values(data.get("fractions"))),
        suffixes=Phrases({word: Fraction(n) for word, n in _inverted(data["suffixes"]).items()}, plain=True),
        ignored=_listed(data.get("not_numbers")),
        meanings=Phrases(_folded(data["meanings"])),
        negation=_listed(data["negation"]),
        concord=_listed(data.get("concord")),
        concord_leads=data.get("concord_leads") == "true",
        not_negation=_listed(data.get("not_negation")),
        percent_before=_listed(data.get("percent_words")),
        range=_listed(data["range"]),
        months=Phrases(_months(data["months"])),
        joiners=frozenset(_split(data.get("joiners", ""))),
        ambiguous=frozenset(fold(word) for word in _split(data.get("ambiguous", ""))),
        before_one=_listed(data.get("words_before_one")),
        compounds=data.get("compounds", ""),
        one_after=frozenset(_split(data.get("one_after", ""))),
        pairs=tuple((one, other) for one, other in data["pairs"]),
        of=_listed(data["of"]),
        per=_listed(data["per"]),
        filler=data["filler"],
    )


@cache
def shared() -> dict[str, Any]:
    """What all languages have in common: signs of units, brands, orders to a model."""
    return _load("common")


def _load(name: str) -> dict[str, Any]:
    """The file with every scalar as text: ``no`` and ``on`` are words here."""
    import yaml

    text = _FOLDER.joinpath(f"{name}.yaml").read_text(encoding="utf-8")
    loaded = yaml.load(text, yaml.BaseLoader)  # noqa: S506, it makes nothing but text
    assert isinstance(loaded, dict)
    return loaded


def _split(text: str) -> list[str]:
    return [word.strip() if word.strip() else word for word in text.split(",") if word.strip()]


def _inverted(words: Mapping[str, str] | None) -> dict[str, str]:
    return {word: meaning for meaning, listed in (words or {}).items() for word in _split(listed)}


def _folded(words: Mapping[str, str] | None) -> dict[str, str]:
    return {fold(word): meaning for word, meaning in _inverted(words).items()}


def _values(words: Mapping[str, str] | None) -> dict[str, Fraction]:
    return {word: Fraction(value) for word, value in _folded(words).items() if word != "null"}


def _listed(text: str | None) -> Phrases:
    return Phrases({fold(word): True for word in _split(text or "")})


def _months(text: str) -> dict[str, int]:
    return {fold(word): n for n, names in enumerate(_split(text), 1) for word in names.split()}
