"""One line of log, one id, careful headers and the one error body for every request, whatever happens."""

from __future__ import annotations

import asyncio
import re
import time
import uuid
from dataclasses import dataclass

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.errors import RefusedError, refuse
from api.logs import places
from api.metrics import Metrics
from api.security import HEADERS

CLIENT_LEFT = 499
_ID = re.compile(r"[A-Za-z0-9-]{8,64}")
_METHODS = frozenset({"GET", "HEAD", "POST", "DELETE", "OPTIONS"})


class Observed:
    """The outermost layer: nothing gets past it unseen, and no fault leaves without a body."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._log = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        response = _Response(send, _request_id(scope))
        start = time.perf_counter()
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=response.request_id)
        try:
            await self._app(scope, receive, response.send)
        except asyncio.CancelledError:
            raise
        except Exception as fault:
            self._log.error("fault", path=scope["path"][:200], kind=type(fault).__name__, at=places(fault))
            if response.has_started:
                raise
            refusal = RefusedError(500, "error-internal", request=response.request_id)
            await refuse(refusal, scope, response.send)
        finally:
            self._note(scope, response, time.perf_counter() - start)

    def _note(self, scope: Scope, response: _Response, seconds: float) -> None:
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._metrics.served(method, _route(scope), response.status, seconds)
        self._log.info(
            "request",
            method=scope["method"][:16],
            path=scope["path"][:200],
            status=response.status,
            ms=round(seconds * 1000, 1),
        )


@dataclass
class _Response:
    """What goes out: every response carries its id and the careful headers."""

    out: Send
    request_id: str
    status: int = CLIENT_LEFT

    @property
    def has_started(self) -> bool:
        return self.status != CLIENT_LEFT

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            headers["X-Request-Id"] = self.request_id
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self.out(message)


def _request_id(scope: Scope) -> str:
    """The id that a proxy gave, where it is a plain one, else a new one."""
    given = Headers(scope=scope).get("x-request-id", "")
    return given if _ID.fullmatch(given) else uuid.uuid4().hex[:16]


def _route(scope: Scope) -> str:
    """The route as written, so that there are as many figures as routes and not as addresses."""
    route = scope.get("route")
    return getattr(route, "path", "other")
