"""A language's file, and the file of what all share: read, checked, brought into matching form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import yaml

from assistant.understanding.errors import LanguageFileError
from assistant.understanding.normalise import fold
from assistant.understanding.tokens import words_of
from rules.errors import nearest

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
FOLDER = files(__package__) / "languages"
"""Where the languages are."""
COMMON = files(__package__) / "common.yaml"
"""What all languages share."""

_SETTINGS = frozenset(
    {
        "decimal",
        "default_currency",
        "trailing_digit_scales",
        "verb_last",
        "number_joiners",
        "compound_numbers",
        "spaced_thousands",
        "loose_units",
        "abbreviations",
        "mains_volts",
        "outlet_country",
        "counts_lists",
    }
)
WORD_SECTIONS: Mapping[str, str] = {
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
    "cpu_families": "cpu_family",
}
"""Section of words with a meaning of their own → kind of that meaning."""
RULE_SECTIONS: Mapping[str, str] = {"rules": "rule"}
"""The same for phrases that point to a rule."""
TURN_SECTIONS: Mapping[str, str] = {"acts": "act", "turns": "turn"}
"""The same for phrases that are an act, or tie a message to the one before it."""
CLAIM_SECTIONS: Mapping[str, str] = {"claims": "claim"}
"""The same for words that a statement about a card consists of."""
_OPEN = frozenset(
    {"numbers", "multipliers", "money_multipliers", "ordinals", "currencies", "countries", "languages"}
)
_FIXED = frozenset({*WORD_SECTIONS, *RULE_SECTIONS, *TURN_SECTIONS, *CLAIM_SECTIONS}) - _OPEN
"""Sections whose keys are a closed list: those of ``common.yaml``."""


class Layer(NamedTuple):
    """One file: its settings, and by section the phrases of each meaning, in matching form."""

    settings: Mapping[str, str]
    sections: Mapping[str, Mapping[str, list[str]]]


def head(file: Traversable) -> Mapping[str, Any]:
    """The first document of a language's file, its card.

    Raises:
        LanguageFileError: there is no second document.
    """
    text, separator, _ = file.read_text(encoding="utf-8").partition("\n---\n")
    if not separator:
        raise LanguageFileError(f"{file.name}: no second document with the words")
    entries: Mapping[str, Any] = yaml.load(text, _Loader)  # noqa: S506
    return entries


@cache
def common() -> Layer:
    """What all languages share."""
    return _parsed(_documents(COMMON)[0], {})


def layer(tag: str) -> Layer:
    """What one language adds; read anew each time, since it is kept in another form.

    Raises:
        LanguageFileError: an unknown section or meaning; names file, key and nearest valid name.
    """
    file = FOLDER / f"{tag}.yaml"
    card, body = _documents(file)
    for section, entries in body.items():
        known = [*WORD_SECTIONS, *RULE_SECTIONS, *TURN_SECTIONS, *CLAIM_SECTIONS, *_SETTINGS]
        _check(file.name, section, known)
        if section in _FIXED:
            for meaning in entries:
                _check(f"{file.name}, {section}", meaning, list(common().sections[section]))
    return _parsed(body, transcriptions(card))


def transcriptions(card: Mapping[str, Any]) -> Mapping[str, str]:
    """How letters are written where a keyboard lacks them: ``ä`` as ``ae``, beside the bare ``a``."""
    return spellings(card, "transcriptions")


def spellings(card: Mapping[str, Any], entry: str) -> Mapping[str, str]:
    """An entry of pairs, written ``one=other``."""
    pairs = (pair.partition("=") for pair in phrases(card.get(entry, "")))
    return {one: other for one, _, other in pairs}


def with_spellings(line: str, spellings: Mapping[str, str]) -> str:
    """A list with commas, each phrase with such a letter in its other spelling too.

    >>> with_spellings("gerät, karte", {"ä": "ae"})
    'gerät, karte, geraet'
    """
    if not spellings:
        return line
    table: dict[str, str | int | None] = {**spellings}
    spelt = line.translate(str.maketrans(table))
    pairs = zip(phrases(line), phrases(spelt), strict=True)
    return ", ".join([line, *(other for one, other in pairs if one != other)])


def _parsed(body: Mapping[str, Any], spellings: Mapping[str, str]) -> Layer:
    """Fold all phrases of a file at once: a call each would take most of the loading time."""
    settings = {key: value for key, value in body.items() if key in _SETTINGS}
    places = [
        (section, meaning)
        for section, entries in body.items()
        if section not in _SETTINGS
        for meaning in entries
    ]
    listed = (body[section][meaning].replace("\n", " ") for section, meaning in places)
    lines = (with_spellings(line, spellings) for line in listed)
    texts = fold("\n".join(lines)).split("\n")
    sections: dict[str, dict[str, list[str]]] = {}
    for (section, meaning), text in zip(places, texts, strict=True):
        sections.setdefault(section, {})[meaning] = phrases(text)
    return Layer(settings, sections)


def _check(where: str, key: str, valid: list[str]) -> None:
    if key not in valid:
        raise LanguageFileError(f"{where}: unknown key {key!r}{nearest(key, valid)}")


def _documents(file: Traversable) -> list[Mapping[str, Any]]:
    return list(yaml.load_all(file.read_text(encoding="utf-8"), _Loader))


def phrases(text: str) -> list[str]:
    """The phrases of a list with commas."""
    return [phrase for part in text.split(",") if (phrase := part.strip())]


@cache
def international_words() -> frozenset[str]:
    """Words of one token that all languages share: units, codes, product terms."""
    sections = (common().sections.get(section, {}) for section in WORD_SECTIONS)
    found = (phrase for meanings in sections for part in meanings.values() for phrase in part)
    return frozenset(word for phrase in found for word in words_of(phrase))
