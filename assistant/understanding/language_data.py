"""What is known of a language: one file ``languages/<tag>.yaml`` each, under the words that all share.

A file has two YAML documents. The first is its card, read for every question to tell the languages apart:
``tag``, ``script``, ``function_words``, and where they apply ``letters``, ``extends``, ``characters``,
``shares`` (another script in which alone a short text may stand), ``transcriptions`` (``ä=ae``: every phrase
with that letter counts in both spellings). The
second, read only when the language is at hand, holds the words: sections of ``meaning: phrase, phrase, …``.
A word written ``kart*`` stands for every word that starts so. All scalars are read as text, since bare
``no`` and ``on`` are words here, not truth values.

What the files say is also kept ready to use (:mod:`assistant.understanding.language_built`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from assistant.understanding.language_built import read_built
from assistant.understanding.language_file import phrases
from assistant.understanding.language_words import compose
from assistant.understanding.normalise import fold
from assistant.understanding.vocabulary import PhraseTree

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
    words = read_built(tag) or compose(tag)
    settings = words.settings
    return Language(
        tag=tag,
        decimal=settings["decimal"],
        default_currency=settings["default_currency"],
        trailing_digit_scales=settings.get("trailing_digit_scales") == "true",
        verb_last=settings.get("verb_last") == "true",
        number_joiners=_listed(settings, "number_joiners"),
        compounds=words.numbers if settings.get("compound_numbers") == "true" else {},
        spaced_thousands=settings.get("spaced_thousands") == "true",
        loose_units=_listed(settings, "loose_units", _LOOSE_UNITS),
        abbreviations=_listed(settings, "abbreviations"),
        mains_volts=float(settings["mains_volts"]) if "mains_volts" in settings else None,
        outlet_country=settings.get("outlet_country") or None,
        counts_lists=settings.get("counts_lists") == "true",
        words=words.trees["words"],
        rules=words.trees["rules"],
        turns=words.trees["turns"],
        claims=words.trees["claims"],
    )


def _listed(settings: Mapping[str, str], name: str, otherwise: str = "") -> frozenset[str]:
    return frozenset(phrases(fold(settings.get(name, otherwise))))
