"""A client of OpenAI's chat completions, as Ollama, vLLM, llama.cpp and hosted services speak them."""

from __future__ import annotations

import asyncio
import ssl
import threading
import time
from collections.abc import AsyncGenerator, Callable, Generator
from concurrent.futures import Future
from contextlib import aclosing, closing
from functools import cache
from queue import SimpleQueue
from typing import TYPE_CHECKING

from assistant.writer.breaker import Breaker
from assistant.writer.errors import EndpointError
from assistant.writer.protocol import end_of, pieces_of
from assistant.writer.request import Request
from assistant.writer.thoughts import without_thoughts

if TYPE_CHECKING:
    import httpx2

ATTEMPTS = 2
PAUSE_S = 0.25
LARGEST = 256_000
"""Bytes of one response; more is no answer to what was asked."""
_TRY_AGAIN = frozenset(("unreachable", "limited", "failed"))


class Endpoint:
    """One model at one address; safe to share between threads.

    Args:
        url: base address, ``http://127.0.0.1:11434/v1``.
        model: name of the model there.
        parallel: calls under way at once; one more is refused at once.
    """

    def __init__(
        self,
        url: str,
        model: str,
        key: str | None = None,
        *,
        parallel: int = 4,
        breaker: Breaker | None = None,
    ) -> None:
        self.model = model
        self._url = url.rstrip("/") + "/chat/completions"
        self._headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._tls = _tls(url)
        self._room = threading.BoundedSemaphore(parallel)
        self._breaker = breaker or Breaker()

    def stream(self, request: Request, end_s: float) -> Generator[str, None, None]:
        """Pieces of the reply as they come; closing the generator closes the connection.

        Args:
            end_s: until when, by :func:`time.monotonic`.

        Raises:
            EndpointError: no reply, or not all of it, in time.
        """
        if not self._breaker.lets_through():
            raise EndpointError("open")
        if not self._room.acquire(blocking=False):
            raise EndpointError("busy")
        try:
            with closing(self._counted(request, end_s)) as pieces:
                yield from without_thoughts(pieces)
        finally:
            self._room.release()

    def whole(self, request: Request, end_s: float) -> str:
        """The whole reply.

        Raises:
            EndpointError: no reply in time.
        """
        return "".join(self.stream(request, end_s))

    def _counted(self, request: Request, end_s: float) -> Generator[str, None, None]:
        """Tells the breaker how it went; a reader that leaves says nothing about the endpoint."""
        try:
            yield from self._patient(request, end_s)
        except EndpointError as error:
            if error.cause != "refused":
                self._breaker.failed()
            raise
        self._breaker.succeeded()

    def _patient(self, request: Request, end_s: float) -> Generator[str, None, None]:
        """Tries again after a failure that may pass, as long as nothing has come and there is time."""
        for attempt in range(1, ATTEMPTS + 1):
            has_begun = False
            try:
                for piece in self._once(request, end_s):
                    has_begun = True
                    yield piece
                return
            except EndpointError as error:
                pause_s = PAUSE_S if error.retry_after_s is None else error.retry_after_s
                is_last = attempt == ATTEMPTS or has_begun or error.cause not in _TRY_AGAIN
                if is_last or time.monotonic() + pause_s >= end_s:
                    raise
                time.sleep(pause_s)

    def _once(self, request: Request, end_s: float) -> Generator[str, None, None]:
        """One call, made in the thread of :func:`_loop`, so that the time limit holds to the moment."""
        arrived: SimpleQueue[str | Future[None]] = SimpleQueue()
        call = asyncio.run_coroutine_threadsafe(self._call(request, end_s, arrived.put), _loop())
        call.add_done_callback(arrived.put)
        try:
            while isinstance(piece := arrived.get(), str):
                yield piece
            call.result()
        finally:
            call.cancel()

    async def _call(self, request: Request, end_s: float, take: Callable[[str], None]) -> None:
        try:
            async with (
                asyncio.timeout(max(0.0, end_s - time.monotonic())),
                aclosing(self._replies(request)) as replies,
            ):
                async for piece in replies:
                    take(piece)
        except TimeoutError:
            raise EndpointError("timeout") from None

    async def _replies(self, request: Request) -> AsyncGenerator[str, None]:
        import httpx2

        has_begun = is_ended = False
        try:
            async with httpx2.AsyncClient(timeout=None, headers=self._headers, verify=self._tls) as client:
                body = request.body(self.model)
                async with client.stream("POST", self._url, json=body) as response:
                    if response.status_code != 200:
                        raise _refusal(response)
                    has_begun = True
                    kind = response.headers.get("content-type", "")
                    async with aclosing(pieces_of(_limited(response), kind)) as pieces:
                        async for piece in pieces:
                            is_ended = end_of(piece, request.usage) or is_ended
                            if piece.text:
                                yield piece.text
        except httpx2.TransportError as error:
            raise EndpointError("cut" if has_begun else "unreachable", type(error).__name__) from error
        except httpx2.HTTPError as error:
            raise EndpointError("malformed", type(error).__name__) from error
        if not is_ended:
            raise EndpointError("cut")


def _tls(url: str) -> ssl.SSLContext:
    """What connections are checked by, made once; none is loaded where there is nothing to check."""
    if url.startswith("https:"):
        return ssl.create_default_context()
    return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """One event loop for all calls of the process, in a thread that ends with it."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="rigwise-llm", daemon=True).start()
    return loop


async def _limited(response: httpx2.Response) -> AsyncGenerator[bytes, None]:
    """The body, as long as it is no larger than a reply can be."""
    size = 0
    async with aclosing(response.aiter_bytes()) as chunks:
        async for chunk in chunks:
            size += len(chunk)
            if size > LARGEST:
                raise EndpointError("malformed", "too much")
            yield chunk


def _refusal(response: httpx2.Response) -> EndpointError:
    status = response.status_code
    if status == 429:
        return EndpointError("limited", "429", _seconds(response.headers.get("retry-after")))
    if status >= 500:
        return EndpointError("failed", str(status))
    return EndpointError("refused", str(status))


def _seconds(text: str | None) -> float | None:
    return float(text) if text and text.isdecimal() and len(text) < 6 else None
