"""Values of settings, checked: each fault names the variable, its value and what is allowed.

A reader takes the texts of all settings and the name of its own; it gives the value in force.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ipaddress import IPv4Network, IPv6Network

    Network = IPv4Network | IPv6Network

Texts = Mapping[str, str]
Read = Callable[[Texts, str], object]
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


def text(values: Texts, name: str) -> str:
    """A text as it is."""
    return values[name]


def optional(values: Texts, name: str) -> str | None:
    """A text, or none."""
    return values[name] or None


def path(values: Texts, name: str) -> Path | None:
    """A path, or none."""
    return Path(values[name]) if values[name] else None


def home(values: Texts, name: str) -> Path:
    """The folder for all state."""
    return path(values, name) or default_home()


def default_home() -> Path:
    """The platform's folder for an application's data."""
    from platformdirs import user_data_path

    return user_data_path("rigwise", appauthor=False)


def language(values: Texts, name: str) -> str | None:
    """A tag of ours, or none."""
    from corpus.languages import LANGUAGES

    tag = values[name]
    if tag and tag not in LANGUAGES:
        raise SettingError(f"{name}={tag!r} is not one of {', '.join(LANGUAGES)}")
    return tag or None


def number(low: int, high: int) -> Callable[[Texts, str], int]:
    """Reads a whole number within bounds."""

    def read(values: Texts, name: str) -> int:
        try:
            found = int(values[name])
        except ValueError:
            found = low - 1
        if not low <= found <= high:
            raise SettingError(f"{name}={values[name]!r} is not a whole number from {low} to {high}")
        return found

    return read


def switch(values: Texts, name: str) -> bool:
    """On or off."""
    return bool(number(0, 1)(values, name))


def listed(values: Texts, name: str) -> tuple[str, ...]:
    """The items of a comma-separated list."""
    return tuple(item.strip() for item in values[name].split(",") if item.strip())


def names(values: Texts, name: str) -> tuple[str, ...]:
    """A list of host names, in which capitals are as small letters."""
    return tuple(item.lower() for item in listed(values, name))


def key(values: Texts, name: str) -> str | None:
    """A secret of a sensible length, or none."""
    length = len(values[name])
    if 0 < length < KEY_LENGTH:
        raise SettingError(f"{name} has {length} characters; a secret has at least {KEY_LENGTH}")
    return values[name] or None


def origins(values: Texts, name: str) -> tuple[str, ...]:
    """A list of web origins."""
    items = listed(values, name)
    for item in items:
        if not _ORIGIN.fullmatch(item):
            raise SettingError(f"{name}: {item!r} is no origin such as https://example.org")
    return tuple(item.lower() for item in items)


def networks(values: Texts, name: str) -> tuple[Network, ...]:
    """A list of addresses and networks."""
    from ipaddress import ip_network

    try:
        return tuple(ip_network(item) for item in listed(values, name))
    except ValueError as error:
        raise SettingError(f"{name}: {error}") from error


def rate(values: Texts, name: str) -> str:
    """A rate."""
    if not _RATE.fullmatch(values[name]):
        raise SettingError(
            f"{name}={values[name]!r} is no rate such as 120/minute (second, minute, hour, day)"
        )
    return values[name]


def address(values: Texts, name: str) -> str:
    """An address over HTTP."""
    if values[name] and not _ADDRESS.fullmatch(values[name]):
        raise SettingError(f"{name}={values[name]!r} is no address such as https://rigwise.example")
    return values[name]


def optional_address(values: Texts, name: str) -> str | None:
    """An address over HTTP, or none."""
    return address(values, name) or None


def database(values: Texts, name: str) -> str | None:
    """The address of a PostgreSQL database, or none; it is not told back, as it may hold a password."""
    if values[name] and not _DATABASE.match(values[name]):
        raise SettingError(f"{name} is no address such as postgresql://user:password@host/name")
    return values[name] or None


def vectors(values: Texts, name: str) -> str | None:
    """The address of a PostgreSQL or Milvus database with its token, or none; it is not told back."""
    url, token = values[name], values[f"{name}_TOKEN"]
    if not url or _DATABASE.match(url):
        return url or None
    from assistant.retrieval.stores.milvus.address import is_milvus, read_address, with_token

    try:
        known = read_address(url) if is_milvus(url) else None
    except ValueError:
        known = None
    if known is None:
        raise SettingError(
            f"{name} is no address such as postgresql://user:password@host/name, milvus://host:19530/name, "
            "https://host/name or milvus:///folder/index.db"
        )
    return with_token(url, token) if token else url


def public_key(values: Texts, name: str) -> str | None:
    """A public key of Ed25519, or none."""
    if values[name] and not _PUBLIC_KEY.fullmatch(values[name]):
        raise SettingError(f"{name}={values[name]!r} does not have 64 hexadecimal digits")
    return values[name] or None


def tasks(values: Texts, name: str) -> tuple[str, ...]:
    """What the language model may do."""
    chosen = listed(values, name)
    for task in chosen:
        if task not in TASKS:
            raise SettingError(f"{name}: {task!r} is not one of {', '.join(TASKS)}")
    return chosen


def bearer(values: Texts, name: str) -> str | None:
    """A key that can stand in a header, or none; it is not told back."""
    if not all("!" <= character <= "~" for character in values[name]):
        raise SettingError(
            f"{name} holds a character that no key has: only visible ASCII characters can be sent"
        )
    return values[name] or None


def budget(values: Texts, name: str) -> int:
    """Time for the language model, which must end before the answer's own time does."""
    limit = number(1, 3600)(values, "RIGWISE_TIMEOUT")
    return number(1, max(1, limit - 1) if values["RIGWISE_LLM_URL"] else 3600)(values, name)


def price(values: Texts, name: str) -> tuple[float, float]:
    """Money per million tokens, read and written."""
    match = _PRICE.fullmatch(values[name])
    if match is None:
        raise SettingError(f"{name}={values[name]!r} is no pair such as 0.15/0.60")
    return float(match[1]), float(match[2])
