"""HTTP/1.1 connections: the head of a request must arrive in time, and nonsense gets the one error body."""

from __future__ import annotations

import asyncio
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from api.errors import Error, ErrorBody, RefusedError, error_of


class Http(H11Protocol):
    """The server's own protocol, with a clock on the head of every request.

    It runs while a connection waits for a head or has only part of one. Bodies have their own clock in
    :class:`api.body.Bodies`.
    """

    head_timeout_s = 30.0
    _head: asyncio.TimerHandle | None = None

    @classmethod
    def with_timeout(cls, seconds: float) -> type[Http]:
        """The same protocol with another limit for the head of a request [s]."""
        return cast(type[Http], type("Http", (cls,), {"head_timeout_s": seconds}))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the clock."""
        super().connection_made(transport)
        self._start_clock()

    def data_received(self, data: bytes) -> None:
        """Start the clock at the first byte of a head."""
        if self._head is None and self.conn.their_state is h11.IDLE:
            self._start_clock()
        super().data_received(data)

    def handle_events(self) -> None:
        """Stop the clock once a head is whole."""
        super().handle_events()
        if self.conn.their_state is not h11.IDLE:
            self._stop_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock."""
        self._stop_clock()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Tell a client that its bytes are no HTTP."""
        self._refuse(RefusedError(400, "http-bad-request"))

    def _late(self) -> None:
        self._refuse(RefusedError(408, "http-slow", seconds=round(self.head_timeout_s)))

    def _refuse(self, refusal: RefusedError) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._respond(*error_of(refusal, "en"))
        self.transport.close()

    def _respond(self, status: int, error: Error) -> None:
        body = ErrorBody(error=error).model_dump_json().encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        response = h11.Response(status_code=status, headers=headers)
        for event in (response, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")

    def _start_clock(self) -> None:
        self._head = self.loop.call_later(self.head_timeout_s, self._late)

    def _stop_clock(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None
