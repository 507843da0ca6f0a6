"""``/mcp/``: the protocol over HTTP, each request by itself, answered with JSON."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from fastapi import FastAPI
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.desk import Desk
from api.mcp.server import make_server

PATHS = ("/mcp/", "/mcp")


class _Endpoint:
    """The manager as an application; a class of its own, so that a route takes it for one."""

    def __init__(self, manager: StreamableHTTPSessionManager) -> None:
        self._manager = manager

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._manager.handle_request(scope, receive, send)


def serve_mcp(app: FastAPI, desk: Desk) -> AbstractAsyncContextManager[None]:
    """Add the routes, which answer while the returned context is open. Keys are the door's matter."""
    manager = StreamableHTTPSessionManager(app=make_server(desk), json_response=True, stateless=True)
    for path in PATHS:
        app.router.routes.append(Route(path, _Endpoint(manager), methods=["POST"]))
    return manager.run()
