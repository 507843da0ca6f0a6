"""The body of a request: how large, how slow; and what happens when the client leaves."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.channels.signed import SIGNED_PATHS
from api.errors import RefusedError, refuse

_PATIENCE = 4
_HALVES = re.compile(rb"\\u[dD][89a-fA-F]")
_DISCARD_S = 1.0
_DISCARD_BYTES = 250_000


class GoneError(Exception):
    """The client left before its request was whole."""


class Bodies:
    """Reads the whole body first, within limits; then stops the work on a request whose client has left.

    Args:
        limit: bytes that a body may have.
        limits: other limits, by method and path.
        timeout_s: seconds within which a body must have arrived.
    """

    def __init__(
        self, app: ASGIApp, limit: int, limits: Mapping[tuple[str, str], int], timeout_s: float
    ) -> None:
        self._app = app
        self._limit = limit
        self._limits = limits
        self._timeout_s = timeout_s

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        try:
            body = await self._read(scope, receive)
        except RefusedError as refusal:
            return await refuse(refusal, scope, send)
        except GoneError:
            return None
        return await self._attend(body, scope, receive, send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes:
        limit = self._limits.get((scope["method"], scope["path"]), self._limit)
        try:
            async with asyncio.timeout(self._timeout_s):
                body = await _collected(receive, limit)
        except TimeoutError:
            seconds = round(self._timeout_s)
            raise RefusedError(408, "http-slow", {"Connection": "close"}, seconds=seconds) from None
        is_signed = scope["path"] in SIGNED_PATHS
        is_json = "json" in Headers(scope=scope).get("content-type", "") and not is_signed
        return whole_characters(body) if is_json else body

    async def _attend(self, body: bytes, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the request, and cancel that when the client leaves before the response is complete."""
        exchange = _Exchange(body, send)
        work = asyncio.ensure_future(self._app(scope, exchange.receive, exchange.send))
        watch = asyncio.ensure_future(_departure(receive))
        try:
            await asyncio.wait({work, watch}, return_when=asyncio.FIRST_COMPLETED)
            exchange.left.set()
            if not work.done() and not exchange.is_complete:
                work.cancel()
            await work
        except asyncio.CancelledError:
            work.cancel()
            if not watch.done():
                raise
        finally:
            watch.cancel()


class _Exchange:
    """One request and its response: the body given out once, then only the news that the client left."""

    def __init__(self, body: bytes, send: Send) -> None:
        self._body: bytes | None = body
        self._send = send
        self.left = asyncio.Event()
        self.is_complete = False

    async def receive(self) -> Message:
        if self._body is not None:
            body, self._body = self._body, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        await self._send(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            self.is_complete = True


async def discard(receive: Receive) -> None:
    """Take in the rest of a body and throw it away, for a moment, before its request is refused."""
    with suppress(TimeoutError, GoneError, RefusedError):
        async with asyncio.timeout(_DISCARD_S):
            await _collected(receive, _DISCARD_BYTES)


async def _collected(receive: Receive, limit: int) -> bytes:
    """The body; of one that is too large some more is taken in and thrown away as long as it keeps coming,
    so that its sender is listening when it is refused."""
    body, more = bytearray(), True
    while more:
        chunk, more = await _chunk(receive)
        body += chunk
        if len(body) > limit:
            await _discarded(receive, limit * _PATIENCE - len(body), more)
            raise RefusedError(413, "error-body-too-large", {"Connection": "close"}, limit=limit // 1000)
    return bytes(body)


async def _discarded(receive: Receive, rest: int, more: bool) -> None:
    with suppress(TimeoutError):
        while more and rest >= 0:
            async with asyncio.timeout(_DISCARD_S):
                chunk, more = await _chunk(receive)
            rest -= len(chunk)


async def _chunk(receive: Receive) -> tuple[bytes, bool]:
    """The next piece of a body, and whether more is to come."""
    message = await receive()
    if message["type"] == "http.disconnect":
        raise GoneError
    return message.get("body", b""), message.get("more_body", False)


def whole_characters(body: bytes) -> bytes:
    """JSON in which no half of a character is left that could neither be stored nor sent again."""
    if not _HALVES.search(body):
        return body
    try:
        text = json.dumps(json.loads(body), ensure_ascii=False)
    except (ValueError, RecursionError):
        return body
    return text.encode("utf-8", "replace")


async def _departure(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
