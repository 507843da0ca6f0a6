"""The client of discord.py, set up the same wherever it is used."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import structlog
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from api.channels.runner import FIRST_PAUSE_S, LONGEST_PAUSE_S

RETRY = (OSError, discord.DiscordServerError, asyncio.TimeoutError)


def options() -> dict[str, Any]:
    """What every client is made with: nobody is ever notified, and nothing is remembered of messages."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    return {
        "allowed_mentions": discord.AllowedMentions.none(),
        "max_messages": None,
        "chunk_guilds_at_startup": False,
        "member_cache_flags": discord.MemberCacheFlags.none(),
    }


def use(url: str) -> None:
    """Reach Discord under an address; that of a proxy, where it is not Discord's own."""
    Route.BASE = url.rstrip("/")


async def log_in(client: discord.Client, token: str) -> None:
    """Log in, trying again later and later while Discord cannot be reached.

    Raises:
        discord.LoginFailure: the token is not valid.
    """
    pause_s = FIRST_PAUSE_S
    while True:
        try:
            return await client.login(token)
        except RETRY as fault:
            structlog.get_logger().warning("discord: not reached", kind=type(fault).__name__)
            await _forget_session(client)
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)


async def _forget_session(client: discord.Client) -> None:
    """Each login opens a session; that of one that failed is closed together with its connector."""
    await client.http.close()
    client.http.clear()
    client.http.connector = discord.utils.MISSING


async def find_gateway(client: discord.Client) -> None:
    """Ask where the gateway is."""
    found = await client.http.request(Route("GET", "/gateway"))
    DiscordWebSocket.DEFAULT_GATEWAY = URL(found["url"])
