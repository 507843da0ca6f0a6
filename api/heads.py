"""HEAD: every address that answers GET answers it too, with the same status and headers and no body."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Heads:
    """Serves HEAD as GET and keeps the body back; probes and load balancers ask so."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            return await self._app(scope, receive, send)

        async def send_bare(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        asked = {**scope, "method": "GET"}
        try:
            await self._app(asked, receive, send_bare)
        finally:
            scope["route"] = asked.get("route")
