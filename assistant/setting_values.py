"""Values of settings, checked: each fault names the variable, its value and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ipaddress import IPv4Network, IPv6Network

    Network = IPv4Network | IPv6Network

KEY_LENGTH = 16
_RATE = re.compile(r"[1-9][0-9]{0,8}/(second|minute|hour|day)")
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?")
_ADDRESS = re.compile(r"https?://[A-Za-z0-9.\[\]:-]+(/[A-Za-z0-9._~/-]*)?")
_DATABASE = re.compile(r"postgres(ql)?://")
TASKS = ("reword", "translate", "read")
_PRICE = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)/([0-9]{1,6}(?:\.[0-9]{1,6})?)")
_PUBLIC_KEY = re.compile(r"[0-9a-fA-F]{64}")


class SettingError(ValueError):
    """A setting that cannot be used; names the variable, its value and what is allowed."""


def language(tag: str) -> str | None:
    """A tag of ours, or none."""
    from assistant.answer import LANGUAGES

    if tag and tag not in LANGUAGES:
        raise SettingError(f"RIGWISE_LANGUAGE={tag!r} is not one of {', '.join(LANGUAGES)}")
    return tag or None


def number(values: Mapping[str, str], name: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    try:
        number = int(values[name])
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise SettingError(f"{name}={values[name]!r} is not a whole number from {low} to {high}")
    return number


def listed(text: str) -> tuple[str, ...]:
    """The items of a comma-separated list."""
    return tuple(item.strip() for item in text.split(",") if item.strip())


def key(text: str) -> str | None:
    """A secret of a sensible length, or none."""
    if text and len(text) < KEY_LENGTH:
        raise SettingError(f"RIGWISE_API_KEY has {len(text)} characters; a secret has at least {KEY_LENGTH}")
    return text or None


def origin(text: str) -> str:
    """A web origin."""
    if not _ORIGIN.fullmatch(text):
        raise SettingError(f"RIGWISE_ORIGINS: {text!r} is no origin such as https://example.org")
    return text.lower()


def network(text: str) -> Network:
    """An address or a network."""
    from ipaddress import ip_network

    try:
        return ip_network(text)
    except ValueError as error:
        raise SettingError(f"RIGWISE_TRUSTED_PROXIES: {error}") from error


def rate(values: Mapping[str, str], name: str) -> str:
    """A rate."""
    if not _RATE.fullmatch(values[name]):
        raise SettingError(
            f"{name}={values[name]!r} is no rate such as 120/minute (second, minute, hour, day)"
        )
    return values[name]


def address(values: Mapping[str, str], name: str) -> str:
    """An address over HTTP, or none."""
    if values[name] and not _ADDRESS.fullmatch(values[name]):
        raise SettingError(f"{name}={values[name]!r} is no address such as https://rigwise.example")
    return values[name]


def database(values: Mapping[str, str], name: str) -> str | None:
    """The address of a PostgreSQL database, or none; it is not told back, as it may hold a password."""
    if values[name] and not _DATABASE.match(values[name]):
        raise SettingError(f"{name} is no address such as postgresql://user:password@host/name")
    return values[name] or None


def public_key(text: str) -> str | None:
    """A public key of Ed25519, or none."""
    if text and not _PUBLIC_KEY.fullmatch(text):
        raise SettingError(f"RIGWISE_DISCORD_PUBLIC_KEY={text!r} does not have 64 hexadecimal digits")
    return text or None


def tasks(values: Mapping[str, str]) -> tuple[str, ...]:
    """What the language model may do."""
    chosen = listed(values["RIGWISE_LLM_TASKS"])
    for task in chosen:
        if task not in TASKS:
            raise SettingError(f"RIGWISE_LLM_TASKS: {task!r} is not one of {', '.join(TASKS)}")
    return chosen


def bearer(values: Mapping[str, str], name: str) -> str | None:
    """A key that can stand in a header, or none; it is not told back."""
    if not all("!" <= character <= "~" for character in values[name]):
        raise SettingError(
            f"{name} holds a character that no key has: only visible ASCII characters can be sent"
        )
    return values[name] or None


def budget(values: Mapping[str, str]) -> int:
    """Time for the language model, which must end before the answer's own time does."""
    limit = number(values, "RIGWISE_TIMEOUT", 1, 3600)
    if values["RIGWISE_LLM_URL"]:
        return number(values, "RIGWISE_LLM_BUDGET", 1, max(1, limit - 1))
    return number(values, "RIGWISE_LLM_BUDGET", 1, 3600)


def price(values: Mapping[str, str]) -> tuple[float, float]:
    """Money per million tokens, read and written."""
    match = _PRICE.fullmatch(values["RIGWISE_LLM_PRICE"])
    if match is None:
        raise SettingError(f"RIGWISE_LLM_PRICE={values['RIGWISE_LLM_PRICE']!r} is no pair such as 0.15/0.60")
    return float(match[1]), float(match[2])
