"""Every setting: one row with its name, default and meaning; read from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.setting_values import (
    SettingError,
    address,
    bearer,
    budget,
    database,
    key,
    language,
    listed,
    network,
    number,
    origin,
    price,
    public_key,
    rate,
    tasks,
)

if TYPE_CHECKING:
    from assistant.setting_values import Network

__all__ = ["SETTINGS", "Setting", "SettingError", "Settings", "default_home"]


@dataclass(frozen=True, slots=True)
class Setting:
    """One environment variable; the value of a secret one is never shown."""

    name: str
    default: str
    meaning: str
    is_secret: bool = False


SETTINGS: tuple[Setting, ...] = (
    Setting("RIGWISE_HOME", "", "folder for all state; by default the platform's user-data folder"),
    Setting("RIGWISE_STATE", "", "postgresql://… for many servers at once; by default files", is_secret=True),
    Setting(
        "RIGWISE_VECTORS",
        "",
        "postgresql://… for the index of your documents; by default files",
        is_secret=True,
    ),
    Setting("RIGWISE_CONVERSATION_DAYS", "14", "days after its last turn that a conversation is kept"),
    Setting("RIGWISE_LANGUAGE", "", "answer language tag; by default the language of the question"),
    Setting("RIGWISE_EMBEDDER", "shipped", "embedding model: shipped, a folder, or a Hugging Face id"),
    Setting("RIGWISE_DEVICE", "cpu", "device of a sentence-transformers model: cpu, cuda, cuda:1"),
    Setting("RIGWISE_PRICES", "", "CSV file of your own prices, over the shipped ones"),
    Setting("RIGWISE_ALLOW_URL", "0", "1 lets rigwise ingest fetch public addresses; off by default"),
    Setting("RIGWISE_HOST", "127.0.0.1", "address that rigwise serve binds to"),
    Setting("RIGWISE_PORT", "8000", "port that rigwise serve binds to"),
    Setting("RIGWISE_API_KEY", "", "one key with all rights, beside those of rigwise keys", is_secret=True),
    Setting("RIGWISE_HOSTS", "", "names, beside this machine's own, under which the server is reached"),
    Setting("RIGWISE_ORIGINS", "", "web origins whose pages may ask without a key"),
    Setting("RIGWISE_TRUSTED_PROXIES", "", "addresses or networks of proxies whose X-Forwarded-For is true"),
    Setting("RIGWISE_MAX_BODY_KB", "256", "largest request body [kB]"),
    Setting("RIGWISE_MAX_UPLOAD_KB", "5000", "largest document that POST /sources takes [kB]"),
    Setting("RIGWISE_QUEUE", "64", "questions that may wait for the encoder before the server answers 503"),
    Setting("RIGWISE_RATE", "120/minute", "requests allowed per key, or per address without one"),
    Setting("RIGWISE_TIMEOUT", "30", "time for a request to arrive, and for an answer to be found [s]"),
    Setting("RIGWISE_LOG_QUESTIONS", "0", "1 writes question texts to the log; off by default"),
    Setting(
        "RIGWISE_REMOTE", "", "address of another Rigwise that the bots ask, instead of answering themselves"
    ),
    Setting("RIGWISE_REMOTE_KEY", "", "key for that one", is_secret=True),
    Setting("RIGWISE_CHANNEL_USER_RATE", "10/minute", "questions that the bots take from one person"),
    Setting("RIGWISE_CHANNEL_RATE", "60/minute", "questions that the bots take from one channel"),
    Setting("RIGWISE_SLACK_BOT_TOKEN", "", "bot token of the Slack app, xoxb-…", is_secret=True),
    Setting("RIGWISE_SLACK_APP_TOKEN", "", "app token for Socket Mode, xapp-…", is_secret=True),
    Setting(
        "RIGWISE_SLACK_SIGNING_SECRET",
        "",
        "proves that a request is Slack's; opens /slack/events",
        is_secret=True,
    ),
    Setting("RIGWISE_SLACK_WORKSPACES", "", "ids of the workspaces that are answered; by default all"),
    Setting("RIGWISE_SLACK_CHANNELS", "", "ids of the Slack channels that are answered; by default all"),
    Setting("RIGWISE_SLACK_ADMINS", "", "ids of the Slack users who may mute the bot and add documents"),
    Setting("RIGWISE_SLACK_URL", "https://slack.com/api/", "address of Slack's Web API"),
    Setting("RIGWISE_DISCORD_TOKEN", "", "bot token of the Discord application", is_secret=True),
    Setting(
        "RIGWISE_DISCORD_PUBLIC_KEY", "", "proves that a request is Discord's; opens /discord/interactions"
    ),
    Setting("RIGWISE_DISCORD_GUILDS", "", "ids of the servers that are answered; by default all"),
    Setting("RIGWISE_DISCORD_CHANNELS", "", "ids of the Discord channels that are answered; by default all"),
    Setting("RIGWISE_DISCORD_ADMINS", "", "ids of the Discord users who may mute the bot"),
    Setting("RIGWISE_DISCORD_URL", "https://discord.com/api/v10", "address of Discord's REST API"),
    Setting("RIGWISE_LLM_URL", "", "base address of an OpenAI-compatible language model; none by default"),
    Setting("RIGWISE_LLM_KEY", "", "key for that one", is_secret=True),
    Setting("RIGWISE_LLM_MODEL", "default", "name of the model there"),
    Setting("RIGWISE_LLM_TASKS", "reword,translate,read", "what it may do: reword, translate, read"),
    Setting("RIGWISE_LLM_BUDGET", "8", "time that it may add to an answer [s], less than RIGWISE_TIMEOUT"),
    Setting("RIGWISE_LLM_TOKENS", "800", "most tokens of one reply"),
    Setting("RIGWISE_LLM_PARALLEL", "4", "calls to it under way at once"),
    Setting("RIGWISE_LLM_PRICE", "0/0", "money per million tokens read and written, for the cost figure"),
)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings in force."""

    home: Path
    state: str | None
    vectors: str | None
    conversation_days: int
    language: str | None
    embedder: str
    device: str
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
        return cls(
            home=Path(values["RIGWISE_HOME"]) if values["RIGWISE_HOME"] else default_home(),
            state=database(values, "RIGWISE_STATE"),
            vectors=database(values, "RIGWISE_VECTORS"),
            conversation_days=number(values, "RIGWISE_CONVERSATION_DAYS", 1, 36_500),
            language=language(values["RIGWISE_LANGUAGE"]),
            embedder=values["RIGWISE_EMBEDDER"],
            device=values["RIGWISE_DEVICE"],
            prices=Path(values["RIGWISE_PRICES"]) if values["RIGWISE_PRICES"] else None,
            allow_url=bool(number(values, "RIGWISE_ALLOW_URL", 0, 1)),
            host=values["RIGWISE_HOST"],
            port=number(values, "RIGWISE_PORT", 0, 65535),
            api_key=key(values["RIGWISE_API_KEY"]),
            hosts=listed(values["RIGWISE_HOSTS"].lower()),
            origins=tuple(origin(item) for item in listed(values["RIGWISE_ORIGINS"])),
            trusted_proxies=tuple(network(item) for item in listed(values["RIGWISE_TRUSTED_PROXIES"])),
            max_body_kb=number(values, "RIGWISE_MAX_BODY_KB", 1, 1_000_000),
            max_upload_kb=number(values, "RIGWISE_MAX_UPLOAD_KB", 1, 20_000),
            queue=number(values, "RIGWISE_QUEUE", 1, 100_000),
            rate=rate(values, "RIGWISE_RATE"),
            timeout_s=number(values, "RIGWISE_TIMEOUT", 1, 3600),
            log_questions=bool(number(values, "RIGWISE_LOG_QUESTIONS", 0, 1)),
            remote=address(values, "RIGWISE_REMOTE") or None,
            remote_key=values["RIGWISE_REMOTE_KEY"] or None,
            channel_user_rate=rate(values, "RIGWISE_CHANNEL_USER_RATE"),
            channel_rate=rate(values, "RIGWISE_CHANNEL_RATE"),
            slack_bot_token=values["RIGWISE_SLACK_BOT_TOKEN"] or None,
            slack_app_token=values["RIGWISE_SLACK_APP_TOKEN"] or None,
            slack_signing_secret=values["RIGWISE_SLACK_SIGNING_SECRET"] or None,
            slack_workspaces=listed(values["RIGWISE_SLACK_WORKSPACES"]),
            slack_channels=listed(values["RIGWISE_SLACK_CHANNELS"]),
            slack_admins=listed(values["RIGWISE_SLACK_ADMINS"]),
            slack_url=address(values, "RIGWISE_SLACK_URL"),
            discord_token=values["RIGWISE_DISCORD_TOKEN"] or None,
            discord_public_key=public_key(values["RIGWISE_DISCORD_PUBLIC_KEY"]),
            discord_guilds=listed(values["RIGWISE_DISCORD_GUILDS"]),
            discord_channels=listed(values["RIGWISE_DISCORD_CHANNELS"]),
            discord_admins=listed(values["RIGWISE_DISCORD_ADMINS"]),
            discord_url=address(values, "RIGWISE_DISCORD_URL"),
            llm_url=address(values, "RIGWISE_LLM_URL") or None,
            llm_key=bearer(values, "RIGWISE_LLM_KEY"),
            llm_model=values["RIGWISE_LLM_MODEL"],
            llm_tasks=tasks(values),
            llm_budget_s=budget(values),
            llm_tokens=number(values, "RIGWISE_LLM_TOKENS", 16, 8000),
            llm_parallel=number(values, "RIGWISE_LLM_PARALLEL", 1, 1000),
            llm_price=price(values),
        )


def _refuse_half_a_bot(values: Mapping[str, str]) -> None:
    """Slack's deliveries are of no use to a bot that cannot answer."""
    for name in ("RIGWISE_SLACK_SIGNING_SECRET", "RIGWISE_SLACK_APP_TOKEN"):
        if values[name] and not values["RIGWISE_SLACK_BOT_TOKEN"]:
            raise SettingError(f"{name} is set, but RIGWISE_SLACK_BOT_TOKEN is not; set both")


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
