"""The commands as Discord takes them for registering: names, options, descriptions in every language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from api.channels.commands import AUTOMATIC
from api.discord import limits
from api.discord.words import BASE, localised, words
from assistant.answering.wording import locale, locales

SLASH, ON_MESSAGE = 1, 3
TEXT, WHOLE = 3, 4
EVERYWHERE = (0, 1, 2)
"""Servers, direct messages with the bot, and other direct messages."""

MOST_CARDS = 1000
MOST_TOKENS = 100_000_000
MOST_MONEY = 1_000_000_000
CURRENCIES = ("USD", "EUR", "GBP", "TRY", "CNY", "JPY", "KRW", "BRL", "CHF", "CAD", "AUD", "INR", "PLN")
ACTIONS = ("help", "language", "collections", "status", "mute", "unmute")


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command.

    Attributes:
        key: of its words, ``psu.count``; its name in an interaction is the English one.
        most: the largest number, or for text the most characters.
        choices: values to choose from.
        looks_up: whether names of a catalog are offered while one types.
    """

    key: str
    type: int = TEXT
    most: int = limits.CHOICE
    is_required: bool = False
    choices: tuple[str, ...] = ()
    looks_up: bool = False

    def as_json(self) -> dict[str, Any]:
        """As the API takes it."""
        bounds = {"max_length": self.most} if self.type == TEXT else {"min_value": 1, "max_value": self.most}
        extra: dict[str, Any] = {"autocomplete": True} if self.looks_up else {}
        extra |= {"choices": [_choice(self.key, value) for value in self.choices]} if self.choices else bounds
        return {**_named(self.key), "type": self.type, "required": self.is_required, **extra}


_OPTIONS: dict[str, tuple[Option, ...]] = {
    "ask": (
        Option("ask.question", most=limits.QUESTION, is_required=True),
        Option("ask.collection", looks_up=True),
    ),
    "psu": (
        Option("psu.gpu", is_required=True, looks_up=True),
        Option("psu.count", WHOLE, MOST_CARDS),
        Option("psu.cpu", looks_up=True),
    ),
    "gpu": (
        Option("gpu.budget", WHOLE, MOST_MONEY, is_required=True),
        Option("gpu.currency", is_required=True, choices=CURRENCIES),
        Option("gpu.condition", choices=("new", "used")),
    ),
    "fits": (
        Option("fits.model", is_required=True, looks_up=True),
        Option("fits.gpu", is_required=True, looks_up=True),
        Option("fits.count", WHOLE, MOST_CARDS),
        Option("fits.quantization", looks_up=True),
        Option("fits.context", WHOLE, MOST_TOKENS),
    ),
}


def commands() -> list[dict[str, Any]]:
    """All commands, to be registered in one request that takes the place of what was registered before."""
    options = {**_OPTIONS, "rigwise": _about_the_bot()}
    slash = [
        {**_named(name), "type": SLASH, "contexts": EVERYWHERE, "options": [o.as_json() for o in given]}
        for name, given in options.items()
    ]
    menu = {"name": words(BASE).menu, "name_localizations": localised(lambda w: w.menu)}
    return [*slash, {**menu, "type": ON_MESSAGE, "contexts": EVERYWHERE}]


def _about_the_bot() -> tuple[Option, ...]:
    tags = (*locales(), AUTOMATIC)
    return (
        Option("rigwise.action", is_required=True, choices=ACTIONS),
        Option("rigwise.language", choices=tags),
    )


def _named(key: str) -> dict[str, Any]:
    base = words(BASE)
    return {
        "name": base.names[key],
        "name_localizations": localised(lambda w: w.names[key]),
        "description": base.descriptions[key],
        "description_localizations": localised(lambda w: w.descriptions[key]),
    }


def _choice(key: str, value: str) -> dict[str, Any]:
    if key == "rigwise.language" and value in locales():
        return {"name": locale(value).name, "value": value}
    if value not in words(BASE).choices:
        return {"name": value, "value": value}
    shown = words(BASE).choices[value]
    return {"name": shown, "value": value, "name_localizations": localised(lambda w: w.choices[value])}
