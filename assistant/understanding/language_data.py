"""What is known of a language: one file ``languages/<tag>.yaml`` each, under the words that all share.

A file has two YAML documents. The first is its card, read for every question to tell the languages apart:
``tag``, ``script``, ``function_words``, and where they apply ``letters``, ``extends``, ``characters``. The
second, read only when the language is at hand, holds the words: sections of ``meaning: phrase, phrase, …``.
A word written ``kart*`` stands for every word that starts so. All scalars are read as text, since bare
``no`` and ``on`` are words here, not truth values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import yaml

from assistant.understanding.errors import LanguageFileError
from assistant.understanding.normalise import fold
from assistant.understanding.tokens import words_of
from assistant.understanding.vocabulary import PhraseTree
from rules.errors import nearest

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_FOLDER = files(__package__) / "languages"
_COMMON = files(__package__) / "common.yaml"

_SETTINGS = frozenset({"decimal", "default_currency", "trailing_digit_scales", "number_joiners"})
_WORD_SECTIONS: Mapping[str, str] = {
    "words": "word",
    "numbers": "number",
    "multipliers": "multiplier",
    "money_multipliers": "money_multiplier",
    "ordinals": "ordinal",
    "units": "unit",
    "currencies": "currency",
    "purposes": "purpose",
    "conditions": "condition",
    "vendors": "vendor",
    "countries": "country",
    "languages": "language",
    "modalities": "modality",
    "preprocessing": "preprocessing",
    "psu_tiers": "tier",
    "methods": "method",
    "drives": "drive",
    "board_forms": "board_form",
    "coolers": "cooler",
    "cooling_aspects": "cooling_aspect",
    "spans": "span",
    "sockets": "socket",
    "storage_goals": "storage_goal",
}
_RULE_SECTIONS: Mapping[str, str] = {"rules": "rule"}
_TURN_SECTIONS: Mapping[str, str] = {"acts": "act", "turns": "turn"}
_OPEN = frozenset(
    {"numbers", "multipliers", "money_multipliers", "ordinals", "currencies", "countries", "languages"}
)
_FIXED = frozenset({*_WORD_SECTIONS, *_RULE_SECTIONS, *_TURN_SECTIONS}) - _OPEN
"""Sections whose keys are a closed list: those of ``common.yaml``."""


@dataclass(frozen=True, slots=True)
class Card:
    """What tells a language from the others.

    Args:
        tag: BCP 47 tag, as in :data:`assistant.answer.LANGUAGES`.
        script: ``latin | cyrillic | han | kana | hangul``.
        function_words: small words that betray the language, in matching form.
        letters: letters that hardly any other of our languages has.
        traditional: among languages in Han characters, whether it is written in traditional ones.
        extends: tag of the language whose words this one adds to.
    """

    tag: str
    script: str
    function_words: frozenset[str]
    letters: str = ""
    traditional: bool = False
    extends: str | None = None


@dataclass(frozen=True, slots=True)
class Language:
    """The words and conventions of one language.

    Args:
        decimal: the decimal sign; the other one of ``.`` and ``,`` groups thousands.
        default_currency: of an amount said without one.
        trailing_digit_scales: whether a last digit counts tenths of the unit before it, 两千五 being 2500.
        number_joiners: words inside a number, as "and" in "one hundred and fifty".
        words: everything with a meaning of its own.
        rules: phrases that point to a rule by themselves.
        turns: phrases that are an act (a greeting), or tie a question to the one before it.
    """

    tag: str
    decimal: str
    default_currency: str
    trailing_digit_scales: bool
    number_joiners: frozenset[str]
    words: PhraseTree
    rules: PhraseTree
    turns: PhraseTree


@cache
def cards() -> tuple[Card, ...]:
    """The cards of all languages, in the order of their tags."""
    found = [_card(file) for file in _FOLDER.iterdir() if file.name.endswith(".yaml")]
    return tuple(sorted(found, key=lambda card: card.tag))


@cache
def load(tag: str) -> Language:
    """The words of a language, those of the language it extends, and those that all share.

    Raises:
        LanguageFileError: no such language, or a file with an unknown section or meaning.
    """
    layers = [*(_layer(each) for each in _chain(tag)), _common()]
    settings: dict[str, str] = {}
    for layer in reversed(layers):
        settings.update(layer.settings)
    return Language(
        tag=tag,
        decimal=settings["decimal"],
        default_currency=settings["default_currency"],
        trailing_digit_scales=settings.get("trailing_digit_scales") == "true",
        number_joiners=frozenset(_phrases(fold(settings.get("number_joiners", "")))),
        words=_tree(layers, _WORD_SECTIONS),
        rules=_tree(layers, _RULE_SECTIONS),
        turns=_tree(layers, _TURN_SECTIONS),
    )


@dataclass(frozen=True, slots=True)
class _Layer:
    """One file: its settings, and by section the phrases of each meaning, in matching form."""

    settings: Mapping[str, str]
    sections: Mapping[str, Mapping[str, list[str]]]


def _chain(tag: str) -> Iterator[str]:
    known = {card.tag: card for card in cards()}
    following: str | None = tag
    while following is not None:
        if following not in known:
            raise LanguageFileError(f"no language {following!r}{nearest(following, list(known))}")
        yield following
        following = known[following].extends


@cache
def _common() -> _Layer:
    return _parsed(_documents(_COMMON)[0])


@cache
def _layer(tag: str) -> _Layer:
    file = _FOLDER / f"{tag}.yaml"
    body = _documents(file)[1]
    for section, entries in body.items():
        _check(file.name, section, [*_WORD_SECTIONS, *_RULE_SECTIONS, *_TURN_SECTIONS, *_SETTINGS])
        if section in _FIXED:
            for meaning in entries:
                _check(f"{file.name}, {section}", meaning, list(_common().sections[section]))
    return _parsed(body)


def _parsed(body: Mapping[str, Any]) -> _Layer:
    """Fold all phrases of a file at once: a call each would take most of the loading time."""
    settings = {key: value for key, value in body.items() if key in _SETTINGS}
    places = [
        (section, meaning)
        for section, entries in body.items()
        if section not in _SETTINGS
        for meaning in entries
    ]
    texts = fold("\n".join(body[section][meaning].replace("\n", " ") for section, meaning in places)).split(
        "\n"
    )
    sections: dict[str, dict[str, list[str]]] = {}
    for (section, meaning), text in zip(places, texts, strict=True):
        sections.setdefault(section, {})[meaning] = _phrases(text)
    return _Layer(settings, sections)


def _check(where: str, key: str, valid: list[str]) -> None:
    if key not in valid:
        raise LanguageFileError(f"{where}: unknown key {key!r}{nearest(key, valid)}")


def _documents(file: Traversable) -> list[Mapping[str, Any]]:
    return list(yaml.load_all(file.read_text(encoding="utf-8"), _Loader))


def _card(file: Traversable) -> Card:
    head, separator, _ = file.read_text(encoding="utf-8").partition("\n---\n")
    if not separator:
        raise LanguageFileError(f"{file.name}: no second document with the words")
    entries = yaml.load(head, _Loader)  # noqa: S506
    return Card(
        tag=entries["tag"],
        script=entries["script"],
        function_words=frozenset(_phrases(fold(entries.get("function_words", "")))),
        letters=entries.get("letters", ""),
        traditional=entries.get("characters") == "traditional",
        extends=entries.get("extends"),
    )


def _tree(layers: Sequence[_Layer], sections: Mapping[str, str]) -> PhraseTree:
    tree = PhraseTree()
    for layer in layers:
        for section, kind in sections.items():
            for meaning, phrases in layer.sections.get(section, {}).items():
                for phrase in phrases:
                    tree.add(_path(phrase), (kind, meaning))
    return tree


def _phrases(text: str) -> list[str]:
    return [phrase for part in text.split(",") if (phrase := part.strip())]


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


@cache
def card_of(tag: str) -> Card:
    """The card of one language."""
    return next(card for card in cards() if card.tag == tag)


@cache
def international_words() -> frozenset[str]:
    """Words of one token that all languages share: units, codes, product terms."""
    sections = _common().sections
    phrases = (
        phrase for section in _WORD_SECTIONS for part in sections.get(section, {}).values() for phrase in part
    )
    return frozenset(word for phrase in phrases for word in words_of(phrase))
