"""``POST /discord/interactions``: commands and buttons over signed HTTP, without a connection of our own."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import discord
import structlog
from fastapi import FastAPI, Request
from starlette.background import BackgroundTask
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from api.body import whole_characters
from api.channels.asking import Asker
from api.channels.store import ChannelStore
from api.discord.interaction import from_json, to_json
from api.discord.library import log_in, options, use
from api.discord.signature import Signatures
from api.discord.surface import Surface, discord_kit
from api.errors import RefusedError, malformed
from assistant.settings import Settings

PATH = "/discord/interactions"
_SETTLE_S = 0.3
"""Seconds that Discord gets to take in a response before the answer follows it."""


class Endpoint:
    """The address that Discord sends interactions to."""

    def __init__(self, surface: Surface, signatures: Signatures) -> None:
        self._surface = surface
        self._signatures = signatures

    async def __call__(self, request: Request) -> Response:
        """Respond to one interaction.

        Raises:
            RefusedError: 401, the request is not Discord's own, or not fresh; 422, it is no interaction.
        """
        body, headers = await request.body(), request.headers
        signature = headers.get("x-signature-ed25519", "")
        if not self._signatures.is_valid(signature, headers.get("x-signature-timestamp", ""), body):
            raise RefusedError(401, "discord-signature")
        response = await self._surface.interactions.respond(_interaction(body))
        return JSONResponse(to_json(response), background=BackgroundTask(self._wake))

    async def _wake(self) -> None:
        await asyncio.sleep(_SETTLE_S)
        self._surface.wake()


class HttpBot:
    """See :class:`~api.channels.serving.Bot`."""

    def __init__(self, surface: Surface, client: discord.Client, token: str) -> None:
        self._surface = surface
        self._client = client
        self._token = token
        self._opening: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Log in and begin to answer; until then questions are accepted."""
        self._opening = asyncio.create_task(self._open())

    async def close(self) -> None:
        """Finish what is being answered, keep the rest."""
        if self._opening is not None:
            self._opening.cancel()
            with suppress(asyncio.CancelledError):
                await self._opening
        await self._surface.close()
        await self._client.close()

    async def _open(self) -> None:
        try:
            await log_in(self._client, self._token)
        except discord.LoginFailure:
            structlog.get_logger().error("discord: RIGWISE_DISCORD_TOKEN is not accepted")
            return
        self._surface.start()


def make_bot(app: FastAPI, store: ChannelStore, asker: Asker) -> HttpBot:
    """The bot of a server, with its route; its settings have been looked at."""
    settings: Settings = app.state.desk.assistant.settings
    assert settings.discord_token
    assert settings.discord_public_key
    use(settings.discord_url)
    client = discord.Client(intents=discord.Intents.none(), **options())
    kit = discord_kit(store, asker, settings)
    surface = Surface(kit, settings, lambda: app.state.desk.assistant.knowledge, client)
    endpoint = Endpoint(surface, Signatures(settings.discord_public_key))
    app.router.routes.append(Route(PATH, endpoint.__call__, methods=["POST"], include_in_schema=False))
    return HttpBot(surface, client, settings.discord_token)


def _interaction(body: bytes) -> Any:
    try:
        return from_json(json.loads(whole_characters(body)))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        raise malformed("body") from fault
