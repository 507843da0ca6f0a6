"""The bots inside the HTTP server: those whose secrets are set, each at an address of its own."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

import structlog
from fastapi import FastAPI

from api.channels.asking import Asker
from api.channels.desk_asker import DeskAsker
from api.channels.remote_asker import RemoteAsker
from api.channels.store import ChannelStore, open_channels
from assistant.settings import Settings
from corpus.extras import install_command

_MODULES = {
    "slack": ("slack_signing_secret", "api.slack.http"),
    "discord": ("discord_public_key", "api.discord.http"),
}


class Bot(Protocol):
    """A bot that is served: its route is in the application."""

    def start(self) -> None:
        """Begin to answer what was accepted."""

    async def close(self) -> None:
        """Finish what is being answered, keep the rest."""


class BotModule(Protocol):
    """A module that makes a bot and adds its route."""

    def make_bot(self, app: FastAPI, store: ChannelStore, asker: Asker) -> Bot:
        """The bot of one platform."""


class Bots:
    """All bots of a server, with what they share."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        self._store: ChannelStore | None = None
        self._askers: list[Asker] = []
        self._bots: list[Bot] = []
        for platform, (secret, module) in _MODULES.items():
            if getattr(settings, secret):
                self._add(app, settings, platform, module)

    def _add(self, app: FastAPI, settings: Settings, platform: str, module: str) -> None:
        try:
            made = cast(BotModule, import_module(module))
        except ImportError as fault:
            structlog.get_logger().error(
                "bot", platform=platform, fault=str(fault), command=install_command(platform)
            )
            return
        self._store = self._store or open_channels(settings)
        asker = _asker(app, settings, platform)
        self._askers.append(asker)
        self._bots.append(made.make_bot(app, self._store, asker))

    def start(self) -> None:
        """Begin with what an earlier process has left."""
        for bot in self._bots:
            bot.start()

    async def close(self) -> None:
        """End in order: no question is lost."""
        for bot in self._bots:
            await bot.close()
        for asker in self._askers:
            await asker.close()
        if self._store is not None:
            self._store.close()


def _asker(app: FastAPI, settings: Settings, platform: str) -> Asker:
    if settings.remote:
        return RemoteAsker(settings.remote, settings.remote_key)
    return DeskAsker(app.state.desk, platform, app.state.ingesting)
