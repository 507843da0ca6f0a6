"""Bytes sent to a server by hand, where a well-behaved client would not."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from tests.server import Server


@contextmanager
def connected(server: Server, timeout_s: float = 60.0) -> Iterator[socket.socket]:
    """A connection to a server."""
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname, address.port), timeout_s) as connection:
        yield connection


def said(connection: socket.socket) -> bytes:
    """All that the server says until it closes, or for a moment after a whole response."""
    found = b""
    try:
        while chunk := connection.recv(65536):
            found += chunk
            if is_whole(found):
                connection.settimeout(1.0)
    except (TimeoutError, ConnectionResetError):
        pass
    return found


def is_whole(response: bytes) -> bool:
    """Whether a response has its head and as long a body as that says."""
    head, end, body = response.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
    return bool(end) and (length is None or len(body) >= int(length[1]))


def chat_head(length: int, *more: str) -> bytes:
    """The head of ``POST /chat``."""
    lines = [
        "POST /chat HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        *more,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
