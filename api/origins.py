"""Pages of other origins: only those named in the settings may call from a browser (CORS)."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_ALLOWED = {
    "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Accept, Accept-Language, Idempotency-Key",
    "Access-Control-Max-Age": "600",
}


class Origins:
    """Answers preflight requests of allowed origins, and lets their pages read responses."""

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...]) -> None:
        self._app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        origin = Headers(scope=scope).get("origin", "").lower() if scope["type"] == "http" else ""
        if origin not in self._allowed:
            return await self._app(scope, receive, send)

        async def send_readable(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Access-Control-Allow-Origin"] = origin
                headers["Access-Control-Expose-Headers"] = "X-Request-Id, Retry-After"
                headers.add_vary_header("Origin")
            await send(message)

        if scope["method"] == "OPTIONS" and "access-control-request-method" in Headers(scope=scope):
            return await Response(status_code=204, headers=_ALLOWED)(scope, receive, send_readable)
        return await self._app(scope, receive, send_readable)
