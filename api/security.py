"""Who may ask: a key where one is set, a rate per client, and headers that keep browsers careful."""

from __future__ import annotations

import hmac
import math
import time
from collections.abc import Awaitable, Callable

from fastapi import Request, Response

from api.errors import Error, RefusedError, body
from api.language import language_of
from assistant.answering.wording import wording
from assistant.settings import Settings

OPEN_PATHS = ("/healthz", "/readyz")
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}

Next = Callable[[Request], Awaitable[Response]]


class Door:
    """Middleware: checks the key, counts requests per client, sets security headers."""

    def __init__(self, settings: Settings) -> None:
        from limits import parse
        from limits.aio.storage import MemoryStorage
        from limits.aio.strategies import MovingWindowRateLimiter

        self._key = settings.api_key
        self._rate = parse(settings.rate)
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    async def __call__(self, request: Request, call_next: Next) -> Response:
        """One request through the door."""
        response = await self._refused(request) or await call_next(request)
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    async def _refused(self, request: Request) -> Response | None:
        if request.url.path in OPEN_PATHS:
            return None
        if not self._has_key(request):
            return _told(request, RefusedError(401, "error-key", {"WWW-Authenticate": "Bearer"}))
        client = request.client.host if request.client else "unknown"
        if await self._limiter.hit(self._rate, client):
            return None
        reset, _ = await self._limiter.get_window_stats(self._rate, client)
        wait_s = max(1, math.ceil(reset - time.time()))
        return _told(request, RefusedError(429, "error-rate", {"Retry-After": str(wait_s)}, seconds=wait_s))

    def _has_key(self, request: Request) -> bool:
        if self._key is None:
            return True
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        return scheme.lower() == "bearer" and hmac.compare_digest(given.encode(), self._key.encode())


def _told(request: Request, refusal: RefusedError) -> Response:
    text = wording(language_of(request))(refusal.code, **refusal.arguments)
    return body(refusal.status, Error(code=refusal.code, message=text), refusal.headers)
