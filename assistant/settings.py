"""The settings in force, read from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.setting_rows import SETTINGS, Setting
from assistant.setting_values import SettingError, default_home

if TYPE_CHECKING:
    from assistant.setting_values import Network

__all__ = ["SETTINGS", "Setting", "SettingError", "Settings", "default_home"]


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings in force."""

    home: Path
    state: str | None
    vectors: str | None
    vectors_token: str | None
    conversation_days: int
    language: str | None
    embedder: str
    ensemble: bool
    device: str
    reranker: str | None
    rerank_budget_ms: int
    prices: Path | None
    allow_url: bool
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
    remote: str | None
    remote_key: str | None
    channel_user_rate: str
    channel_rate: str
    slack_bot_token: str | None
    slack_app_token: str | None
    slack_signing_secret: str | None
    slack_workspaces: tuple[str, ...]
    slack_channels: tuple[str, ...]
    slack_admins: tuple[str, ...]
    slack_url: str
    discord_token: str | None
    discord_public_key: str | None
    discord_guilds: tuple[str, ...]
    discord_channels: tuple[str, ...]
    discord_admins: tuple[str, ...]
    discord_url: str
    llm_url: str | None
    llm_key: str | None
    llm_model: str
    llm_tasks: tuple[str, ...]
    llm_budget_s: int
    llm_tokens: int
    llm_parallel: int
    llm_price: tuple[float, float]

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """Read and check all settings.

        Raises:
            SettingError: an unknown ``RIGWISE_…`` variable, or a number that is none.
        """
        environment = os.environ if environment is None else environment
        _refuse_unknown(environment)
        values = {setting.name: environment.get(setting.name) or setting.default for setting in SETTINGS}
        _refuse_half_a_bot(values)
        read: dict[str, Any] = {each.field: each.read(values, each.name) for each in SETTINGS}
        return cls(**read)


def _refuse_half_a_bot(values: Mapping[str, str]) -> None:
    """Slack's deliveries are of no use to a bot that cannot answer."""
    for name in ("RIGWISE_SLACK_SIGNING_SECRET", "RIGWISE_SLACK_APP_TOKEN"):
        if values[name] and not values["RIGWISE_SLACK_BOT_TOKEN"]:
            raise SettingError(f"{name} is set, but RIGWISE_SLACK_BOT_TOKEN is not; set both")


def _refuse_unknown(environment: Mapping[str, str]) -> None:
    from difflib import get_close_matches

    known = [setting.name for setting in SETTINGS]
    for name in environment:
        if name.startswith("RIGWISE_") and name not in known:
            close = get_close_matches(name, known, n=1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise SettingError(f"unknown setting {name}{hint} Known: {', '.join(known)}")
