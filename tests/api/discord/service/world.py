"""What the stand-in for Discord knows: users, channels, messages, interactions, troubles to come."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from dataclasses import dataclass, field
from typing import Any

BOT_ID = "900000000000000001"
APPLICATION_ID = "900000000000000001"
GUILD_ID = "800000000000000001"
CHANNEL_ID = "700000000000000001"
DM_ID = "700000000000000099"
ADA_ID = "600000000000000001"
BEN_ID = "600000000000000002"
TOKEN = "token-of-the-bot"

Json = dict[str, Any]


def user(user_id: str, name: str = "ada", *, bot: bool = False) -> Json:
    return {
        "id": user_id,
        "username": name,
        "discriminator": "0",
        "global_name": name.title(),
        "avatar": None,
        "bot": bot,
    }


LOADING, EPHEMERAL = 128, 64
BOT = user(BOT_ID, "rigwise", bot=True)


@dataclass
class Interaction:
    """One interaction, its callback and the messages sent through its token."""

    id: str
    token: str
    channel_id: str
    born: float = field(default_factory=time.monotonic)
    callback: Json | None = None
    is_expired: bool = False
    original_id: str | None = None


@dataclass
class Trouble:
    """What goes wrong for a while on some paths."""

    path: re.Pattern[str]
    times: int
    status: int
    body: Json
    headers: dict[str, str]


class World:
    """All of it; touched only from the loop of the service, except for reading."""

    def __init__(self) -> None:
        self._ids = itertools.count(int(time.time()) << 22)
        self.messages: dict[str, Json] = {}
        self.files: dict[str, dict[str, bytes]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        self.requests: list[tuple[str, str, int, float]] = []
        self.nonces: dict[tuple[str, str], str] = {}
        self.typing: list[str] = []
        self.troubles: list[Trouble] = []
        self.threads: dict[str, str] = {}
        self.gone_channels: set[str] = set()
        self.faults: list[str] = []
        self.held: re.Pattern[str] | None = None
        self.let_go = asyncio.Event()

    def new_id(self) -> str:
        return str(next(self._ids))

    def in_channel(self, channel_id: str) -> list[Json]:
        """Messages of a channel, oldest first."""
        found = [m for m in list(self.messages.values()) if m["channel_id"] == channel_id]
        return sorted(found, key=lambda message: int(message["id"]))

    def by_bot(self, channel_id: str) -> list[Json]:
        """What everybody sees of the bot in a channel, oldest first; nothing that is still loading."""
        own = [message for message in self.in_channel(channel_id) if message["author"] is BOT]
        return [message for message in own if not message["flags"] & (LOADING | EPHEMERAL)]

    def trouble(self, method: str, path: str) -> Trouble | None:
        for each in self.troubles:
            if each.times > 0 and each.path.search(f"{method} {path}"):
                each.times -= 1
                return each
        return None

    def holds(self, request: str) -> bool:
        """Whether a request is carried out, but its response kept back until the end."""
        return self.held is not None and self.held.search(request) is not None

    def message(self, channel_id: str, author: Json, content: str, **more: Any) -> Json:
        """A message as the API shows it, kept."""
        message = {
            "id": self.new_id(),
            "channel_id": channel_id,
            "author": author,
            "content": content,
            "timestamp": "2026-11-30T12:00:00.000000+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": 0,
            **more,
        }
        self.messages[message["id"]] = message
        return message
