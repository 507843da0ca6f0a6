"""Names and descriptions of the commands in every language, and Discord's own tags for the languages."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from corpus.languages import LANGUAGES

BASE = "en"
LOCALES: Mapping[str, tuple[str, ...]] = {
    "en": ("en-US", "en-GB"),
    "zh-Hans": ("zh-CN",),
    "zh-Hant": ("zh-TW",),
    "tr": ("tr",),
    "de": ("de",),
    "fr": ("fr",),
    "es": ("es-ES", "es-419"),
    "pt": ("pt-BR",),
    "ru": ("ru",),
    "ja": ("ja",),
    "ko": ("ko",),
}
"""Tags under which Discord knows each of our languages."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one language.

    Attributes:
        menu: the entry in the menu of a message.
        names: of commands, and of their options as ``psu.count``.
        descriptions: under the same keys.
        choices: values that an option offers.
    """

    menu: str
    names: Mapping[str, str]
    descriptions: Mapping[str, str]
    choices: Mapping[str, str]


@cache
def words(language: str) -> Words:
    """The words of a language."""
    text = (files("api.discord") / "words" / f"{language}.json").read_text(encoding="utf-8")
    return Words(**json.loads(text))


def localised(pick: Callable[[Words], str]) -> dict[str, str]:
    """One of the words under each of Discord's tags."""
    return {tag: pick(words(language)) for language in LANGUAGES for tag in LOCALES[language]}
