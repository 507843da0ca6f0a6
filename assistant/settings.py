"""Every setting: one row with its name, default and meaning; read from the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ipaddress import IPv4Network, IPv6Network

    Network = IPv4Network | IPv6Network

KEY_LENGTH = 16
_RATE = re.compile(r"[1-9][0-9]{0,8}/(second|minute|hour|day)")
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?")


@dataclass(frozen=True, slots=True)
class Setting:
    """One environment variable."""

    name: str
    default: str
    meaning: str


SETTINGS: tuple[Setting, ...] = (
    Setting("RIGWISE_HOME", "", "folder for all state; by default the platform's user-data folder"),
    Setting("RIGWISE_LANGUAGE", "", "answer language tag; by default the language of the question"),
    Setting("RIGWISE_EMBEDDER", "shipped", "embedding model: shipped, a folder, or a Hugging Face id"),
    Setting("RIGWISE_DEVICE", "cpu", "device of a sentence-transformers model: cpu, cuda, cuda:1"),
    Setting("RIGWISE_PRICES", "", "CSV file of your own prices, over the shipped ones"),
    Setting("RIGWISE_HOST", "127.0.0.1", "address that rigwise serve binds to"),
    Setting("RIGWISE_PORT", "8000", "port that rigwise serve binds to"),
    Setting("RIGWISE_API_KEY", "", "one key with all rights, beside those of rigwise keys"),
    Setting("RIGWISE_HOSTS", "", "names, beside this machine's own, under which the server is reached"),
    Setting("RIGWISE_ORIGINS", "", "web origins whose pages may ask without a key"),
    Setting("RIGWISE_TRUSTED_PROXIES", "", "addresses or networks of proxies whose X-Forwarded-For is true"),
    Setting("RIGWISE_MAX_BODY_KB", "256", "largest request body [kB]"),
    Setting("RIGWISE_MAX_UPLOAD_KB", "5000", "largest document that POST /sources takes [kB]"),
    Setting("RIGWISE_QUEUE", "64", "questions that may wait for the encoder before the server answers 503"),
    Setting("RIGWISE_RATE", "120/minute", "requests allowed per key, or per address without one"),
    Setting("RIGWISE_TIMEOUT", "30", "time for a request to arrive, and for an answer to be found [s]"),
    Setting("RIGWISE_LOG_QUESTIONS", "0", "1 writes question texts to the log; off by default"),
)


class SettingError(ValueError):
    """A setting that cannot be used; names the variable, its value and what is allowed."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings in force."""

    home: Path
    language: str | None
    embedder: str
    device: str
    prices: Path | None
    host: str
    port: int
    api_key: str | None
    hosts: tuple[str, ...]
    origins: tuple[str, ...]
    trusted_proxies: tuple[Network, ...]
    max_body_kb: int
    max_upload_kb: int
    queue: int
    rate: str
    timeout_s: int
    log_questions: bool

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """Read and check all settings.

        Raises:
            SettingError: an unknown ``RIGWISE_…`` variable, or a number that is none.
        """
        environment = os.environ if environment is None else environment
        _refuse_unknown(environment)
        values = {setting.name: environment.get(setting.name) or setting.default for setting in SETTINGS}
        return cls(
            home=Path(values["RIGWISE_HOME"]) if values["RIGWISE_HOME"] else default_home(),
            language=_language(values["RIGWISE_LANGUAGE"]),
            embedder=values["RIGWISE_EMBEDDER"],
            device=values["RIGWISE_DEVICE"],
            prices=Path(values["RIGWISE_PRICES"]) if values["RIGWISE_PRICES"] else None,
            host=values["RIGWISE_HOST"],
            port=_number(values, "RIGWISE_PORT", 0, 65535),
            api_key=_key(values["RIGWISE_API_KEY"]),
            hosts=_listed(values["RIGWISE_HOSTS"].lower()),
            origins=tuple(_origin(item) for item in _listed(values["RIGWISE_ORIGINS"])),
            trusted_proxies=tuple(_network(item) for item in _listed(values["RIGWISE_TRUSTED_PROXIES"])),
            max_body_kb=_number(values, "RIGWISE_MAX_BODY_KB", 1, 1_000_000),
            max_upload_kb=_number(values, "RIGWISE_MAX_UPLOAD_KB", 1, 20_000),
            queue=_number(values, "RIGWISE_QUEUE", 1, 100_000),
            rate=_rate(values["RIGWISE_RATE"]),
            timeout_s=_number(values, "RIGWISE_TIMEOUT", 1, 3600),
            log_questions=bool(_number(values, "RIGWISE_LOG_QUESTIONS", 0, 1)),
        )


def default_home() -> Path:
    """The platform's folder for an application's data."""
    from platformdirs import user_data_path

    return user_data_path("rigwise", appauthor=False)


def _refuse_unknown(environment: Mapping[str, str]) -> None:
    from difflib import get_close_matches

    known = [setting.name for setting in SETTINGS]
    for name in environment:
        if name.startswith("RIGWISE_") and name not in known:
            close = get_close_matches(name, known, n=1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise SettingError(f"unknown setting {name}{hint} Known: {', '.join(known)}")


def _language(tag: str) -> str | None:
    from assistant.answer import LANGUAGES

    if tag and tag not in LANGUAGES:
        raise SettingError(f"RIGWISE_LANGUAGE={tag!r} is not one of {', '.join(LANGUAGES)}")
    return tag or None


def _number(values: Mapping[str, str], name: str, low: int, high: int) -> int:
    try:
        number = int(values[name])
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise SettingError(f"{name}={values[name]!r} is not a whole number from {low} to {high}")
    return number


def _listed(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())


def _key(text: str) -> str | None:
    if text and len(text) < KEY_LENGTH:
        raise SettingError(f"RIGWISE_API_KEY has {len(text)} characters; a secret has at least {KEY_LENGTH}")
    return text or None


def _origin(text: str) -> str:
    if not _ORIGIN.fullmatch(text):
        raise SettingError(f"RIGWISE_ORIGINS: {text!r} is no origin such as https://example.org")
    return text.lower()


def _network(text: str) -> Network:
    from ipaddress import ip_network

    try:
        return ip_network(text)
    except ValueError as error:
        raise SettingError(f"RIGWISE_TRUSTED_PROXIES: {error}") from error


def _rate(text: str) -> str:
    if not _RATE.fullmatch(text):
        raise SettingError(f"RIGWISE_RATE={text!r} is no rate such as 120/minute (second, minute, hour, day)")
    return text
