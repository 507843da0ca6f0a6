"""Every setting, a row each: its variable, its field, how it is read, its default and its meaning."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.setting_values import (
    Read,
    address,
    bearer,
    budget,
    database,
    home,
    key,
    language,
    listed,
    names,
    networks,
    number,
    optional,
    optional_address,
    origins,
    path,
    price,
    public_key,
    rate,
    switch,
    tasks,
    text,
    vectors,
)


@dataclass(frozen=True, slots=True)
class Setting:
    """One environment variable; the value of a secret one is never shown.

    Args:
        read: gives its value from the texts of all.
        unit: of a number, where the name of its field tells it.
    """

    name: str
    read: Read
    default: str
    meaning: str
    is_secret: bool = False
    unit: str = ""

    @property
    def field(self) -> str:
        """Its name in ``assistant.settings.Settings``."""
        name = self.name.removeprefix("RIGWISE_").lower()
        return f"{name}_{self.unit}" if self.unit else name


SETTINGS: tuple[Setting, ...] = (
    Setting("RIGWISE_HOME", home, "", "folder for all state; by default the platform's user-data folder"),
    Setting(
        "RIGWISE_STATE",
        database,
        "",
        "postgresql://… for many servers at once; by default files",
        is_secret=True,
    ),
    Setting(
        "RIGWISE_VECTORS",
        vectors,
        "",
        "postgresql://… or milvus://… for the index of your documents; by default files",
        is_secret=True,
    ),
    Setting(
        "RIGWISE_VECTORS_TOKEN",
        bearer,
        "",
        "what Milvus in RIGWISE_VECTORS asks for: a key, or user:password",
        is_secret=True,
    ),
    Setting(
        "RIGWISE_CONVERSATION_DAYS",
        number(1, 36_500),
        "14",
        "days after its last turn that a conversation is kept",
    ),
    Setting("RIGWISE_LANGUAGE", language, "", "answer language tag; by default the language of the question"),
    Setting("RIGWISE_EMBEDDER", text, "shipped", "embedding model: shipped, a folder, or a Hugging Face id"),
    Setting(
        "RIGWISE_ENSEMBLE",
        switch,
        "0",
        "1 asks a second embedding model beside the first; the index must be built with it",
    ),
    Setting("RIGWISE_DEVICE", text, "cpu", "device of a sentence-transformers model: cpu, cuda, cuda:1"),
    Setting(
        "RIGWISE_RERANKER",
        optional,
        "",
        "cross-encoder that reads the first passages again: a folder, or a Hugging Face id; none by default",
    ),
    Setting(
        "RIGWISE_RERANK_BUDGET",
        number(1, 60_000),
        "200",
        "time that it may add to a search [ms]",
        unit="ms",
    ),
    Setting("RIGWISE_PRICES", path, "", "CSV file of your own prices, over the shipped ones"),
    Setting("RIGWISE_ALLOW_URL", switch, "0", "1 lets rigwise ingest fetch public addresses; off by default"),
    Setting("RIGWISE_HOST", text, "127.0.0.1", "address that rigwise serve binds to"),
    Setting("RIGWISE_PORT", number(0, 65535), "8000", "port that rigwise serve binds to"),
    Setting(
        "RIGWISE_API_KEY", key, "", "one key with all rights, beside those of rigwise keys", is_secret=True
    ),
    Setting(
        "RIGWISE_HOSTS", names, "", "names, beside this machine's own, under which the server is reached"
    ),
    Setting("RIGWISE_ORIGINS", origins, "", "web origins whose pages may ask without a key; see below"),
    Setting(
        "RIGWISE_TRUSTED_PROXIES",
        networks,
        "",
        "addresses or networks of proxies whose X-Forwarded-For is true",
    ),
    Setting("RIGWISE_MAX_BODY_KB", number(1, 1_000_000), "256", "largest request body [kB]"),
    Setting(
        "RIGWISE_MAX_UPLOAD_KB", number(1, 20_000), "5000", "largest document that POST /sources takes [kB]"
    ),
    Setting(
        "RIGWISE_QUEUE",
        number(1, 100_000),
        "64",
        "questions that may wait for the encoder before the server answers 503",
    ),
    Setting("RIGWISE_RATE", rate, "120/minute", "requests allowed per key, or per address without one"),
    Setting(
        "RIGWISE_TIMEOUT",
        number(1, 3600),
        "30",
        "time for a request to arrive, and for an answer to be found [s]",
        unit="s",
    ),
    Setting("RIGWISE_LOG_QUESTIONS", switch, "0", "1 writes question texts to the log; off by default"),
    Setting(
        "RIGWISE_REMOTE",
        optional_address,
        "",
        "address of another Rigwise that the bots ask, instead of answering themselves",
    ),
    Setting("RIGWISE_REMOTE_KEY", optional, "", "key for that one", is_secret=True),
    Setting("RIGWISE_CHANNEL_USER_RATE", rate, "10/minute", "questions that the bots take from one person"),
    Setting("RIGWISE_CHANNEL_RATE", rate, "60/minute", "questions that the bots take from one channel"),
    Setting("RIGWISE_SLACK_BOT_TOKEN", optional, "", "bot token of the Slack app, xoxb-…", is_secret=True),
    Setting("RIGWISE_SLACK_APP_TOKEN", optional, "", "app token for Socket Mode, xapp-…", is_secret=True),
    Setting(
        "RIGWISE_SLACK_SIGNING_SECRET",
        optional,
        "",
        "proves that a request is Slack's; opens /slack/events",
        is_secret=True,
    ),
    Setting(
        "RIGWISE_SLACK_WORKSPACES", listed, "", "ids of the workspaces that are answered; by default all"
    ),
    Setting(
        "RIGWISE_SLACK_CHANNELS", listed, "", "ids of the Slack channels that are answered; by default all"
    ),
    Setting(
        "RIGWISE_SLACK_ADMINS", listed, "", "ids of the Slack users who may mute the bot and add documents"
    ),
    Setting("RIGWISE_SLACK_URL", address, "https://slack.com/api/", "address of Slack's Web API"),
    Setting("RIGWISE_DISCORD_TOKEN", optional, "", "bot token of the Discord application", is_secret=True),
    Setting(
        "RIGWISE_DISCORD_PUBLIC_KEY",
        public_key,
        "",
        "proves that a request is Discord's; opens /discord/interactions",
    ),
    Setting("RIGWISE_DISCORD_GUILDS", listed, "", "ids of the servers that are answered; by default all"),
    Setting(
        "RIGWISE_DISCORD_CHANNELS",
        listed,
        "",
        "ids of the Discord channels that are answered; by default all",
    ),
    Setting("RIGWISE_DISCORD_ADMINS", listed, "", "ids of the Discord users who may mute the bot"),
    Setting("RIGWISE_DISCORD_URL", address, "https://discord.com/api/v10", "address of Discord's REST API"),
    Setting(
        "RIGWISE_LLM_URL",
        optional_address,
        "",
        "base address of an OpenAI-compatible language model; none by default",
    ),
    Setting("RIGWISE_LLM_KEY", bearer, "", "key for that one", is_secret=True),
    Setting("RIGWISE_LLM_MODEL", text, "default", "name of the model there"),
    Setting("RIGWISE_LLM_TASKS", tasks, "reword,translate,read", "what it may do: reword, translate, read"),
    Setting(
        "RIGWISE_LLM_BUDGET",
        budget,
        "8",
        "time that it may add to an answer [s], less than RIGWISE_TIMEOUT",
        unit="s",
    ),
    Setting("RIGWISE_LLM_TOKENS", number(16, 8000), "800", "most tokens of one reply"),
    Setting("RIGWISE_LLM_PARALLEL", number(1, 1000), "4", "calls to it under way at once"),
    Setting(
        "RIGWISE_LLM_PRICE", price, "0/0", "money per million tokens read and written, for the cost figure"
    ),
)
