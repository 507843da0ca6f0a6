"""Discord's part of a process, put together: inbox, runner, rules of taking in, outgoing messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord

from api.channels.asking import Asker
from api.channels.kit import Kit, make_kit
from api.channels.message import Claimed
from api.channels.runner import DRAIN_S, Runner
from api.channels.store import ChannelStore
from api.discord.charts import Charts, OwnDrawer, RemoteDrawer
from api.discord.interactions import Interactions
from api.discord.mail import Mail
from api.discord.reception import PLATFORM, Reception
from api.discord.reply import DiscordReply
from assistant.settings import Settings
from rules.knowledge import Knowledge


class Surface:
    """Made in a running event loop, from a client that need not have logged in yet."""

    def __init__(
        self, kit: Kit, settings: Settings, knowledge: Callable[[], Knowledge], client: discord.Client
    ) -> None:
        self.kit = kit
        self.mail = Mail(client)
        self._charts = Charts(_drawer(settings, knowledge))
        self._runner = Runner(kit.inbox, kit.asker, self._reply)
        self.reception = Reception(kit)
        self.interactions = Interactions(self.reception, self.mail, kit.asker, knowledge, self.wake)

    def start(self) -> None:
        """Begin to answer, once the client has logged in."""
        self._runner.start()

    def wake(self) -> None:
        """Answer what was accepted now."""
        self._runner.wake()

    async def close(self, deadline_s: float = DRAIN_S) -> None:
        """Finish what is being answered; what is not ready in time is answered after the next start."""
        await asyncio.gather(self._runner.close(deadline_s), self.interactions.close(deadline_s))
        await self._charts.close()

    def _reply(self, claimed: Claimed) -> DiscordReply:
        return DiscordReply(
            claimed, self.mail, self._charts, lambda note: self.kit.inbox.note(claimed.id, note)
        )


def discord_kit(store: ChannelStore, asker: Asker, settings: Settings) -> Kit:
    """What the bot works with, with the rights of the settings."""
    return make_kit(
        store,
        asker,
        settings,
        PLATFORM,
        workspaces=settings.discord_guilds,
        channels=settings.discord_channels,
        admins=settings.discord_admins,
    )


def _drawer(settings: Settings, knowledge: Callable[[], Knowledge]) -> OwnDrawer | RemoteDrawer:
    if settings.remote:
        return RemoteDrawer(settings.remote, settings.remote_key)
    return OwnDrawer(knowledge)
