"""``/mcp/``: the protocol over HTTP, each request by itself, answered with JSON."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.desk import Desk
from api.errors import JSON, RefusedError
from api.mcp.extra import EXTRA, is_installed
from corpus.extras import install_command

if TYPE_CHECKING:
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

PATHS = ("/mcp/", "/mcp")


class Tools:
    """The protocol as an application. Its package takes a second to import and 27 MB to hold, so that waits
    for the first request. Keys, hosts and bodies are the door's matter.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._over = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None
        self._manager: asyncio.Future[StreamableHTTPSessionManager] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request.

        Raises:
            RefusedError: 415, its body is not said to be JSON.
        """
        form = Headers(scope=scope).get("content-type", "")
        if not form.lower().startswith(JSON):
            raise RefusedError(415, "error-content-type", field="Content-Type", known=JSON)
        if self._manager is None:
            self._manager = asyncio.get_running_loop().create_future()
            self._serving = asyncio.create_task(self._serve(self._manager))
        manager = await asyncio.shield(self._manager)
        await manager.handle_request(scope, receive, send)

    async def close(self) -> None:
        """End the sessions."""
        self._over.set()
        if self._serving is not None:
            await self._serving

    async def _serve(self, ready: asyncio.Future[StreamableHTTPSessionManager]) -> None:
        try:
            manager = await asyncio.to_thread(_make_manager, self._desk)
        except ImportError as fault:
            ready.set_exception(fault)
            return
        async with manager.run():
            ready.set_result(manager)
            await self._over.wait()


def add_tools(app: FastAPI, desk: Desk) -> Tools | None:
    """Add the routes; where the extra is not installed, they say how to install it."""
    tools = Tools(desk) if is_installed() else None
    for path in PATHS:
        app.router.routes.append(Route(path, tools or _NotInstalled(), methods=["POST"]))
    return tools


class _NotInstalled:
    """What answers in the place of the tools."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse.

        Raises:
            RefusedError: 501, with the command that installs what is missing.
        """
        raise RefusedError(501, "error-extra-missing", what=PATHS[0], command=install_command(EXTRA))


def _make_manager(desk: Desk) -> StreamableHTTPSessionManager:
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

    from api.mcp.server import make_server

    return StreamableHTTPSessionManager(app=make_server(desk), json_response=True, stateless=True)
