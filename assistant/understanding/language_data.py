"""What is known of a language: one file ``languages/<tag>.yaml`` each, under the words that all share.

A file has two YAML documents. The first is its card, read for every question to tell the languages apart:
``tag``, ``script``, ``function_words``, and where they apply ``letters``, ``extends``, ``characters``,
``shares`` (another script in which alone a short text may stand), ``transcriptions`` (``ä=ae``: every phrase
with that letter counts in both spellings). The
second, read only when the language is at hand, holds the words: sections of ``meaning: phrase, phrase, …``.
A word written ``kart*`` stands for every word that starts so. All scalars are read as text, since bare
``no`` and ``on`` are words here, not truth values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from assistant.understanding.errors import LanguageFileError
from assistant.understanding.language_card import cards
from assistant.understanding.language_file import (
    CLAIM_SECTIONS,
    RULE_SECTIONS,
    TURN_SECTIONS,
    WORD_SECTIONS,
    Layer,
    common,
    layer,
    phrases,
)
from assistant.understanding.normalise import fold
from assistant.understanding.tokens import words_of
from assistant.understanding.vocabulary import PhraseTree
from rules.errors import nearest

_LOOSE_UNITS = "w, h, v"
"""One-letter units that any language writes apart and small: "250 w"."""


class Language(NamedTuple):
    """The words and conventions of one language.

    Args:
        decimal: the decimal sign; the other one of ``.`` and ``,`` groups thousands.
        default_currency: of an amount said without one.
        trailing_digit_scales: whether a last digit counts tenths of the unit before it, 两千五 being 2500.
        verb_last: whether what a verb governs stands before it.
        number_joiners: words inside a number, as "and" in "one hundred and fifty".
        compounds: number words that are written together ("zweiunddreißig"); empty where none are.
        spaced_thousands: whether a space groups thousands, so that "1 500" is a number.
        loose_units: one-letter units that may stand apart from their number in small letters.
        abbreviations: words whose stop does not end a sentence.
        outlet_country: code of a country with the outlets of everywhere the language is spoken, or ``None``.
        mains_volts: of the outlets where the language is spoken, where all have the same; else ``None`` [V].
        counts_lists: whether a number before a list of cards may count the list, as in 两块 A 和 B.
        words: everything with a meaning of its own.
        rules: phrases that point to a rule by themselves.
        turns: phrases that are an act (a greeting), or tie a question to the one before it.
        claims: what a statement about a card consists of, beside the card: "is made by", "draws".
    """

    tag: str
    decimal: str
    default_currency: str
    trailing_digit_scales: bool
    verb_last: bool
    number_joiners: frozenset[str]
    compounds: Mapping[str, float]
    spaced_thousands: bool
    loose_units: frozenset[str]
    abbreviations: frozenset[str]
    mains_volts: float | None
    outlet_country: str | None
    counts_lists: bool
    words: PhraseTree
    rules: PhraseTree
    turns: PhraseTree
    claims: PhraseTree


@cache
def load(tag: str) -> Language:
    """The words of a language, those of the language it extends, and those that all share.

    Raises:
        LanguageFileError: no such language, or a file with an unknown section or meaning.
    """
    layers = [*(layer(each) for each in _chain(tag)), common()]
    settings: dict[str, str] = {}
    for each in reversed(layers):
        settings.update(each.settings)
    return Language(
        tag=tag,
        decimal=settings["decimal"],
        default_currency=settings["default_currency"],
        trailing_digit_scales=settings.get("trailing_digit_scales") == "true",
        verb_last=settings.get("verb_last") == "true",
        number_joiners=_listed(settings, "number_joiners"),
        compounds=_number_words(layers) if settings.get("compound_numbers") == "true" else {},
        spaced_thousands=settings.get("spaced_thousands") == "true",
        loose_units=_listed(settings, "loose_units", _LOOSE_UNITS),
        abbreviations=_listed(settings, "abbreviations"),
        mains_volts=float(settings["mains_volts"]) if "mains_volts" in settings else None,
        outlet_country=settings.get("outlet_country") or None,
        counts_lists=settings.get("counts_lists") == "true",
        words=_tree(layers, WORD_SECTIONS),
        rules=_tree(layers, RULE_SECTIONS),
        turns=_tree(layers, TURN_SECTIONS),
        claims=_tree(layers, CLAIM_SECTIONS),
    )


def _listed(settings: Mapping[str, str], name: str, otherwise: str = "") -> frozenset[str]:
    return frozenset(phrases(fold(settings.get(name, otherwise))))


def _number_words(layers: Sequence[Layer]) -> Mapping[str, float]:
    """Number words of one token, by their text."""
    listed = (each.sections.get("numbers", {}) for each in layers)
    pairs = ((word, value) for numbers in listed for value, words in numbers.items() for word in words)
    return {word: float(value) for word, value in pairs if words_of(word) == [word]}


def _chain(tag: str) -> Iterator[str]:
    known = {card.tag: card for card in cards()}
    following: str | None = tag
    while following is not None:
        if following not in known:
            raise LanguageFileError(f"no language {following!r}{nearest(following, list(known))}")
        yield following
        following = known[following].extends


def _tree(layers: Sequence[Layer], sections: Mapping[str, str]) -> PhraseTree:
    tree = PhraseTree()
    for each in layers:
        for section, kind in sections.items():
            for meaning, listed in each.sections.get(section, {}).items():
                for phrase in listed:
                    tree.add(_path(phrase), (kind, meaning))
    return tree


def _path(phrase: str) -> list[str]:
    """Tokens of a phrase; a star belongs to the word before it."""
    path = words_of(phrase)
    return _join_stars(path) if "*" in phrase else path


def _join_stars(words: list[str]) -> list[str]:
    path: list[str] = []
    for word in words:
        if word == "*":
            path[-1] += "*"
        else:
            path.append(word)
    return path
