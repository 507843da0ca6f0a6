"""Too many questions at once: one more is refused before anything of it is read, as cheaply as can be."""

from __future__ import annotations

from functools import lru_cache

from fastapi import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from api.body import discard
from api.errors import ErrorBody, error_of
from api.language import language_of
from api.workers import Workers, busy

_WORK = (
    ("POST", "/chat"),
    ("POST", "/v1/chat/completions"),
    ("GET", "/v1/models"),
    ("POST", "/rules/"),
    ("GET", "/search"),
    ("GET", "/plots/"),
    ("GET", "/catalog/"),
)
"""Methods and beginnings of addresses that a worker is needed for."""
_LANGUAGES = 32


class Shedding:
    """Refuses what needs a worker while the queue is full, without a look at key, address or body.

    A request that finds room here and none at the queue a moment later is refused there, with the same body.
    """

    def __init__(self, app: ASGIApp, workers: Workers) -> None:
        self._app = app
        self._workers = workers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request pass, or refuse it."""
        if not self._workers.is_full or not _needs_a_worker(scope):
            return await self._app(scope, receive, send)
        await discard(receive)
        return await _refusal(language_of(Request(scope)))(scope, receive, send)


def _needs_a_worker(scope: Scope) -> bool:
    return scope["type"] == "http" and any(
        scope["method"] == method and scope["path"].startswith(path) for method, path in _WORK
    )


@lru_cache(maxsize=_LANGUAGES)
def _refusal(language: str) -> Response:
    """The response in one language; made once, as it holds nothing of the request."""
    refusal = busy()
    status, error = error_of(refusal, language)
    return Response(ErrorBody(error=error).model_dump_json(), status, refusal.headers, "application/json")
