"""The bot as a process of its own."""

from __future__ import annotations

import asyncio

import discord
import structlog

from api.channels.process import asker_of, told_to_stop
from api.channels.store import open_channels
from api.discord.commands import commands
from api.discord.gateway import Bot
from api.discord.library import log_in, options, use
from api.discord.mail import Mail
from api.discord.surface import Surface, discord_kit
from api.logs import configure_logs
from assistant.own import KnowledgeOfToday
from assistant.settings import Settings

_WRONG_TOKEN = 4004


class RefusedTokenError(Exception):
    """Discord does not know the bot's token."""


class NotRegisteredError(Exception):
    """Discord does not take the commands; says why."""


async def register(settings: Settings) -> None:
    """Register the commands for every server; those registered before are replaced.

    Raises:
        RefusedTokenError: the token is not valid.
        NotRegisteredError: Discord does not take the commands.
    """
    use(settings.discord_url)
    async with discord.Client(intents=discord.Intents.none(), **options()) as client:
        await _log_in(client, settings)
        try:
            await Mail(client).register(str(client.application_id), commands())
        except discord.HTTPException as fault:
            raise NotRegisteredError(str(fault)) from fault


async def serve(settings: Settings) -> None:
    """Answer until the process is told to stop; then finish what is being answered.

    Raises:
        RefusedTokenError: the token is not valid.
        discord.ConnectionClosed: Discord refuses the connection for good.
    """
    configure_logs()
    use(settings.discord_url)
    async with asker_of(settings, "discord") as asker:
        store = open_channels(settings)
        kit, knowledge = discord_kit(store, asker, settings), KnowledgeOfToday(settings)
        bot = Bot(lambda client: Surface(kit, settings, knowledge, client))
        try:
            await _run(bot, settings)
        finally:
            store.close()


async def _run(bot: Bot, settings: Settings) -> None:
    stop = asyncio.create_task(told_to_stop())
    work = asyncio.create_task(_connect(bot, settings))
    await asyncio.wait({stop, work}, return_when=asyncio.FIRST_COMPLETED)
    structlog.get_logger().info("discord: ending")
    await bot.drain()
    await bot.close()
    stop.cancel()
    if not work.done():
        work.cancel()
    await asyncio.gather(stop, return_exceptions=True)
    await work


async def _connect(bot: Bot, settings: Settings) -> None:
    await _log_in(bot, settings)
    try:
        await bot.connect(reconnect=True)
    except discord.ConnectionClosed as fault:
        if fault.code == _WRONG_TOKEN:
            raise RefusedTokenError from fault
        raise


async def _log_in(client: discord.Client, settings: Settings) -> None:
    assert settings.discord_token
    try:
        await log_in(client, settings.discord_token)
    except discord.LoginFailure as fault:
        raise RefusedTokenError from fault
